import Foundation

/// The view of a tab bar controller: the screen that is selected, and the bar above it.
@MainActor
final class TabContainerView: UIView {
  weak var tabs: UITabBarController?

  /// Holds the view of what is selected and, during a transition, of what was.
  let content = TabTransitionView(frame: .zero)
  private weak var bar: UITabBar?

  func install(_ bar: UITabBar) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    addSubview(bar)
    self.bar = bar
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeBar()
    if let tabs, !tabs.isOnScreen { tabs.installFront() }
    placeScreen()
    tabs?.followContent()
  }

  // MARK: Bar

  private func placeBar() {
    guard let bar, bar.superview === self else { return }
    bar.frame = barFrame(isSeen: showsBar(for: tabs?.running?.to ?? tabs?.front))
  }

  private func showsBar(for controller: UIViewController?) -> Bool {
    tabs?.showsBar(for: controller) ?? true
  }

  private func barFrame(isSeen: Bool) -> CGRect {
    let height = (bar?.contentHeight ?? 0) + safeAreaInsets.bottom
    return CGRect(
      x: 0, y: isSeen ? bounds.height - height : bounds.height, width: bounds.width,
      height: height)
  }

  /// The bar becomes a passenger of the screens: they move apart from it inside `host`. Returns it.
  func lendBar(to host: UIView, above screen: UIView) -> UIView? {
    guard let bar else { return nil }
    bar.frame = host.convert(barFrame(isSeen: true), from: self)
    host.insertSubview(bar, aboveSubview: screen)
    bar.layoutSubtree()
    return bar
  }

  func takeBackBar() {
    guard let bar, bar.superview !== self else { return }
    AnimationGroup.withoutAnimation {
      addSubview(bar)
      placeBar()
    }
  }

  // MARK: Screens

  /// Returns the frame of a controller's view: under a translucent bar, above an opaque one.
  func screenFrame(of controller: UIViewController?) -> CGRect {
    var frame = content.bounds
    if let bar, showsBar(for: controller),
      !(controller?.extends(under: .bottom, barIsTranslucent: bar.isTranslucent)
        ?? bar.isTranslucent)
    {
      frame.size.height -= bar.contentHeight + safeAreaInsets.bottom
    }
    return frame
  }

  /// Puts a view where that of what is selected goes.
  func place(_ view: UIView, below other: UIView? = nil) {
    let controller = view.viewController
    let view = controller?.viewInPlace ?? view
    if let other, other.superview === content {
      content.insertSubview(view, belowSubview: other)
    } else {
      content.addSubview(view)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = screenFrame(of: controller)
  }

  // The content follows when the bar becomes opaque, or is hidden.
  private func placeScreen() {
    guard let tabs, tabs.running == nil, let view = tabs.shown?.viewInPlace,
      view.superview === content
    else { return }
    let frame = screenFrame(of: tabs.shown)
    if view.frame != frame { view.frame = frame }
    view.setNeedsLayout()
  }
}

/// Holds the screens of a tab bar controller.
@MainActor
final class TabTransitionView: UIView {}
