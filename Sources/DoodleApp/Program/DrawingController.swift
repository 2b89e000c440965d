import DrawingExport
import DrawingFiles
import Hands
import ImageFiles
import Ink
import InkRaster
import TouchLab
import UIKit

/// The screen with the drawing: the canvas, and the bar, sheets and toasts in front of it.
final class DrawingController: UIViewController {
    let canvas: CanvasView
    let toolbar: Toolbar
    let pageBar: PageBar
    let toasts: ToastStack
    let playback: Playback
    let saver: PictureSaver
    /// How pictures are saved.
    var saveChoices = SaveChoices()
    /// A picture is on its way to the disk.
    var isSaving = false
    private let makeLab: () -> TouchLabController
    /// Kept once it was opened, so that its pages are as they were left.
    private lazy var lab = makeLab()
    unowned let application: UIApplication

    /// What fingers are for.
    var fingers = FingerChoice.draw {
        didSet {
            useHands()
            pageBar.show(fingers)
        }
    }
    /// Whether two fingers turn the page.
    var turnsPage = true { didSet { useHands() } }
    var tools = ToolState() {
        didSet {
            toolbar.show(tools)
            settings?.settings.tools = tools
        }
    }
    /// Remembers tools and fingers; nil where nothing is remembered.
    var settings: SettingsKeeper?
    /// Whether the drawing differs from the picture saved last.
    private(set) var isUnsaved = false { didSet { showTitle() } }
    /// Keeps the drawing on the disk; nil where drawings are not kept.
    var keeper: DrawingKeeper?
    /// Where other drawings are; nil where drawings are not kept.
    var shelf: DrawingShelf? { didSet { toolbar.gallery.isEnabled = shelf != nil } }
    /// All drawings, while they are shown.
    var gallery: GalleryController?
    private(set) lazy var thumbnails = Thumbnails(services: application.services)
    /// Drawings that were put away and are not known to be on the disk yet.
    var leaving: [Journal] = []
    /// Another drawing is being opened or begun.
    var isSwitching = false
    /// Counts drawings that were shown.
    private(set) var drawingNumber = 0
    /// Why what happens is not on the disk.
    var keepingError: FileError? { didSet { showTitle() } }
    /// How large the page was, in points, when the drawing was opened: a smaller window cuts nothing off.
    private var openedPage = CGSize.zero
    /// What the picture saved last shows; nothing at first.
    private var saved = Seen(Drawing())

    /// - Parameters:
    ///   - historyLimit: what the history may keep in memory.
    ///   - lab: makes the touch laboratory when it is first opened.
    init(
        application: UIApplication, theme: Theme, saver: PictureSaver, historyLimit: HistoryLimit, lab: @escaping () -> TouchLabController
    ) {
        self.application = application
        self.saver = saver
        makeLab = lab
        let page = InkPage(scale: application.screen.scale, historyLimit: historyLimit)
        page.images = .fromFiles()
        canvas = CanvasView(page: page)
        toolbar = Toolbar(theme: theme)
        pageBar = PageBar(theme: theme)
        toasts = ToastStack(theme: theme, clock: application.clock)
        playback = Playback(over: canvas, clock: application.clock)
        super.init()
    }

    override func itemsDropped(_ items: DroppedItems, at location: CGPoint?, in window: UIWindow) -> Bool {
        take(items, at: location.map { canvas.convert($0, from: window) })
    }

    override func loadView() {
        view = root
    }

    private(set) lazy var root = RootView(canvas: canvas, toolbar: toolbar, pageBar: pageBar, toasts: toasts)

