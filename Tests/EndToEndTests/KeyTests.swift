import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite(.needs(.virtualDisplay)) struct KeyTests {
        private static let line = PlayedPath(from: (260, 420), to: (760, 180))
        private static let inked = InkCheck(paths: [line], width: 6)

        @Test func controlZAndControlShiftZGoBackAndForthBitForBit() async throws {
            let server = try await Servers.virtual()
            let layout = try await Layout.at()
            let program = try await Program.launch(on: server)
            let blank = try await program.look().without(layout.overlays)
            try await program.drag(Self.line, on: server)
            let drawn = try await program.wait(for: Self.inked).without(layout.overlays)
            try await program.press("ctrl+z", on: server)
            try await shows(blank, program, layout)
            try await program.press("ctrl+shift+z", on: server)
            try await shows(drawn, program, layout)
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (1, 1, 0))
        }

        @Test func controlSSavesAPictureThatAnotherProgramReadsAsWhatIsDrawn() async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            try await program.press("ctrl+s", on: server)
            try await program.waitForSavedPicture()
            let ending = try await program.end()
            #expect(ending.savedPictures.count == 1)
            let path = try #require(ending.savedPictures.first)
            let saved = try await Picture.png(path)
            #expect(Self.inked.problems(in: try await ending.page()) == [])
            // The same choices on the command line.
            let exported = ending.folder.file("exported.png")
            try await Tool.run(
                Program.binary, ["export", ending.folder.file("drawing.json"), "-o", exported, "--crop", "--margin", "16"])
            #expect(saved.differences(from: try await Picture.png(exported)) == 0)
            let chunk = try await Tool.run("identify", ["-format", "%[png:sRGB]", path])
            #expect(String(decoding: chunk, as: UTF8.self).contains("intent="), "the file has an sRGB chunk")
        }

        @Test func theBarIsUsedByTabSpaceAndReturn() async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            // What fingers are for stands above the bar, in which undo comes first. What it leaves nothing for hands focus to redo.
            for _ in 0..<2 { try await program.press("Tab", on: server) }
            try await program.press("space", on: server)
            try await program.wait(for: InkCheck(paths: [], width: 6, blank: [Self.line]))
            try await program.press("Return", on: server)
            try await program.wait(for: Self.inked)
            try await program.press("shift+Tab", on: server)
            try await program.press("space", on: server)
            try await program.wait(for: InkCheck(paths: [], width: 6, blank: [Self.line]))
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (0, 0, 1))
        }

        private func shows(_ picture: Picture, _ program: Program, _ layout: UIDump) async throws {
            try await Rig.wait(until: "the window shows the same pixels again") {
                try await program.look().without(layout.overlays) == picture
            }
        }
    }

    @Rig @Suite(.needs(.touchscreen)) struct KeyboardBesideTouchscreenTests {
        @Test func controlZOnARealKeyboardUndoesWhatAFingerDrew() async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            let line = PlayedPath(from: (260, 420), to: (760, 180))
            try await program.draw([line], with: server.touch())
            try await program.wait(for: InkCheck(paths: [line], width: 6))
            try server.keyboard().chord(37, 52)    // left control, z
            try server.keyboard().sync()
            try await program.wait(for: InkCheck(paths: [], width: 6, blank: [line]))
            #expect(try await program.end().drawing.strokes.isEmpty)
        }

        /// Where Z is: printed on the layouts of Latin letters, the place of a US keyboard's on the others. X key codes.
        private static let layouts: [(name: String, z: Int32)] = [
            ("fr", 25), ("ru", 52), ("de", 29), ("gr", 52), ("il", 52), ("us(dvorak)", 61), ("us", 52),
        ]

        @Test func controlZIsTheLettersWhereThereAreLatinOnesAndThePlacesElsewhereAndLayoutsMayChange() async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            let line = PlayedPath(from: (260, 420), to: (760, 180))
            do {
                for (name, z) in Self.layouts {
                    try await Tool.run("setxkbmap", [name], on: server)
                    try await program.draw([line], with: server.touch())
                    try await program.wait(for: InkCheck(paths: [line], width: 6))
                    try server.keyboard().chord(37, z)
                    try server.keyboard().sync()
                    try await program.wait(for: InkCheck(paths: [], width: 6, blank: [line]))
                }
                // Z's place alone does not do it: on AZERTY W is there.
                try await Tool.run("setxkbmap", ["fr"], on: server)
                try await program.draw([line], with: server.touch())
                try server.keyboard().chord(37, 52)
                try await program.wait(for: InkCheck(paths: [line], width: 6))
                #expect(try await program.end().drawing.strokes.count == 1)
            } catch { try await Tool.run("setxkbmap", ["us"], on: server); throw error }
            try await Tool.run("setxkbmap", ["us"], on: server)
        }

        /// Greek prints a semicolon where Q is elsewhere, Hebrew a slash, and Russian a letter.
        @Test(arguments: ["gr", "il", "ru"]) func controlQQuitsByPlaceWhereTheLayoutHasNoLatinLetters(layout: String) async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            do {
                try await Tool.run("setxkbmap", [layout], on: server)
                try server.keyboard().chord(37, 24)    // left control, where Q is
                try server.keyboard().sync()
                #expect(try await program.ending().status == 0)
            } catch { try await Tool.run("setxkbmap", ["us"], on: server); throw error }
            try await Tool.run("setxkbmap", ["us"], on: server)
        }
    }
}
