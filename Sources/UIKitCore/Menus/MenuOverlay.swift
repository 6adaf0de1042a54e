import Foundation

/// An open menu, above everything in the window. A touch beside it closes it.
@MainActor
class MenuOverlay: UIControl {
  let panel = MenuPanel(frame: .zero)
  static let fade: TimeInterval = 0.2

  /// Called when the menu begins to close, with what else is to happen on the way and at the end.
  var onClose: ((MenuOverlay) -> Void)?
  /// Called before an action of the menu is performed.
  var onChoice: ((UIAction, UIMenu) -> Void)?
  private(set) var isClosing = false
  private weak var sender: AnyObject?

  /// Opens `menu` beside `source`, inside the window of it.
  @discardableResult
  static func open(
    _ menu: UIMenu, from source: UIView, sender: AnyObject? = nil,
    order: UIContextMenuConfiguration.ElementOrder = .automatic
  ) -> MenuOverlay? {
    guard let window = source.window else { return nil }
    let overlay = MenuOverlay(over: window)
    overlay.tintColor = source.tintColor
    overlay.sender = sender
    overlay.panel.source = source
    overlay.panel.isOrderedByPriority = order != .fixed
    let anchor = source.convert(source.bounds, to: nil)
    overlay.panel.open(menu, at: MenuPanel.Place(anchor: anchor, gap: 4))
    return overlay
  }

  init(over window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.frame = bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(panel)
    window.addSubview(self)
    panel.onAction = { [weak self] in self?.choose($0, in: $1) }
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  private func choose(_ action: UIAction, in menu: UIMenu) {
    guard !isClosing else { return }
    menu.select(action)
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { close() }
    onChoice?(action, menu)
    action.perform(sender: sender)
    if stays { panel.rebuild() }
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    onClose?(self)
    leave()
  }

  /// Fades away.
  func leave() {
    AnimationGroup.animate(duration: Self.fade, timing: .easeIn) {
      panel.alpha = 0
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  // Views behind an open menu are not read by assistive technology.
  override func displayAccessibility() -> DisplayAccessibility? { nil }
}
