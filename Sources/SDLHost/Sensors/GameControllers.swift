internal import CSDL2
import UIKit

/// Game controllers with an accelerometer.
///
/// SDL's part for them is opened only on machines where a controller is plugged in, and asked only by `SensorThread`: by itself it would
/// look at them a thousand times a second.
@MainActor
internal final class GameControllers {
    private var isOpen = false
    private var withSensor: [OpaquePointer] = []

    /// Switches on the accelerometers of all controllers there are.
    /// - Returns: whether there is one.
    func open() -> Bool {
        if !isOpen {
            guard GameControllers.areThere else { return false }
            SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0")
            guard SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0 else { return false }
            GameControllers.ignoreAllButSensors()
            isOpen = true
        } else {
            release()
            SDL_GameControllerUpdate()
        }
        for index in 0..<SDL_NumJoysticks() where SDL_IsGameController(index) == SDL_TRUE {
            guard let controller = SDL_GameControllerOpen(index) else { continue }
            if SDL_GameControllerSetSensorEnabled(controller, SDL_SENSOR_ACCEL, SDL_TRUE) == 0 {
                withSensor.append(controller)
            } else {
                SDL_GameControllerClose(controller)
            }
        }
        return !withSensor.isEmpty
    }

    /// Switches the accelerometers off: their batteries are the user's.
    func rest() {
        for controller in withSensor { SDL_GameControllerSetSensorEnabled(controller, SDL_SENSOR_ACCEL, SDL_FALSE) }
    }

    func close() {
        guard isOpen else { return }
        rest()
        release()
        SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
        isOpen = false
    }

    private func release() {
        for controller in withSensor { SDL_GameControllerClose(controller) }
        withSensor = []
    }

    /// The kernel's joysticks, found without opening anything.
    private static var areThere: Bool {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/input")) ?? []).contains { $0.hasPrefix("js") }
    }

    /// Sticks and buttons draw nothing, so they must not wake the loop.
    private static func ignoreAllButSensors() {
        let unused = [
            SDL_JOYAXISMOTION, SDL_JOYBALLMOTION, SDL_JOYHATMOTION, SDL_JOYBUTTONDOWN, SDL_JOYBUTTONUP, SDL_JOYDEVICEADDED,
            SDL_JOYDEVICEREMOVED, SDL_JOYBATTERYUPDATED, SDL_CONTROLLERAXISMOTION, SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP,
            SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED, SDL_CONTROLLERDEVICEREMAPPED, SDL_CONTROLLERTOUCHPADDOWN,
            SDL_CONTROLLERTOUCHPADMOTION, SDL_CONTROLLERTOUCHPADUP,
        ]
        for type in unused { SDL_EventState(type.rawValue, SDL_IGNORE) }
    }
}
