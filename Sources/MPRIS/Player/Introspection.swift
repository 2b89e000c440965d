/// Descriptions of objects in the bus's XML (D-Bus specification, "Introspection Data Format").
internal enum Introspection {
    private static let head = """
        <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">

        """

    static let player = head + "<node>\n" + PlayerInterface.all.map { text(of: $0) }.joined() + "</node>\n"

    /// An object that only leads to another.
    static func step(to child: String) -> String { head + "<node>\n  <node name=\"\(child)\"/>\n</node>\n" }

    private static func text(of interface: PlayerInterface) -> String {
        var lines = ["  <interface name=\"\(interface.name)\">"]
        for method in interface.methods { lines += text(of: method, kind: "method") }
        for signal in interface.signals { lines += text(of: signal, kind: "signal") }
        for (name, type) in interface.properties { lines.append("    <property name=\"\(name)\" type=\"\(type)\" access=\"read\"/>") }
        return (lines + ["  </interface>\n"]).joined(separator: "\n")
    }

    private static func text(of method: PlayerInterface.Method, kind: String) -> [String] {
        guard !method.arguments.isEmpty else { return ["    <\(kind) name=\"\(method.name)\"/>"] }
        let arguments = method.arguments.map { argument in
            let direction = kind == "signal" ? "" : " direction=\"\(argument.isOut ? "out" : "in")\""
            return "      <arg name=\"\(argument.name)\" type=\"\(argument.type)\"\(direction)/>"
        }
        return ["    <\(kind) name=\"\(method.name)\">"] + arguments + ["    </\(kind)>"]
    }
}
