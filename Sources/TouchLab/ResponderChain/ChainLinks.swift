import UIKit

/// A box in the chain: keeps touches or passes them on to its next responder, as it is told to.
final class ChainBox: UIView {
    let name: String
    var passesOn = false
    private let recorder: ChainRecorder
    private let title: UILabel

    init(_ name: String, id: String, color: UIColor, recorder: ChainRecorder, kit: LabKit) {
        (self.name, self.recorder) = (name, recorder)
        title = kit.label(name, font: LabKit.strongHint)
        super.init(frame: .zero)
        backgroundColor = color.withAlphaComponent(0.14)
        (cornerRadius, borderWidth, borderColor) = (LabMetrics.panelRadius, 2, color)
        accessibilityIdentifier = id
        accessibilityLabel = name
        addSubview(title)
    }

    override func layoutSubviews() { title.frame = CGRect(x: 12, y: 8, width: max(0, bounds.width - 24), height: 18) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A landing of the box's own begins a record; one that came up from below belongs to that.
        if touches.contains(where: { $0.view === self }) {
            recorder.record(from: self) { hear(touches, event) }
        } else {
            hear(touches, event)
        }
    }

    private func hear(_ touches: Set<UITouch>, _ event: UIEvent?) {
        recorder.note(self, passesOn ? .passedOn : .handled)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}

/// A button in the chain. A control keeps touches to itself; this one can be told to let the next responder hear of them too.
final class ChainButton: LabButton {
    var passesOn = false
    private let recorder: ChainRecorder

    init(id: String, recorder: ChainRecorder, kit: LabKit) {
        self.recorder = recorder
        super.init("Button", id: id, label: "The touched button", kit: kit) {}
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        recorder.record(from: self) {
            super.touchesBegan(touches, with: event)
            recorder.note(self, passesOn ? .passedOn : .handled)
            if passesOn { next?.touchesBegan(touches, with: event) }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if passesOn { next?.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if passesOn { next?.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if passesOn { next?.touchesCancelled(touches, with: event) }
    }
}
