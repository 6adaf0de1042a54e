import Foundation

// The bars of a navigation controller: which are seen, how they come and go, what they cover.

/// The methods of a plain navigation controller as the delegate of its bar.
///
/// With Apple the conformance of `UINavigationController` is not public, so that subclasses may declare
/// it. Swift has no such conformances: the delegate is the controller with the methods of this class,
/// none of which uses `self`.
private final class PlainBarDelegate: NSObject, UINavigationBarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

  static func delegate(_ navigation: UINavigationController) -> any UINavigationBarDelegate {
    // A value of a class-bound protocol type is the object and the methods of its conformance.
    let model: any UINavigationBarDelegate = PlainBarDelegate()
    // Without `as any`, Swift would open the value and pass the object alone.
    let (_, methods) = unsafeBitCast(
      model as any UINavigationBarDelegate, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    return unsafeBitCast(
      (navigation as AnyObject, methods), to: (any UINavigationBarDelegate).self)
  }
}

/// Which bars are seen.
struct BarVisibility: Equatable {
  var navigationBar = true
  var toolbar = false
}

extension UINavigationController {
  /// The controller is the delegate of its bar.
  var barDelegate: any UINavigationBarDelegate {
    // 4.3.1 – a subclass that implements the methods.
    if let own = self as? any UINavigationBarDelegate { return own }
    // Also a controller of no such class.
    return PlainBarDelegate.delegate(self)
  }

  /// The delegate of the bar is asked, and the pop is animated.
  func backButtonTapped() {
    guard let item = bar.topItem else { return }
    // 4.3.10: the back button asks the delegate of the bar, then pops animated.
    guard barDelegate.navigationBar(bar, shouldPop: item) else { return }
    if stack.count == 1, let outer = outerNavigation {
      outer.popViewController(animated: true)
    } else {
      popViewController(animated: true)
    }
  }

  // MARK: Which bars are seen

  /// The bars that the stack and the app ask for.
  func visibility(of stack: JoinedStack) -> BarVisibility {
    var visible = BarVisibility(navigationBar: !storedBarHidden, toolbar: !storedToolbarHidden)
    // A nested navigation controller has the bar.
    if stack.last is UINavigationController { visible.navigationBar = false }
    // 4.5.1, 4.5.2 – it stays hidden under later pushes; 4.5.3 – and is hidden from the start where
    // the root requests it (low confidence).
    if visible.toolbar, hidesBottomBar(stack) { visible.toolbar = false }
    return visible
  }

  /// From the controller that requests it on, also under those above.
  func hidesBottomBar(_ stack: JoinedStack) -> Bool {
    stack.contains { $0.hidesBottomBarWhenPushed }
  }

  // MARK: What bars cover

  /// 12.4.3 – the view that leaves keeps what it had until it is gone.
  func barInsets(of child: UIViewController) -> UIEdgeInsets {
    let isLeaving = running.map { child !== $0.to } ?? false
    let stack = isLeaving ? shownStack : screens.current
    let visible = isLeaving ? visibilityBefore ?? visibility(of: stack) : visibility(of: stack)
    let isUnderBar = child.extends(under: .top, barIsTranslucent: bar.isTranslucent)
    let isUnderToolbar = child.extends(under: .bottom, barIsTranslucent: true)
    return UIEdgeInsets(
      top: visible.navigationBar && isUnderBar ? barHeight(stack) : 0, left: 0,
      bottom: isUnderToolbar
        ? (visible.toolbar ? toolbarHeight : 0) + tabBarDifference(of: child) : 0,
      right: 0)
  }

  var toolbarHeight: CGFloat { barHeights.toolbar }

  func barHeight(_ stack: JoinedStack) -> CGFloat {
    let items = stack.lazy.map { $0.navigationItem }
    guard let collapse = collapse(over: stack.last) else {
      // Without scrolling content the bar decides, unless that was another screen's.
      return followsContent
        ? bar.height(showing: items, collapse: 0) : bar.height(showing: items)
    }
    return bar.height(showing: items, collapse: collapse)
  }

