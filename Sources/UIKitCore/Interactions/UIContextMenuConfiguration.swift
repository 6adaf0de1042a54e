public import Foundation

/// Makes the menu; is given what the system suggests, of which nothing is known here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the controller whose view is shown above the menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a context menu, requested when it opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// - Parameters:
  ///   - identifier: The app's own name for it; a new one with `nil`.
  ///   - previewProvider: Called once, when the menu opens; without it the view itself is shown.
  ///   - actionProvider: Called once, when the menu opens; without it there is only a preview.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { storedIdentifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  open var identifier: any NSCopying { storedIdentifier }

  /// Which element is nearest to what the menu belongs to.
  open var preferredMenuElementOrder = ElementOrder.automatic

  public enum ElementOrder: Int, Sendable {
    case automatic
    /// The first element is nearest.
    case priority
    /// The first element is at the top.
    case fixed
  }

  // MARK: - Inside the stage

  private var storedIdentifier: any NSCopying = NSUUID()
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  private(set) var actionProvider: UIContextMenuActionProvider?
}
