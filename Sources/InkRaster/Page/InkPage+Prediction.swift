import Foundation
import Ink

extension InkPage {
    /// One frame at 60 Hz, for windows: about as old as a sample is when its ink is seen. Nothing is predicted farther
    /// (`ModelOptions.prediction`).
    public static let standardPrediction: TimeInterval = 1.0 / 60

    /// Seconds that wet ink runs ahead of each stroke's latest sample, where its brush says so (`ModelOptions.prediction`) and the hand
    /// can be foretold; 0, which a page begins with, is none. Not a number counts as 0.
    ///
    /// It is ink for the eye alone: it goes with the next sample, with the stroke's end and when the hand rests (`rest`), and is in no
    /// drawing, no history and no stroke. Only who watches a hand as it moves has a use for it. What is replayed, photographed or
    /// compared pixel by pixel has to show what was drawn, so nothing is predicted unless somebody asks.
    public var prediction: TimeInterval {
        get { predictedTime }
        set {
            predictedTime = newValue > 0 ? newValue : 0
            if predictedTime == 0 { for stroke in wet { rest(stroke.id) } }
        }
    }

    /// A stroke got no sample for a frame or two: its hand is not where it was predicted to be, and that ink goes away. O(pixels of what
    /// may still change).
    public func rest(_ id: WetStroke.ID) {
        guard let stroke = wet.first(where: { $0.id == id }) else { return }
        dirty.collect { changed in stroke.rest(extent: extent, changed: changed) }
    }
}