  /// The insets of a view: content does not extend under an opaque bar, nor where its controller
  /// prevents it.
  func screenInsets(of stack: JoinedStack) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    guard let container, let top = stack.last else { return insets }
    let visible = visibility(of: stack)
    if visible.navigationBar, !top.extends(under: .top, barIsTranslucent: bar.isTranslucent) {
      insets.top = container.safeAreaInsets.top + barHeight(stack)
    }
    if !top.extends(under: .bottom, barIsTranslucent: true) {
      let tabBar = tabsAround.map { $0.barInset(of: self) } ?? 0
      if visible.toolbar || tabBar > 0 {
        insets.bottom = container.safeAreaInsets.bottom + (visible.toolbar ? toolbarHeight : 0)
      }
    }
    return insets
  }

  // MARK: Changing

  /// Something that shows on the bar changed, perhaps its height.
  func barDidChange() {
    guard let container, container.window != nil else { return }
    container.setNeedsLayout()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  /// A search in the bar began or ended: what is below follows, inside the animation that runs.
  func layOutForSearch() {
    guard let container, container.window != nil else { return }
    container.placeBars(nil, animated: true)
    container.setNeedsLayout()
    shown?.viewIfLoaded?.setNeedsLayout()
    container.layoutSubtree()
  }

  /// Shows the items of the stack, inside the running animation.
  func setBarItems(_ direction: UINavigationBar.Direction?) {
    // 4.3.2 – the items of the bar mirror the stack; the top may have another one than before.
    var first = screens.takeItems()
    let leading = leadingItems
    if hasLeadingItem || !leading.isEmpty { first = 0 }
    hasLeadingItem = !leading.isEmpty
    bar.isAdopting = true
    followContent()
    bar.isAdopting = false
    bar.replaceItems(
      from: first, with: leading + stack[first...].map { $0.navigationItem },
      transition: direction)
    // A toolbar that goes away keeps what it shows.
    if visibility(of: screens.current).toolbar { showToolbarItems(animated: direction != nil) }
    container?.placeBars(direction)
    if running == nil { tabBarMayHaveMoved() }
  }

  /// The toolbar shows the items of the top.
  func showToolbarItems(animated: Bool) {
    let items = stack.last?.toolbarItems
    guard (storedToolbar?.items ?? []) != (items ?? []) else { return }
    // 4.3.15: the toolbar is hidden by default, and has the top controller's items.
    toolbar.setItems(items, animated: animated)
  }

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedBarHidden else { return }
    storedBarHidden = hidden
    barVisibilityDidChange(animated: animated)
  }

  func setToolbar(hidden: Bool, animated: Bool) {
    guard hidden != storedToolbarHidden else { return }
    storedToolbarHidden = hidden
    if !hidden { showToolbarItems(animated: false) }
    barVisibilityDidChange(animated: animated)
  }

  private func barVisibilityDidChange(animated: Bool) {
    guard let container else { return }
    if animated, joinTransition() { return }
    if animated, container.window != nil {
      AnimationGroup.animate(
        duration: TimeInterval(Self.hideShowBarDuration), timing: .easeInOut
      ) {
        container.placeBars(nil, animated: true)
        // The screen follows the bar.
        container.layoutSubtree()
      } completion: { _ in
        container.hideInvisibleBars()
      }
    } else {
      container.placeBars(nil)
    }
    container.setNeedsLayout()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  /// 4.3.14 – a change while a transition is about to run goes along with it, sideways.
  private func joinTransition() -> Bool {
    guard let running, running.isAnimated, let container else { return false }
    if container.barsWait { return true }
    let direction: UINavigationBar.Direction = isPop(to: running.to) ? .back : .forward
    // 4.3.14: a hidden navigation bar persists across pushes, and changes with them.
    container.barsWait = running.coordinator.animate { [weak container] _ in
      container?.barsWait = false
      container?.placeBars(direction)
    }
    return container.barsWait
  }
}

extension UINavigationController {
  /// The stack that bars are placed for: what is on its way when they are asked in a transition.
  var barStack: JoinedStack {
    // Until the transition begins, what is seen is the old stack.
    deferred != nil && running == nil ? shownStack : screens.current
  }

  static func makeBar(_ class: AnyClass?) -> UINavigationBar {
    let made = (`class` as? UINavigationBar.Type).flatMap { ObjectMaker.make($0) }
    var bar = UINavigationBar()
    // 4.1.14 – of the app's class where it names one, else of UIKit's.
    if let made = made as? UINavigationBar { bar = made }
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.barHeights.navigationBar)
    return bar
  }

  static func makeToolbar(_ class: AnyClass?) -> UIToolbar {
    let made = (`class` as? UIToolbar.Type).flatMap { ObjectMaker.make($0) }
    return made as? UIToolbar ?? UIToolbar()
  }
}
