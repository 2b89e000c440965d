import CoreGraphics

/// What a hand was found to mean; to be done in order.
///
/// Every `begin` is followed by one `end` or `takeBack` of the same contact, and every `moveBegan` by one `moveEnded` or `moveTakenBack`.
/// A contact whose ink was taken back may begin again, with the readings it had from its landing on.
public enum HandAction: Equatable, Sendable {
    /// Ink appears where the contact landed.
    case begin(Contact)
    case extend(Contact)
    /// The ink stays, as one step of the history.
    case end(Contact.ID)
    /// Nothing of the ink remains, on the screen or anywhere else.
    case takeBack(Contact.ID)

    /// Fingers have the page in hand.
    case moveBegan
    /// The page is to be shown like this.
    case moved(PageTransform)
    /// The page stays where it is, or where it comes to rest (`PageTransform.inSight(_:of:)`).
    case moveEnded
    /// The fingers meant something else: the page is shown as before they came.
    case moveTakenBack(PageTransform)

    case undo
    case redo
}
