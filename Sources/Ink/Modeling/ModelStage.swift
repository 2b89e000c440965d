/// A step on the way from samples to a path.
///
/// What `append` puts out is final. What else there would be is asked of `conclude`, which leaves the stage as it was; so the final
/// part depends only on the inputs and their order, not on when somebody looked.
protocol ModelStage {
    associatedtype Input
    associatedtype Output

    /// Takes the next input, itself final, and appends the output that is final by it. Amortised O(1) and the outputs.
    mutating func append(_ input: Input, to output: inout [Output])

    /// Appends what the output goes on with if the input goes on with `inputs` and ends there. The stage stays as it is: it is
    /// mutating only because its buffers serve as scratch space. O(outputs).
    mutating func conclude(_ inputs: [Input], to output: inout [Output])
}
