import DrawingFiles
import Foundation
import ImageFiles
import Ink
import Testing
import UIKit

@testable import DoodleApp

/// A folder of kept drawings, and runs of the program over it.
@MainActor
final class KeptDrawings {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A run that keeps drawings here, its trash and settings beside them.
    func run(size: CGSize = CGSize(width: 1024, height: 720), file: String? = nil, _ change: (inout Options) -> Void = { _ in }) throws -> Doodle {
        var options = Options()
        let doodle = try Doodle(size: size, environment: ["XDG_DATA_HOME": folder.path + "/home"]) {
            $0.dataFolder = folder.path + "/data"
            $0.doesRestore = true
            $0.file = file
            change(&$0)
            options = $0
        }
        doodle.program.open(try options.openFile())
        return doodle
    }

    var drawings: String { folder.path + "/data/drawings" }

    var files: [String] { names(in: drawings) }

    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Whether the files hold these drawings, by the samples of their strokes, and no others.
    func hold(_ drawings: [[[InkSample]]]) throws -> Bool {
        let held = try files.map { try Journal.read(FilePath(self.drawings + "/" + $0)).history.drawing.strokes.map(\.samples) }
        return held.count == drawings.count && drawings.allSatisfy(held.contains)
    }

    /// Sets when a drawing was changed last, as seconds before now.
    func age(_ name: String, _ seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: drawings + "/" + name)
    }
}

extension Doodle {
    /// A stroke across the page, `line` times 40 points below its top.
    func draw(_ line: Int) {
        touch.drag(from: CGPoint(x: 100, y: 100 + line * 40), to: CGPoint(x: 400, y: 120 + line * 40))
    }

    var samples: [[InkSample]] { drawing.strokes.map(\.samples) }
    var title: String { host.services.windowTitle }
    /// The words of the toast that is shown.
    var toast: String? { controller.toasts.subviews.first?.accessibilityLabel }
}
