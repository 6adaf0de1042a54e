public import Foundation

/// An action of a row: a button that a swipe over the row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Does what the action is for. It is given the action, the view that was tapped, and what to call
  /// when it is done: with whether it was.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  public enum Style: Int, Sendable {
    case normal
    /// Removes the row, or something else that people may miss.
    case destructive
  }

  /// A normal action without a title that does nothing.
  public override init() {
    kind = .normal
    storedHandler = { _, _, done in done(false) }
    super.init()
  }

  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init(kind: style, title: title, handler)
  }

  open var style: UIContextualAction.Style { kind }
  open var handler: UIContextualAction.Handler { storedHandler }
  open var title: String?

  /// Red for a destructive action and grey for others, unless it is set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (kind == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  /// Drawn in white; above the title where the row is high enough for both, else in its place.
  open var image: UIImage?

  // MARK: - Inside the stage

  private let kind: Style
  private let storedHandler: Handler
  private var ownColor: UIColor?

  private init(kind: Style, title: String?, _ handler: @escaping Handler) {
    self.kind = kind
    self.title = title
    storedHandler = handler
    super.init()
  }
}

/// The actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public override convenience init() { self.init([]) }

  /// The first action is the one at the edge.
  public convenience init(actions: [UIContextualAction]) {
    self.init(actions)
  }

  open var actions: [UIContextualAction] { storedActions }

  /// A Boolean value that indicates whether a swipe over nearly the whole row performs the first
  /// action; true by default.
  open var performsFirstActionWithFullSwipe = true

  // MARK: - Inside the stage

  private let storedActions: [UIContextualAction]

  private init(_ actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }
}
