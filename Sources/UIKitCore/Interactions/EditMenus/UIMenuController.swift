public import Foundation

/// The edit menu of apps for systems before iOS 16: the actions that the first responder can perform, beside
/// a rectangle.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one that there is.
  open class var shared: UIMenuController { Stage.shared.menuController }

  // MARK: Content

  /// The app's own actions, behind the standard ones. Each is shown where a responder can perform it.
  open var menuItems: [UIMenuItem]? {
    didSet { update() }
  }

  /// Shows the actions that can be performed now, if the menu is open.
  open func update() {
    guard let bar else { return }
    if let menu = makeMenu() { bar.show(menu) } else { bar.close() }
  }

  // MARK: Showing and hiding

  /// A Boolean value that indicates whether the menu is open.
  open var isMenuVisible: Bool {
    get { bar != nil }
    set { if newValue { open() } else { hideMenu() } }
  }

  /// Shows the menu beside a rectangle in the coordinates of a view. Without a first responder that can
  /// perform something, there is nothing to show.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    self.targetRect = targetRect
    open()
  }

  /// Hides the menu, if it belongs to that view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  open func hideMenu() { bar?.close() }

  @available(iOS, deprecated: 13.0)
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
    if let bar { bar.move(to: targetView.convert(targetRect, to: nil), animated: false) }
  }

  @available(iOS, deprecated: 13.0)
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    isMenuVisible = menuVisible
  }

  /// The frame of the open menu in the coordinates of the screen; zero without one.
  open var menuFrame: CGRect { bar?.frameOnScreen ?? .zero }

  // MARK: Notifications

  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  // MARK: - Inside the stage

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private weak var bar: EditMenuBar?

  private func open() {
    guard let targetView, let window = targetView.window, let menu = makeMenu() else { return }
    bar?.close()
    post(Self.willShowMenuNotification)
    let bar = EditMenuBar(
      menu, of: targetView, at: targetView.convert(targetRect, to: nil), over: window)
    self.bar = bar
    bar.onClose = { [weak self, weak bar] in self?.barCloses(bar) }
    let animator = ContextMenuAnimator(nil)
    animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
    bar.open(animator)
  }

  private func barCloses(_ closing: EditMenuBar?) {
    guard bar === closing else { return }
    bar = nil
    post(Self.willHideMenuNotification)
    Stage.shared.performAfterCommit { [weak self] in self?.post(Self.didHideMenuNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // 10.2.8: an edit menu shows the actions that the responders can perform.
  private func makeMenu() -> UIMenu? {
    guard let responder = UIApplication.shared.firstResponder else { return nil }
    let standard = EditAction.allCases.compactMap { action -> UIMenuElement? in
      guard let title = action.title,
        let target = target(of: Selector(action.rawValue), from: responder)
      else { return nil }
      return UIAction(title: title) { [weak self] _ in action.perform(on: target, sender: self) }
    }
    let elements = standard + ownElements(for: responder)
    return elements.isEmpty ? nil : UIMenu(children: elements)
  }

  /// Returns the app's own actions that a responder or one after it can perform.
  func ownElements(for responder: UIResponder) -> [UIMenuElement] {
    (menuItems ?? []).compactMap { item in
      guard target(of: item.action, from: responder) != nil else { return nil }
      return UIAction(title: item.title) { [weak self] _ in
        UIApplication.shared.sendAction(item.action, to: nil, from: self, for: nil)
      }
    }
  }

  private func target(of action: Selector, from responder: UIResponder) -> UIResponder? {
    responder.target(forAction: action, withSender: self) as? UIResponder
  }
}
