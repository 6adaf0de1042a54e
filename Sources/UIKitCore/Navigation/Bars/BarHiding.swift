import Foundation

/// Hides the bars of a navigation controller, and brings them back, as people use the app.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var navigation: UINavigationController?

  /// Which of the ways are on.
  struct Ways: Equatable {
    var onSwipe = false
    var onTap = false
    var forKeyboard = false
    var whenCompact = false
  }

  var ways = Ways() { didSet { waysDidChange() } }

  /// Why the bars are hidden, where a tap brings them back that would not otherwise.
  private enum Reason { case keyboard, size }
  private var reason: Reason?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [swipe, tap] {
      recognizer.delegate = self
      // Touches of the views below are not affected.
      recognizer.cancelsTouchesInView = false
    }
    swipe.addHandler { [weak self] _ in self?.swiped() }
    tap.addHandler { [weak self] _ in self?.tapped() }
    waysDidChange()
  }

  /// Lets the recognizers see what happens in the controller's view.
  func watch(_ view: UIView) {
    for recognizer in [swipe, tap] where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func waysDidChange() {
    swipe.isEnabled = ways.onSwipe
    tap.isEnabled = ways.onTap || ways.forKeyboard || ways.whenCompact
    sizeDidChange()
  }

  // MARK: Ways

  private func swiped() {
    guard swipe.state == .began else { return }
    // 4.3.16 – up hides, down shows.
    set(hidden: swipe.velocity(in: navigation?.view).y < 0, for: nil)
  }

  private func tapped() {
    guard let navigation else { return }
    if ways.onTap {
      // 4.3.16 – the state of the navigation bar decides.
      set(hidden: !navigation.isNavigationBarHidden, for: nil)
    } else {
      // 4.3.16 – what the keyboard or the height took away comes back.
      set(hidden: false, for: nil)
    }
  }

  func keyboardDidAppear() {
    guard ways.forKeyboard, navigation?.isNavigationBarHidden == false else { return }
    // 4.3.16 – and they stay away when the keyboard has gone.
    set(hidden: true, for: .keyboard)
  }

  func sizeDidChange() {
    guard let navigation else { return }
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    if ways.whenCompact, isCompact, !navigation.isNavigationBarHidden {
      // 4.3.16 – bars are hidden in compact height.
      set(hidden: true, for: .size)
    } else if reason == .size, !isCompact {
      // 4.3.16 – bars return in regular height.
      set(hidden: false, for: nil)
    }
  }

  private func set(hidden: Bool, for reason: Reason?) {
    guard let navigation else { return }
    self.reason = hidden ? reason : nil
    navigation.setNavigationBarHidden(hidden, animated: true)
    // 4.3.16 – a toolbar without items stays away.
    let hasItems = navigation.topViewController?.toolbarItems?.isEmpty == false
    if hidden || hasItems { navigation.setToolbarHidden(hidden, animated: true) }
  }

  // MARK: Which touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let navigation, let view = touch.view else { return false }
    let isOnBar =
      view.isDescendant(of: navigation.navigationBar)
      || navigation.storedToolbar.map { view.isDescendant(of: $0) } ?? false
    if isOnBar { return false }
    guard gestureRecognizer === tap, !ways.onTap else { return true }
    switch reason {
    // 4.3.16 – in the content.
    case .keyboard: return true
    // 4.3.16 – only where the bars would be.
    case .size: return navigation.isWhereBarsWouldBe(touch.location(in: navigation.view))
    case nil: return false
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let speed = swipe.velocity(in: navigation?.view)
    return abs(speed.y) > abs(speed.x)
  }

  // Content that scrolls scrolls all the same.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}

extension UINavigationController {
  /// Made when it is first needed: most controllers hide no bars.
  var barHiding: BarHiding {
    if let storedBarHiding { return storedBarHiding }
    let made = BarHiding(navigation: self)
    storedBarHiding = made
    if let container { made.watch(container) }
    return made
  }

  fileprivate func isWhereBarsWouldBe(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    let room = container.safeAreaInsets
    let bottom = container.bounds.height - room.bottom - toolbarHeight
    let hasToolbar = topViewController?.toolbarItems?.isEmpty == false
    return point.y < room.top + barHeight(barStack) || hasToolbar && point.y >= bottom
  }
}

extension UIResponder {
  /// The keyboard came for this responder.
  func hideBarsForKeyboard() {
    firstInChain { $0 as? UINavigationController }?.storedBarHiding?.keyboardDidAppear()
  }
}
