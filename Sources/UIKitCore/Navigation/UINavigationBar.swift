public import Foundation

/// The bar with the title and the way back, above the content of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// 4.3.2 – one item for each controller on the stack, the root's first.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set {
      // 4.3.1
      if manager != nil {
        UIKitException.raise(
          .internalInconsistency,
          "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
      }
      setItems(newValue ?? [], transition: nil)
    }
  }

  /// 4.3.2 – the item whose title is shown.
  open var topItem: UINavigationItem? { storedItems.last }

  /// 4.3.2 – the item that the back button leads to.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for subview in subviews { subview.frame = bounds }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
  }

  // MARK: - Inside the stage

  /// The height of a bar without a prompt or a large title.
  static let contentHeight: CGFloat = 44

  weak var manager: UINavigationController?

  private var storedItems: [UINavigationItem] = []
  private var content: NavigationBarContent?
  private var leaving: NavigationBarContent?

  /// Which way the content of the bar goes, along with the screens below it.
  enum Direction {
    case forward, back
  }

  func setItems(_ items: [UINavigationItem], transition direction: Direction?) {
    for item in storedItems { item.bar = nil }
    storedItems = items
    for item in items { item.bar = self }
    showTopItem(direction)
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    content?.show(topItem, back: backItem)
  }

  // Inside an animation the old content leaves while the new one comes.
  private func showTopItem(_ direction: Direction?) {
    if content?.item === topItem, content?.backItem === backItem {
      content?.show(topItem, back: backItem)
      return
    }
    let old = content
    let new = NavigationBarContent(frame: bounds)
    new.onBack = { [weak self] in self?.manager?.backButtonTapped() }
    AnimationGroup.withoutAnimation {
      addSubview(new)
      new.show(topItem, back: backItem)
      new.layoutIfNeeded()
    }
    content = new
    guard let direction, let old else {
      old?.removeFromSuperview()
      return
    }
    leaving?.removeFromSuperview()
    leaving = old
    old.isUserInteractionEnabled = false
    new.enter(direction)
    old.leave(direction)
  }

  /// Takes away what left during the last animation, or what came if it was cancelled.
  func finishTransition(cancelled: Bool) {
    guard let leaving else { return }
    self.leaving = nil
    guard cancelled else {
      leaving.removeFromSuperview()
      return
    }
    content?.removeFromSuperview()
    content = leaving
    leaving.isUserInteractionEnabled = true
  }
}
