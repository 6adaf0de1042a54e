public import Foundation

/// A view whose presses show previews of controllers; the value of
/// ``UIViewController/registerForPreviewing(with:sourceView:)``.
@preconcurrency @MainActor
@available(iOS, deprecated: 13.0)
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The part of the source view that is lifted; its bounds unless set while the delegate is asked.
  var sourceRect: CGRect { get set }
}

/// Provides the controllers for previews, and shows them when people tap a preview.
@preconcurrency @MainActor
@available(iOS, deprecated: 13.0)
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a press at a location of the source view; `nil` for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the controller whose preview was tapped.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Shows previews for presses on a view of the controller.
  @available(iOS, deprecated: 13.0)
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    sourceView.addInteraction(context.interaction)
    return context
  }

  /// Ends what ``registerForPreviewing(with:sourceView:)`` began.
  @available(iOS, deprecated: 13.0)
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.sourceView.removeInteraction(context.interaction)
  }
}

// MARK: - Actions of previews

/// An action, or a group of them, below a preview.
@preconcurrency @MainActor
@available(iOS, deprecated: 13.0)
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
@available(iOS, deprecated: 13.0)
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default`
    case selected
    case destructive
  }

  public convenience init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.init()
    (storedTitle, self.style, storedHandler) = (title, style, handler)
  }

  open var title: String { storedTitle }
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [storedHandler] item, controller in
      guard let action = item as? UIPreviewAction else { return }
      storedHandler(action, controller)
    }
  }

  private var storedTitle = ""
  private(set) var style = Style.default
  private var storedHandler: (UIPreviewAction, UIViewController) -> Void = { _, _ in }
}

/// Actions below a preview that one row leads to.
@preconcurrency @MainActor
@available(iOS, deprecated: 13.0)
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public convenience init(
    title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]
  ) {
    self.init()
    (storedTitle, self.style, self.actions) = (title, style, actions)
  }

  open var title: String { storedTitle }

  private var storedTitle = ""
  private var style = UIPreviewAction.Style.default
  private(set) var actions: [UIPreviewAction] = []
}

// MARK: - Inside the stage

/// Keeps its context for as long as the view has it.
@MainActor
private final class PreviewInteraction: UIContextMenuInteraction {
  let context: PreviewingContext

  init(_ context: PreviewingContext) {
    self.context = context
    super.init(delegate: context)
  }
}

@MainActor
@available(iOS, deprecated: 13.0)
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  private weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var storedView: UIView?
  private weak var storedInteraction: PreviewInteraction?
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    storedDelegate = delegate
    storedView = view
    sourceRect = view.bounds
    super.init()
  }

  /// The one that the view has; a new one before that.
  var interaction: PreviewInteraction {
    if let storedInteraction { return storedInteraction }
    let made = PreviewInteraction(self)
    storedInteraction = made
    return made
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }
  var sourceView: UIView { storedView ?? UIView() }
  var delegate: any UIViewControllerPreviewingDelegate { storedDelegate ?? NoPreviews() }
}

/// Stands for a delegate that has gone.
@MainActor
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
  // 10.5.1 – a press requests a controller, whose view is the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    sourceRect = sourceView.bounds
    guard let controller = delegate.previewingContext(self, viewControllerForLocation: location)
    else { return nil }
    return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
      Self.menu(of: controller)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard sourceRect != sourceView.bounds, sourceView.window != nil else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: sourceRect)
    return UITargetedPreview(view: sourceView, parameters: parameters)
  }

  // 10.5.2 – a tap on the preview commits its controller.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = animator.previewViewController else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [self] in delegate.previewingContext(self, commit: controller) }
  }

  // 10.5.3 – the actions of the previewed controller are the menu.
  private static func menu(of controller: UIViewController) -> UIMenu? {
    let items = controller.previewActionItems
    guard !items.isEmpty else { return nil }
    return UIMenu(
      children: items.compactMap { item in
        switch item {
        case let action as UIPreviewAction: element(action, controller)
        case let group as UIPreviewActionGroup:
          UIMenu(title: group.title, children: group.actions.map { element($0, controller) })
        default: nil
        }
      })
  }

  private static func element(
    _ action: UIPreviewAction, _ controller: UIViewController
  ) -> UIMenuElement {
    UIAction(
      title: action.title, attributes: action.style == .destructive ? .destructive : [],
      state: action.style == .selected ? .on : .off
    ) { _ in action.handler(action, controller) }
  }
}
