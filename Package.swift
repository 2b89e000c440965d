// swift-tools-version: 6.0
import PackageDescription

/// With `DOODLE_BENCH_CAIRO=1` in the environment `doodle-bench` draws the same strokes with Cairo, to be compared with.
let comparesWithCairo = Context.environment["DOODLE_BENCH_CAIRO"] == "1"

/// One target a room, arrows one way: `Sources/README.md` is the map, `Tests/ArchitectureTests` holds the code to it.
let package = Package(
    name: "doodle",
    products: [
        .executable(name: "doodle", targets: ["doodle"]),
        .executable(name: "doodle-bench", targets: ["doodle-bench"]),
    ],
    targets: [
        // C libraries: a module map and a one-line header each.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CSDL2_ttf", providers: [.apt(["libsdl2-ttf-dev"])]),
        .systemLibrary(name: "CSDL2_image", providers: [.apt(["libsdl2-image-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        .systemLibrary(name: "CXInput2", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
        .systemLibrary(name: "CXrandr", pkgConfig: "xrandr", providers: [.apt(["libxrandr-dev"])]),

        // Geometry, paths, pixels.
        .target(name: "CoreGraphics"),

        // Ink: samples to drawing, drawing to tiles.
        .target(name: "Ink", dependencies: ["CoreGraphics"]),
        .target(name: "InkRaster", dependencies: ["Ink", "CoreGraphics"]),
        .target(name: "ImageFiles", dependencies: ["CPNG", "CTurboJPEG", "CWebP", "CExif", "CoreGraphics"]),
        .target(name: "DrawingFiles", dependencies: ["Ink", "ImageFiles", "CZlib", "CoreGraphics"], exclude: ["README.md"]),

        .target(name: "DrawingExport", dependencies: ["Ink", "InkRaster", "ImageFiles", "DrawingFiles", "CoreGraphics"]),

        // What hands mean: contacts to ink, moving the page, undo and redo.
        .target(name: "Hands", dependencies: ["CoreGraphics"]),

        // The touch toolkit and what drives it.
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", "ImageFiles"], exclude: ["README.md"]),
        .target(name: "UIKitTesting", dependencies: ["UIKit"]),
        .target(name: "EventLog", dependencies: ["UIKit"]),
        .target(name: "IIO"),
        .target(name: "MPRIS", dependencies: ["CDBus"]),
        .target(
            name: "SDLHost",
            dependencies: [
                "UIKit", "EventLog", "IIO", "MPRIS", "CSDL2", "CSDL2_ttf", "CSDL2_image", "CFontconfig", "CX11", "CXInput2", "CXrandr",
            ]),

        // The program.
        .target(name: "TouchLab", dependencies: ["UIKit", "ImageFiles", "CoreGraphics"]),
        .target(name: "Assets", path: "Assets", exclude: ["screenshot.png"], resources: [.embedInCode("icons")]),
        .target(
            name: "DoodleApp",
            dependencies: ["UIKit", "EventLog", "Hands", "Ink", "InkRaster", "ImageFiles", "DrawingFiles", "DrawingExport", "TouchLab", "Assets"]),
        .executableTarget(name: "doodle", dependencies: ["DoodleApp", "EventLog", "SDLHost"]),
        .executableTarget(
            name: "doodle-bench",
            dependencies: ["doodle", "TouchLab", "UIKit", "ImageFiles", "Ink", "InkRaster"] + (comparesWithCairo ? ["CCairo"] : []),
            swiftSettings: comparesWithCairo ? [.define("DOODLE_BENCH_CAIRO")] : []),

        // The tests. A probe is a small program that tests start to see from outside what a process may not do to itself.
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(name: "DoodleAppTests", dependencies: ["DoodleApp", "DrawingFiles", "UIKitTesting"], exclude: ["Goldens"]),
        .testTarget(name: "DoodleBenchTests", dependencies: ["doodle-bench", "CoreGraphics", "Ink", "InkRaster"]),
        .testTarget(
            name: "DrawingExportTests",
            dependencies: ["DrawingExport", "DrawingFiles", "Ink", "InkRaster", "ImageFiles", "CoreGraphics"]),
        .executableTarget(
            name: "DrawingFilesProbe", dependencies: ["DrawingFiles", "Ink", "ImageFiles", "CoreGraphics"],
            path: "Tests/DrawingFilesProbe"),
        .testTarget(name: "DrawingFilesTests", dependencies: ["DrawingFiles", "Ink", "ImageFiles", "CoreGraphics", "DrawingFilesProbe"]),
        .executableTarget(name: "TouchProbe", dependencies: ["SDLHost"], path: "Tests/TouchProbe"),
        .executableTarget(name: "ClipboardProbe", dependencies: ["SDLHost"], path: "Tests/ClipboardProbe"),
        .testTarget(name: "EndToEndTests", dependencies: ["doodle", "TouchProbe", "ClipboardProbe"]),
        .testTarget(name: "EventLogTests", dependencies: ["EventLog"]),
        .testTarget(name: "HandsTests", dependencies: ["Hands", "CoreGraphics"]),
        .executableTarget(name: "ImageFilesProbe", dependencies: ["ImageFiles"], path: "Tests/ImageFilesProbe"),
        .testTarget(name: "ImageFilesTests", dependencies: ["ImageFiles", "CoreGraphics", "ImageFilesProbe"]),
        .testTarget(name: "IIOTests", dependencies: ["IIO"]),
        .testTarget(name: "InkRasterTests", dependencies: ["Ink", "InkRaster", "CoreGraphics"]),
        .testTarget(name: "InkTests", dependencies: ["Ink", "CoreGraphics"]),
        .testTarget(name: "MPRISTests", dependencies: ["MPRIS"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics"]),
        .executableTarget(name: "SDLHostProbe", dependencies: ["SDLHost"], path: "Tests/SDLHostProbe"),
        .testTarget(name: "SDLHostTests", dependencies: ["SDLHost", "MPRIS", "CSDL2", "SDLHostProbe"]),
        .testTarget(name: "TouchLabTests", dependencies: ["TouchLab", "UIKitTesting", "ImageFiles"]),
        .testTarget(name: "UIKitSampleViewsTests", dependencies: ["UIKit", "UIKitTesting"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting"]),
        .testTarget(name: "UIKitViewsTests", dependencies: ["UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)

if comparesWithCairo {
    package.targets.append(.systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]))
}

// Swift Testing brings overlays for the Apple modules called CoreGraphics and UIKit and would look for them here, where the modules of
// these names are ours.
for target in package.targets where target.type == .test {
    target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
}
