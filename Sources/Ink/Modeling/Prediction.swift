/// Where the ink is likely to be by the time it is seen.
enum Prediction {
    /// One frame at 60 Hz: farther ahead, guesses are seen to be wrong.
    static let farthest = 1.0 / 60
}
