import Foundation

extension Accelerometer {
    /// Where the kernel lists its devices.
    public static let kernelFolder = "/sys/bus/iio/devices"

    /// The accelerometer that moves with the screen, among those in `devices`; nil when there is none.
    ///
    /// A laptop that folds has two: one in the lid, one under the keyboard. Their `label` (in older kernels their `location`) tells them
    /// apart; the screen's comes first, one that says nothing second, the keyboard's last, and of equals the one with the lowest number.
    /// - Parameter report: hears of each one that cannot be used; the next is tried then.
    public static func find(in devices: String = kernelFolder, report: (IIOError) -> Void) -> Accelerometer? {
        let prefix = "iio:device"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: devices)) ?? []).filter { $0.hasPrefix(prefix) }
        let candidates = names.map { name in
            (folder: "\(devices)/\(name)", place: place(of: "\(devices)/\(name)"), number: Int(name.dropFirst(prefix.count)) ?? .max)
        }
        for candidate in candidates.sorted(by: { ($0.place, $0.number, $0.folder) < ($1.place, $1.number, $1.folder) }) {
            do {
                if let found = try Accelerometer(folder: candidate.folder) { return found }
            } catch let error as IIOError {
                report(error)
            } catch {
                report(IIOError(candidate.folder, "\(error)"))
            }
        }
        return nil
    }

    /// 0 for the screen's, 1 for nobody knows, 2 for the keyboard's.
    private static func place(of folder: String) -> Int {
        for name in ["label", "location"] {
            guard let text = try? Attribute.text("\(folder)/\(name)") else { continue }
            switch text {
            case "accel-display", "display", "lid": return 0
            case "accel-base", "base": return 2
            default: break
            }
        }
        return 1
    }
}
