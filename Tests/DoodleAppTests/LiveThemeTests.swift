import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// The desktop's theme changes while the program runs.
@Suite("The desktop's theme, live")
@MainActor
struct LiveThemeTests {
    private func tell(_ doodle: Doodle, isDark: Bool, hasHighContrast: Bool = false) {
        doodle.touch.send(.appearance(.init(isDark: isDark, hasHighContrast: hasHighContrast)))
    }

    /// The bar's own colour: between its edge and its first button.
    private func surface(_ doodle: Doodle, of id: String = "toolbar") throws -> UInt32 {
        let bar = try doodle.view(id), corner = bar.convert(CGPoint(x: bar.bounds.midX, y: 4), to: nil)
        return try doodle.picture()[Int(corner.x), Int(corner.y)]
    }

    @Test func controlsFollowAtOnceAndBackAgainToTheSamePixels() throws {
        let doodle = try Doodle { $0.isHeadless = true }
        let before = try #require(doodle.picture().copy(of: doodle.picture().bounds))
        #expect(try surface(doodle) == 0xFFFF_FFFF)
        for (hasHighContrast, color) in [(false, UInt32(0xFF2A_2C31)), (true, 0xFF00_0000)] {
            tell(doodle, isDark: true, hasHighContrast: hasHighContrast)
            #expect(try surface(doodle) == color)
            #expect(try surface(doodle, of: "pagebar") == color)
            // Paper is paper.
            #expect(try doodle.picture()[500, 300] == Paper.warmWhite)
        }
        tell(doodle, isDark: false)
        #expect(try doodle.picture().hasSamePixels(as: before))
    }

    @Test func whatIsOpenFollowsToo() throws {
        let doodle = try Doodle { $0.isHeadless = true }
        try doodle.tap("toolbar.more")
        try doodle.tap("menu.touch-lab")
        let light = try doodle.picture()[5, 600]
        tell(doodle, isDark: true)
        // The laboratory's list of pages.
        let dark = try doodle.picture()[5, 600]
        #expect((light, dark) == (0xFFFF_FFFF, 0xFF2A_2C31))
    }

    @Test func whatTheCommandLineAsksForStays() throws {
        let doodle = try Doodle { ($0.isHeadless, $0.appearance) = (true, .light) }
        tell(doodle, isDark: true)
        #expect(try surface(doodle) == 0xFFFF_FFFF)
    }

    /// Without restoring, nothing of the user's is read.
    @Test func aProgramThatKeepsNothingLooksTheSameEverywhere() throws {
        let doodle = try Doodle()
        tell(doodle, isDark: true)
        #expect(try surface(doodle) == 0xFFFF_FFFF)
    }

    @Test(arguments: [false, true], [false, true]) func textAndIconsCanBeReadInAllOfThem(isDark: Bool, hasHighContrast: Bool) {
        let traits = UITraitCollection(HostEvent.Appearance(isDark: isDark, hasHighContrast: hasHighContrast))
        let theme = Theme.theme(for: traits)
        // WCAG 2.1: 4.5 to 1 for text and 3 to 1 for signs; 7 to 1 where contrast is to be high.
        let (text, sign): (CGFloat, CGFloat) = hasHighContrast ? (7, 7) : (4.5, 3)
        for color in [theme.content, theme.secondaryContent] { #expect(color.contrast(with: theme.surface) >= text) }
        #expect(theme.onAccent.contrast(with: theme.accent) >= text)
        #expect(theme.warning.contrast(with: theme.surface) >= sign && theme.accent.contrast(with: theme.surface) >= sign)
        for (live, own) in [(Theme.desktop.surface, theme.surface), (Theme.desktop.accent, theme.accent)] {
            #expect(live.resolvedColor(with: traits) == own)
        }
    }
}
