/// Why a flow ended without finishing.
///
/// It is not an enumeration, so that a new reason does not break exhaustive `switch` statements. It
/// can be matched all the same: `case .cancelled(.swipedBack)`.
public struct Reason: Hashable, Sendable, CustomStringConvertible {
  private let text: String
  /// Why it could not be shown, if that is the reason.
  public let refusal: Refusal?

  private init(_ text: String) {
    self.text = text
    refusal = nil
  }

  // A reason that this version does not define keeps its text.
  init(text: String) {
    let prefix = "refused: "
    self.text = text
    refusal = text.hasPrefix(prefix) ? Refusal(text: String(text.dropFirst(prefix.count))) : nil
  }

  /// Its screens were taken off the top of the stack: by the back button, by the menu of the back
  /// button, or by a pop in code. UIKit has no public way to distinguish them.
  public static let popped = Reason("popped")

  /// The person finished a swipe back.
  public static let swipedBack = Reason("swiped back")

  /// The stack was set to another one that no longer holds its screens.
  public static let replaced = Reason("replaced")

  /// The window got another root.
  public static let rootReplaced = Reason("root replaced")

  /// The person pulled the sheet down.
  public static let pulledDown = Reason("pulled down")

  /// The person tapped beside the popover.
  public static let tappedOutside = Reason("tapped outside")

  /// It was presented, and dismissed in code: by itself, or with what it lay over.
  public static let dismissed = Reason("dismissed")

  /// The window that showed it was released, or its scene was disconnected.
  public static let windowClosed = Reason("window closed")

  /// The flow that showed it ended.
  public static let parentEnded = Reason("parent ended")

  /// The flow closed itself without a value, as its Cancel button does; or the person tapped the
  /// close button that its place gave it.
  public static let closed = Reason("closed")

  /// The flow that showed it called `removeChild`; or it was a part of another screen, a tab, a column
  /// or a page, and taken out.
  public static let removed = Reason("removed")

  /// The flow was released before it had shown a screen, or a screen of it that the app had placed
  /// itself was released.
  public static let released = Reason("released")

  /// Another flow of its type was on its way already (``BusyPolicy/coalesce``).
  public static let coalesced = Reason("coalesced")

  /// A link led elsewhere, and it was in the way.
  public static let link = Reason("link")

  /// It could not be shown.
  public static func refused(_ refusal: Refusal) -> Reason { Reason(text: "refused: \(refusal)") }

  public var description: String { text }
}
