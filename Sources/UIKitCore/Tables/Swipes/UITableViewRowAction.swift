public import Foundation

/// An action of a swiped row, from the time before ``UIContextualAction``.
@available(iOS, deprecated: 13.0)
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case destructive = 0
    case normal

    /// The one that removes the row.
    public static var `default`: Style { .destructive }
  }

  /// A destructive action without a title that does nothing.
  public override init() {
    kind = .destructive
    handler = { _, _ in }
    super.init()
  }

  /// `handler` is given the action and the row when its button is tapped.
  public convenience init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(kind: style, title: title, handler)
  }

  open var style: UITableViewRowAction.Style { kind }
  open var title: String?

  /// Red for a destructive action and grey for others, unless it is set.
  open var backgroundColor: UIColor?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(kind: kind, title: title, handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  // MARK: - Inside the stage

  private let kind: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void

  private init(
    kind: Style, title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.kind = kind
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same as tables show it. The row closes when `perform` is done.
  func contextual(_ perform: @escaping @MainActor () -> Void) -> UIContextualAction {
    let action = UIContextualAction(
      style: kind == .normal ? .normal : .destructive, title: title
    ) { _, _, done in
      perform()
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
