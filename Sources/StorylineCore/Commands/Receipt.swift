/// The result of a command.
public enum Receipt: Hashable, Sendable, CustomStringConvertible {
  /// It waits: for a transition to settle, or for the flow to show its first screen.
  case waiting
  /// It was carried out.
  case performed
  /// It was superfluous: another one of the same type is pending (``BusyPolicy/coalesce``).
  case coalesced
  /// It was not carried out, and never will be.
  case refused(Refusal)

  public var description: String {
    switch self {
    case .waiting: "waiting"
    case .performed: "performed"
    case .coalesced: "coalesced"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}

/// Why a command was not carried out.
///
/// It is not an enumeration, so that a new refusal does not break exhaustive `switch` statements.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  private let text: String

  // A refusal that this version does not define keeps its text.
  init(text: String) { self.text = text }

  /// A flow cannot show itself.
  public static let ownChild = Refusal(text: "a flow cannot be its own child")

  /// A flow cannot show one of the flows above it.
  public static let ancestor = Refusal(text: "the flow is above the one that shows it")

  /// A flow is shown once; make a new one to show it again.
  public static let alreadyShown = Refusal(text: "the flow was shown before")

  /// A flow removes the flows that it shows, and no others.
  public static let notItsChild = Refusal(
    text: "the flow is not a child of the one that removes it")

  /// The flow that should show something has ended, or was never shown itself.
  public static let notRunning = Refusal(text: "the flow that shows it is not running")

  /// The flow ended before its first screen's turn had come.
  public static let endedBeforeShown = Refusal(text: "the flow ended before it had a screen")

  /// There is no navigation controller to push on.
  public static let noNavigationController = Refusal(text: "there is no navigation controller")

  /// There are no tabs, columns or pages for it: no flow above it has shown any.
  public static let noContainer = Refusal(text: "there is no container of that kind")

  /// The pages come from a data source of the app's, which has the list of pages.
  public static let pagesAreTheApps = Refusal(text: "the pages come from the app's data source")

  /// A screen can be in one place only; this one is shown already.
  public static let screenAlreadyShown = Refusal(text: "the screen is shown already")

  /// UIKit does not allow a controller of this class in that place.
  public static let notAllowedThere = Refusal(text: "UIKit does not allow that controller there")

  /// Something else was on its way, and the command was not to wait (``BusyPolicy/refuse``).
  public static let busy = Refusal(text: "something else is on its way")

  /// UIKit did not present it.
  public static let notPresented = Refusal(text: "UIKit did not present it")

  /// An alert without a button, which could not be answered.
  public static let nothingToChoose = Refusal(text: "there is nothing to choose")

  /// The popover's source, or the screen that should contain the flow, has been released.
  public static let placeIsGone = Refusal(text: "its place is gone")

  /// Nothing of the kind lies on the way back.
  public static let nothingToGoBackTo = Refusal(text: "there is nothing of the kind to go back to")

  /// A flow that would have been left refused (its `leaveGuard`).
  public static let guarded = Refusal(text: "a leave guard refused")

  /// The window that should show it was released.
  public static let windowClosed = Refusal(text: "the window is gone")

  public var description: String { text }
}
