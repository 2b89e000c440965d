internal import CSDL2
import UIKit

extension SystemServices {
    var clipboardText: String? {
        get { clipboard?.text }
        set { clipboard?.text = newValue }
    }

    var report: HostReport {
        HostReport(facts: SystemServices.systemFacts + windowFacts + SystemServices.touchFacts, droppedMouseTwins: intake.droppedMouseTwins)
    }

    private static var systemFacts: [HostReport.Fact] {
        var version = SDL_version()
        SDL_GetVersion(&version)
        let environment = ProcessInfo.processInfo.environment
        var facts = [
            HostReport.Fact("SDL", "\(version.major).\(version.minor).\(version.patch)"),
            HostReport.Fact("Video driver", SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"),
        ]
        if let desktop = environment["XDG_CURRENT_DESKTOP"], !desktop.isEmpty { facts.append(HostReport.Fact("Desktop", desktop)) }
        return facts
    }

    private var windowFacts: [HostReport.Fact] {
        guard let window = windows?.main else { return [HostReport.Fact("Window", "none, the run is headless")] }
        let state = window.state
        let pixels = (Int(CGFloat(state.width) * state.pixelRatio), Int(CGFloat(state.height) * state.pixelRatio))
        var facts = [
            HostReport.Fact("Scale", "\(state.scale) pixels a point, from \(window.scaleSource)"),
            HostReport.Fact("Window", "\(pixels.0) × \(pixels.1) pixels"),
        ]
        if let name = SDL_GetDisplayName(max(0, SDL_GetWindowDisplayIndex(window.handle))) {
            facts.append(HostReport.Fact("Display", String(cString: name)))
        }
        return facts
    }

    private static var touchFacts: [HostReport.Fact] {
        let count = max(0, SDL_GetNumTouchDevices())
        guard count > 0 else { return [HostReport.Fact("Touch devices", "none seen so far")] }
        return (0..<count).map { index in
            let device = SDL_GetTouchDevice(index)
            let name = SDL_GetTouchName(index).map { String(cString: $0) } ?? "without a name"
            let kind = switch SDL_GetTouchDeviceType(device) {
            case SDL_TOUCH_DEVICE_DIRECT: "touchscreen"
            case SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, SDL_TOUCH_DEVICE_INDIRECT_RELATIVE: "touchpad"
            default: "of unknown kind"
            }
            return HostReport.Fact("Touch device \(device)", "\(name), \(kind)")
        }
    }
}
