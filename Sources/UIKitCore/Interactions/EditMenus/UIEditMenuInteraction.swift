public import Foundation

/// Shows a row of actions beside selected content, when the app requests it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Not kept.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view = view
  }

  open func didMove(to view: UIView?) {}

  /// Shows the menu beside the configuration's point.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    self.configuration = configuration
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    let bar = EditMenuBar(
      menu, of: view, at: target(of: configuration, in: view), over: window)
    self.bar = bar
    bar.onClose = { [weak self] in self?.barCloses() }
    bar.open(animator)
  }

  open func dismissMenu() { bar?.close() }

  /// Updates the menu, if it is open.
  open func reloadVisibleMenu() {
    guard let bar, let configuration else { return }
    guard let menu = menu(for: configuration) else { return bar.close() }
    bar.show(menu)
  }

  /// Updates the menu's place, if it is open.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let bar, let configuration, let view else { return }
    bar.move(to: target(of: configuration, in: view), animated: animated)
  }

  /// Returns the point that the menu points at, in the coordinates of `view`, or of the window.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(configuration?.sourcePoint ?? .zero, to: view)
  }

  // MARK: - Inside the stage

  private weak var bar: EditMenuBar?
  private var configuration: UIEditMenuConfiguration?

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = (view as? any TextEditor)?.editActions ?? []
    let asked = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    let menu = asked ?? UIMenu(children: suggested)
    let content = MenuContent(menu, arrivals: MenuArrivals(), from: view, leavesOutIdle: true)
    return content.isEmpty ? nil : menu
  }

  private func target(of configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect = asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
    return view.convert(rect, to: nil)
  }

  private func barCloses() {
    bar = nil
    guard let configuration else { return }
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    AnimationGroup.animate(duration: MenuOverlay.fade, timing: .easeIn) {
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
  }
}
