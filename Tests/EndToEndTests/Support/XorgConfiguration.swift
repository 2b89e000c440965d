/// A configuration for an Xorg with no hardware: dummy video, and input devices that are unix sockets
/// (the `inputtest` driver, which comes with Debian's xserver-xorg-core).
enum XorgConfiguration {
    static let touchDevice = "test-touch"
    static let pen = "test-pen"

    static func text(width: Int, height: Int, fingers: Int, folder: String) -> String {
        func device(_ name: String, _ options: [(String, String)]) -> String {
            section("InputDevice", ["Identifier \"\(name)\"", "Driver \"inputtest\""] + options.map { "Option \"\($0.0)\" \"\($0.1)\"" })
        }
        let across = "\(width) \(width + 64) \(width + 200) \(width + 400)"
        let down = "\(height) \(height + 1) \(height + 4) \(height + 28)"
        return [
            // Nothing of the machine's own: no devices, no graphics cards, no virtual terminal; and the screen never blanks.
            section("ServerFlags", [
                "Option \"AutoAddDevices\" \"false\"", "Option \"AutoAddGPU\" \"false\"", "Option \"AutoBindGPU\" \"false\"",
                "Option \"DontVTSwitch\" \"true\"", "Option \"BlankTime\" \"0\"", "Option \"StandbyTime\" \"0\"",
                "Option \"SuspendTime\" \"0\"", "Option \"OffTime\" \"0\""
            ]),
            section("Device", ["Identifier \"video\"", "Driver \"dummy\"", "VideoRam 65536"]),
            section("Monitor", [
                "Identifier \"monitor\"", "HorizSync 1.0-2000.0", "VertRefresh 1.0-500.0", "Modeline \"only\" 100 \(across) \(down)"
            ]),
            section("Screen", [
                "Identifier \"screen\"", "Device \"video\"", "Monitor \"monitor\"", "DefaultDepth 24",
                "SubSection \"Display\"", "Depth 24", "Modes \"only\"", "Virtual \(width) \(height)", "EndSubSection"
            ]),
            device(touchDevice, [("DeviceType", "Touch"), ("TouchCount", "\(fingers)"), ("SocketPath", "\(folder)/touch.sock")]),
            device("test-pointer", [("DeviceType", "PointerAbsolute"), ("SocketPath", "\(folder)/pointer.sock")]),
            device(pen, [
                ("DeviceType", "PointerAbsoluteProximity"), ("PointerHasPressure", "true"), ("SocketPath", "\(folder)/pen.sock")
            ]),
            device("test-keyboard", [("DeviceType", "Keyboard"), ("SocketPath", "\(folder)/keyboard.sock")]),
            section("ServerLayout", [
                "Identifier \"layout\"", "Screen \"screen\"", "InputDevice \"test-pointer\" \"CorePointer\"",
                "InputDevice \"test-keyboard\" \"CoreKeyboard\"", "InputDevice \"\(touchDevice)\" \"SendCoreEvents\"",
                "InputDevice \"\(pen)\" \"SendCoreEvents\""
            ])
        ].joined(separator: "\n")
    }

    private static func section(_ name: String, _ lines: [String]) -> String {
        "Section \"\(name)\"\n\(lines.map { "    \($0)\n" }.joined())EndSection\n"
    }
}
