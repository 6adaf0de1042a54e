/// Why a flow ended without finishing.
///
/// It is not an enumeration, so that a new reason breaks nobody's `switch`; match it all the same:
/// `case .cancelled(.swipedBack)`.
public struct Reason: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: Hashable, Sendable {
    case popped, swipedBack, replaced, rootReplaced, windowClosed, parentEnded, released
    case pulledDown, tappedOutside, closed, dismissed, removed
    case refused(Refusal)
  }

  private let kind: Kind

  /// Its screens were taken off the top of the stack: by the back button, by the menu of the back
  /// button, or by a pop in code. UIKit has no public way to tell one from another.
  public static let popped = Reason(kind: .popped)

  /// The person finished a swipe back.
  public static let swipedBack = Reason(kind: .swipedBack)

  /// The stack was set to another one that no longer holds its screens.
  public static let replaced = Reason(kind: .replaced)

  /// The window got another root.
  public static let rootReplaced = Reason(kind: .rootReplaced)

  /// The person pulled the sheet down.
  public static let pulledDown = Reason(kind: .pulledDown)

  /// The person tapped beside the popover.
  public static let tappedOutside = Reason(kind: .tappedOutside)

  /// It was presented, and dismissed in code: by itself, or with what it lay over.
  public static let dismissed = Reason(kind: .dismissed)

  /// The window that showed it is gone.
  public static let windowClosed = Reason(kind: .windowClosed)

  /// The flow that showed it ended.
  public static let parentEnded = Reason(kind: .parentEnded)

  /// The flow closed itself without a value, as its Cancel button does; or the person tapped the
  /// close button that its place gave it.
  public static let closed = Reason(kind: .closed)

  /// The flow that showed it called `removeChild`; or it was a part of another screen, and taken out.
  public static let removed = Reason(kind: .removed)

  /// Nobody kept it: the flow was released before it had shown anything, or a screen that the app
  /// had put somewhere itself was.
  public static let released = Reason(kind: .released)

  /// It could not be shown.
  public static func refused(_ refusal: Refusal) -> Reason { Reason(kind: .refused(refusal)) }

  /// Why it could not be shown, if that is the reason.
  public var refusal: Refusal? {
    guard case .refused(let refusal) = kind else { return nil }
    return refusal
  }

  public var description: String {
    switch kind {
    case .popped: "popped"
    case .swipedBack: "swiped back"
    case .replaced: "replaced"
    case .rootReplaced: "root replaced"
    case .pulledDown: "pulled down"
    case .tappedOutside: "tapped outside"
    case .closed: "closed"
    case .dismissed: "dismissed"
    case .removed: "removed"
    case .windowClosed: "window closed"
    case .parentEnded: "parent ended"
    case .released: "released"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}
