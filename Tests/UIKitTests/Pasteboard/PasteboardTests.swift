import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("What was copied")
struct PasteboardTests {
    private let host = TestHost()
    private let pasteboard = UIPasteboard.general

    private func red(_ width: Int, _ height: Int) -> UIImage {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.fill(0xFFFF_0000, in: buffer.bounds)
        return UIImage(buffer)
    }

    @Test func aPictureComesBackAsItWas() throws {
        pasteboard.image = red(3, 2)
        #expect(pasteboard.hasImages && pasteboard.types == ["public.png"])
        let image = try #require(pasteboard.image?.cgImage)
        #expect((image.width, image.height) == (3, 2))
        #expect(image.makeBuffer()[2, 1] == 0xFFFF_0000)
    }

    @Test func whatIsCopiedTakesThePlaceOfAllThatWas() {
        pasteboard.image = red(1, 1)
        pasteboard.string = "text"
        #expect(!pasteboard.hasImages && pasteboard.image == nil && pasteboard.string == "text")
        pasteboard.setData(Data([1, 2]), forPasteboardType: "public.jpeg")
        #expect(pasteboard.string == nil && pasteboard.hasImages)
        #expect(pasteboard.data(forPasteboardType: "public.jpeg") == Data([1, 2]))
        #expect(pasteboard.data(forPasteboardType: "public.png") == nil)
        pasteboard.image = nil
        #expect(pasteboard.types == [])
    }

    @Test func loadingTakesTheFirstTypeThatIsThere() throws {
        try pasteboard.copy([
            PasteboardContent(type: PasteboardType.png, data: Data([1])), PasteboardContent(type: PasteboardType.svg, data: Data([2])),
        ])
        var results: [Result<PasteboardContent, PasteboardError>] = []
        pasteboard.load(["public.jpeg", "public.svg-image", "public.png"]) { results.append($0) }
        pasteboard.load(["public.jpeg"]) { results.append($0) }
        #expect(results == [.success(PasteboardContent(type: "public.svg-image", data: Data([2]))), .failure(.empty)])
    }

    @Test func aPictureThatCannotBeReadTellsWhy() throws {
        try pasteboard.copy([PasteboardContent(type: PasteboardType.png, data: Data("no picture".utf8))])
        var failure: PasteboardError?
        pasteboard.loadImage { if case .failure(let error) = $0 { failure = error } }
        guard case .unreadable = failure else { return #expect(Bool(false), "\(String(describing: failure))") }
        pasteboard.image = red(5, 4)
        var size: CGSize?
        pasteboard.loadImage { size = try? $0.get().size }
        #expect(size == CGSize(width: 5, height: 4))
    }
}

@MainActor @Suite("What is dropped")
struct DropTests {
    private final class DropView: UIView {
        var taken: [(items: DroppedItems, location: CGPoint?)] = []
        var takes = true
        override func itemsDropped(_ items: DroppedItems, at location: CGPoint?, in window: UIWindow) -> Bool {
            taken.append((items, location))
            return takes || super.itemsDropped(items, at: location, in: window)
        }
    }

    private let host = TestHost()
    private let items = DroppedItems(filePaths: [[0x2F, 0xFF], Array("/b.png".utf8)])

    private func drop(at place: CGPoint?) {
        host.application.enqueue(HostEvent(time: 1, kind: .drop(.init(paths: items.filePaths, at: place))))
        host.application.processEvents()
    }

    @Test func theViewUnderThePointerHearsAndThenWhatLiesAround() {
        let window = host.makeWindow()
        let (outer, inner) = (DropView(frame: window.bounds), DropView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
        window.addSubview(outer)
        outer.addSubview(inner)
        drop(at: CGPoint(x: 20, y: 30))
        #expect(inner.taken.map(\.items) == [items] && inner.taken[0].location == CGPoint(x: 20, y: 30))
        #expect(outer.taken.isEmpty)
        inner.takes = false
        drop(at: CGPoint(x: 20, y: 30))
        #expect(inner.taken.count == 2 && outer.taken.map(\.items) == [items])
        drop(at: CGPoint(x: 200, y: 200))
        #expect(inner.taken.count == 2 && outer.taken.count == 2)
    }

    @Test func withoutAPlaceTheControllerInFrontHears() {
        let controller = UIViewController()
        let view = DropView()
        controller.view = view
        _ = host.makeWindow(rootViewController: controller)
        drop(at: nil)
        // From the controller on: its view lies before it in the chain.
        #expect(view.taken.isEmpty)
        final class Controller: UIViewController {
            var count = 0
            override func itemsDropped(_ items: DroppedItems, at location: CGPoint?, in window: UIWindow) -> Bool {
                count += location == nil ? 1 : 0
                return true
            }
        }
        let front = Controller()
        _ = host.makeWindow(rootViewController: front)
        drop(at: nil)
        #expect(front.count == 1)
    }
}
