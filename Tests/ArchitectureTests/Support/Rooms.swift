/// The rooms and the arrows between them: which module may be imported where. A new arrow is a decision, made here, in
/// `Package.swift` and in `Sources/README.md`.
enum Rooms {
    static let arrows: [String: Set<String>] = [
        "CSDL2": [], "CSDL2_ttf": [], "CSDL2_image": [], "CX11": [], "CXInput2": [], "CXrandr": [], "CPNG": [], "CZlib": [],
        "CTurboJPEG": [], "CWebP": [], "CExif": [],
        "CFontconfig": [], "CCairo": [], "CDBus": [],
        "CoreGraphics": [],
        "Ink": ["CoreGraphics"],
        "InkRaster": ["Ink", "CoreGraphics"],
        "ImageFiles": ["CPNG", "CTurboJPEG", "CWebP", "CExif", "CoreGraphics"],
        "DrawingFiles": ["Ink", "ImageFiles", "CZlib", "CoreGraphics"],
        "DrawingExport": ["Ink", "InkRaster", "ImageFiles", "DrawingFiles", "CoreGraphics"],
        "Hands": ["CoreGraphics"],
        "QuartzCore": ["CoreGraphics"],
        "UIKit": ["CoreGraphics", "QuartzCore", "ImageFiles"],
        "UIKitTesting": ["UIKit", "CoreGraphics"],
        "EventLog": ["UIKit", "CoreGraphics"],
        "IIO": [],
        "MPRIS": ["CDBus"],
        "SDLHost": [
            "UIKit", "EventLog", "IIO", "MPRIS", "CoreGraphics", "CSDL2", "CSDL2_ttf", "CSDL2_image", "CX11", "CXInput2", "CXrandr",
            "CFontconfig",
        ],
        "Assets": [],
        "TouchLab": ["UIKit", "ImageFiles", "CoreGraphics"],
        "DoodleApp": [
            "UIKit", "EventLog", "Hands", "Ink", "InkRaster", "ImageFiles", "DrawingFiles", "DrawingExport", "TouchLab", "CoreGraphics",
            "Assets",
        ],
        "doodle": ["DoodleApp", "SDLHost", "EventLog", "UIKit"],
        "doodle-bench": ["doodle", "DoodleApp", "UIKit", "TouchLab", "Ink", "InkRaster", "ImageFiles", "CoreGraphics", "CCairo"],
    ]

    /// What comes with the compiler and the C library.
    static let system: Set<String> = ["Foundation", "Glibc", "Dispatch", "Synchronization"]

    /// C libraries that one room alone (and its tests) may see.
    static func owner(ofLibrary module: String) -> String? {
        if module.hasPrefix("CSDL2") || module.hasPrefix("CX") || module == "CFontconfig" { return "SDLHost" }
        if module == "CDBus" { return "MPRIS" }
        if module == "CZlib" { return "DrawingFiles" }
        if module == "CCairo" { return "doodle-bench" }
        return ["CPNG", "CTurboJPEG", "CWebP", "CExif"].contains(module) ? "ImageFiles" : nil
    }

    /// Everything a room can reach along the arrows.
    static func reach(of room: String, in arrows: [String: Set<String>] = arrows) -> Set<String> {
        var (seen, open) = (Set<String>(), [room])
        while let next = open.popLast() {
            for target in arrows[next] ?? [] where seen.insert(target).inserted { open.append(target) }
        }
        return seen
    }
}
