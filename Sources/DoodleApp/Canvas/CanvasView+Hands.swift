import Hands
import UIKit

extension CanvasView {
    /// Does what hands were found to mean, in order.
    func perform(_ actions: [HandAction]) {
        for action in actions {
            switch action {
            case .begin(let contact): begin(contact)
            case .extend(let contact): extend(contact)
            case .end(let id): finish(id)
            case .takeBack(let id): takeBack(id)
            case .moveBegan: break
            case .moved(let transform), .moveTakenBack(let transform): follow(transform)
            case .moveEnded: comeToRest()
            case .undo: handsAsk(.undo)
            case .redo: handsAsk(.redo)
            }
        }
    }

    /// What fingers are for changes; those on the glass end what they do.
    func use(_ settings: HandSettings) {
        perform(hands.use(settings))
        showChanges()
        historyDidChange()
    }
}
