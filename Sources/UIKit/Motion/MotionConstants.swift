/// Every number that tells a shake from other motion, in one place, so that someone with a device can correct them.
///
/// Times are seconds, accelerations m/s². *Chosen* marks a number that no public source settles.
public enum MotionConstants {
    /// What a device at rest measures, in m/s². Source: the standard acceleration of gravity (3rd CGPM, 1901).
    public static let gravity = 9.80665

    /// How long the mean goes back from which a device's own acceleration is told, in seconds: the time constant of an exponential mean.
    /// Chosen: two swings of the slowest shake.
    public static let meanTime: TimeInterval = 0.5

    /// A reading this far from that mean, in m/s², is a strong one.
    /// Chosen: three fifths of gravity; the hand that shakes a phone reaches two to three times gravity, walking a quarter of it.
    public static let strongChange = 6.0

    /// A reading whose length differs from gravity's by this, in m/s², is none of gravity alone. Turning a device moves gravity about and
    /// leaves its length as it is. Chosen: three times what a cheap sensor is off by.
    public static let ownLength = 1.5

    /// Shortest time from one swing to the opposite one, in seconds. Chosen: a hand does not shake ten times a second;
    /// what comes sooner is the ringing of a knock.
    public static let shortestSwing: TimeInterval = 0.05

    /// Once nothing strong was measured for so long, in seconds, a shake is over. Chosen: a swing of the slowest shake, of 1.25 a second.
    public static let quietTime: TimeInterval = 0.4

    /// How many times the direction is reversed before a shake begins. Chosen: there and back twice.
    public static let reversals = 3

    /// How long there must have been swings before a shake begins, in seconds. Chosen: longer than the ringing of a knock.
    public static let shortestShake: TimeInterval = 0.35

    /// The part of that time that was strong, at least. Chosen: a sine that shakes with gravity's strength has 0.58, a row of knocks 0.3.
    public static let strongPart = 0.4

    /// The part of it whose strong readings were none of gravity alone, at least. Not all can be: half a swing may turn gravity's length
    /// back on itself. Chosen: half of what that leaves.
    public static let ownPart = 0.2

    /// A reading stands for no longer than this, in seconds, when none follows. Chosen: five readings at 50 Hz.
    public static let longestReading: TimeInterval = 0.1

    /// A shake that goes on for longer, in seconds, is not meant. Chosen.
    public static let longestShake: TimeInterval = 2
}