    override func viewDidLoad() {
        connectSaveSheet()
        canvas.repaintInBackground(application.services)
        canvas.tools = { [unowned self] in tools }
        canvas.addInteraction(UIPencilInteraction(delegate: self))
        canvas.fingersDidLand = { [unowned self] in closeSheets() }
        canvas.historyDidChange = { [unowned self] in historyDidChange() }
        canvas.drawingTouchesDidMove = { [unowned self] in
            if !$0.isEmpty {
                playback.stop()
                keeper?.note()
            }
            toolbar.makeWay(for: $0, from: canvas)
            pageBar.makeWay(for: $0, from: canvas)
        }
        canvas.handsAsk = { [unowned self] in perform($0) }
        canvas.sightDidChange = { [unowned self] in showSight() }
        playback.stateDidChange = { [unowned self] in publishRemoteControlState() }
        toolbar.perform = { [unowned self] in perform($0) }
        toolbar.sheetsDidChange = { [unowned self] in
            pageBar.closeSheet()
            // It would lie under the sheet.
            pageBar.bar.isHidden = $0
        }
        pageBar.perform = { [unowned self] in perform($0) }
        pageBar.willOpenSheet = { [unowned self] in _ = toolbar.closeSheets() }
        pageBar.show(fingers)
        useHands()
        showSight()
        toolbar.show(tools)
        showHistory()
        showTitle()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !perform(presses, isRepeat: false) { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !perform(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        // What nobody in the laboratory wanted is not meant for the drawing below.
        guard !isCovered else { return super.motionEnded(motion, with: event) }
        if motion == .motionShake { offerUndo() } else { super.motionEnded(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        guard let event, !isCovered, control(by: event.subtype) else { return super.remoteControlReceived(with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isSpace) { canvas.isGrabbed = false }
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isSpace) { canvas.isGrabbed = false }
        super.pressesCancelled(presses, with: event)
    }

    /// - Returns: whether one of the keys means something here.
    private func perform(_ presses: Set<UIPress>, isRepeat: Bool) -> Bool {
        if !isRepeat, presses.contains(where: \.isSpace) { canvas.isGrabbed = true }
        let commands = presses.compactMap { $0.key.flatMap { Shortcuts.command(for: $0, isRepeat: isRepeat) } }
        commands.forEach { if !isCovered || $0.concernsWindow { perform($0) } }
        return !commands.isEmpty
    }

    /// Shows another drawing with its undo and redo.
    /// - Parameter page: how large its page is at least, in points.
    func open(_ history: DrawingHistory, page: CGSize? = nil) {
        openedPage = page ?? .zero
        playback.stop()
        drawingNumber += 1
        // Strokes of different drawings have the same names.
        saved = Seen(Drawing())
        canvas.page.load(history)
        canvas.show(.identity)
        canvas.setNeedsDisplay()
        showHistory()
    }
}

// MARK: - Commands

extension DrawingController {
    /// How large the page is, in points.
    var pageSize: CGSize {
        CGSize(width: max(canvas.pageSize.width, openedPage.width), height: max(canvas.pageSize.height, openedPage.height))
    }

    func perform(_ command: Command) {
        switch command {
        case .undo: canvas.change { $0.undo() }
        case .redo: canvas.change { $0.redo() }
        case .clear: clear()
        case .save: save()
        case .saveAs: openSaveSheet()
        case .copy: copyPicture()
        case .paste: paste()
        case .newDrawing: beginDrawing()
        case .openGallery: openGallery()
        case .pick(let tool): tools.tool = tool
        case .takeUp(let family): tools.tool = tools.lastTool(of: family)
        case .pickColor(let index): tools.pickColor(at: index)
        case .pickWidth(let index): tools.widthIndex = index
        case .thinner: tools.widthIndex -= 1
        case .thicker: tools.widthIndex += 1
        case .toggleFullScreen: application.services.isFullScreen.toggle()
        case .fit: canvas.fit()
        case .actualSize: canvas.showActualSize()
        case .zoomIn: canvas.zoom(by: HandNumbers.keyZoom)
        case .zoomOut: canvas.zoom(by: 1 / HandNumbers.keyZoom)
        case .turnLeft: canvas.turn(by: -HandNumbers.keyTurn)
        case .turnRight: canvas.turn(by: HandNumbers.keyTurn)
        case .turnUpright: canvas.turnUpright()
        case .useFingers(let choice):
            fingers = choice
            settings?.settings.fingers = choice
        case .letFingersTurn(let turns):
            turnsPage = turns
            settings?.settings.turnsPage = turns
        case .replay: playback.toggle()
        case .openTouchLab: openLab()
        case .dismiss: dismissFrontmost()
        case .quit: application.terminate()
        }
    }

    private func clear() {
        guard !canvas.page.drawing.isEmpty else { return }
        canvas.change { $0.clear() }
        toasts.show(Toast(id: .cleared, icon: .clear, text: "Cleared", action: Toast.Action(title: "Undo") { [unowned self] in
            perform(.undo)
        }))
    }

    /// A picture has all of this drawing.
    func isSaved(_ drawing: Drawing) {
        saved = Seen(drawing)
        compareWithSaved()
    }

    private func dismissFrontmost() {
        if closeSheets() { return }
        if toasts.dismiss() { return }
        application.services.isFullScreen = false
    }
}

// MARK: - The touch laboratory

extension DrawingController {
    var isLabOpen: Bool { isCovered && gallery == nil }

    /// Something lies over the drawing, and keys and fingers are its own.
    var isCovered: Bool { root.cover != nil }

    /// Puts the laboratory over the drawing, which stays as it is; ink that fingers are drawing is kept.
    private func openLab() {
        guard !isCovered else { return }
        closeSheets()
        toasts.dismiss()
        lab.onClose = { [unowned self] in closeLab() }
        addChild(lab)
        root.cover = lab.view
        lab.becomeFirstResponder()
    }

    private func closeLab() {
        lab.resignFirstResponder()
        root.cover = nil
        lab.removeFromParent()
        becomeFirstResponder()
    }
}

// MARK: - Showing the state

extension DrawingController {
    private func historyDidChange() {
        playback.stop()
        keeper?.note()
        toasts.dismiss(.shaken)
        compareWithSaved()
        if canvas.page.redoDepth == 0 || !canvas.page.drawing.isEmpty { toasts.dismiss(.cleared) }
        showHistory()
    }

    /// What a drawing shows. Strokes never change, so the same strokes in the same order are the same drawing.
    private struct Seen {
        private let strokes: [Stroke.ID], pictures: [PlacedPicture]

        /// O(strokes).
        init(_ drawing: Drawing) { (strokes, pictures) = (drawing.strokes.map(\.id), drawing.pictures) }

        func isShown(by drawing: Drawing) -> Bool {
            drawing.strokes.lazy.map(\.id).elementsEqual(strokes) && drawing.pictures == pictures
        }
    }

    /// O(strokes).
    func compareWithSaved() { isUnsaved = !saved.isShown(by: canvas.page.drawing) }

    private func showHistory() {
        let page = canvas.page
        toolbar.showHistory(canUndo: page.undoDepth > 0, canRedo: page.redoDepth > 0, canClear: !page.drawing.isEmpty)
        publishRemoteControlState()
    }

    /// What is on the disk as a drawing is not lost, picture or no picture.
    func showTitle() {
        let isSafe = !isUnsaved || (keeper != nil && keepingError == nil)
        // What nobody has named is Doodle's, and the rest its own.
        let name = keeper.map(\.path).flatMap { DrawingName.isPlain($0) ? nil : DrawingName.text(of: $0) }
        let title = name.map { "\($0) – Doodle" } ?? "Doodle"
        application.services.windowTitle = isSafe ? title : "• \(title)"
    }
}
