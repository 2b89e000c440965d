import Foundation
import Testing

/// The eyes of the other tests: they must see what is there and nothing else.
@Suite struct InkCheckTests {
    private let path = PlayedPath(from: (40, 40), to: (140, 90))

    private func picture(of paths: [PlayedPath], width: Double = 6) -> Picture {
        var picture = Picture(width: 200, height: 160, filledWith: .paper)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let centre = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                if paths.contains(where: { $0.distance(to: centre) <= width / 2 }) { picture[x, y] = .black }
            }
        }
        return picture
    }

    @Test func aLineAsPlayedIsRight() {
        #expect(InkCheck(paths: [path], width: 6, tip: 1).problems(in: picture(of: [path])) == [])
    }

    @Test func aTaperedLineIsRightWhereTipsAreExpectedAndARoundOneIsNot() {
        let full = PlayedPath(from: (47, 43.5), to: (133, 86.5))
        var tapered = picture(of: [full])
        let tips = picture(of: [path], width: 2.1)
        for y in 0..<tapered.height {
            for x in 0..<tapered.width where tips[x, y] == .black { tapered[x, y] = .black }
        }
        #expect(InkCheck(paths: [path], width: 6, tip: 0.35).problems(in: tapered) == [])
        #expect(!InkCheck(paths: [path], width: 6, tip: 1).problems(in: tapered).isEmpty)
        #expect(!InkCheck(paths: [path], width: 6, tip: 0.35).problems(in: picture(of: [path])).isEmpty)
    }

    @Test func aDotIsRight() {
        let dot = PlayedPath([CGPoint(x: 100, y: 80)])
        #expect(InkCheck(paths: [dot], width: 8).problems(in: picture(of: [dot], width: 8)) == [])
    }

    @Test func blankPaperIsWrong() {
        #expect(!InkCheck(paths: [path], width: 6).problems(in: picture(of: [])).isEmpty)
    }

    @Test func anotherColourIsWrong() {
        let red = RGBA(red: 255, green: 0, blue: 0)
        #expect(!InkCheck(paths: [path], ink: red, width: 6).problems(in: picture(of: [path])).isEmpty)
    }

    @Test(arguments: [-2.0, 2.0]) func anEndTwoPointsOffIsWrong(_ offset: Double) {
        let longer = PlayedPath(from: (40, 40), to: (140 + offset * 0.894, 90 + offset * 0.447))
        #expect(!InkCheck(paths: [path], width: 6, tip: 1).problems(in: picture(of: [longer])).isEmpty)
    }

    @Test func aLineBetweenTwoFingersIsWrong() {
        let other = PlayedPath(from: (40, 100), to: (140, 150))
        let check = InkCheck(paths: [path, other], width: 6, tip: 1)
        #expect(check.problems(in: picture(of: [path, other])) == [])
        let join = PlayedPath([path.end, other.start])
        #expect(!check.problems(in: picture(of: [path, other, join])).isEmpty)
    }
}
