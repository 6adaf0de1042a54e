public import Foundation

/// A container that shows the top of a stack of controllers, with a bar that leads back.
///
/// The stack changes inside the call. The visible screen follows with the container's next layout,
/// and while one change is being shown, further ones wait (`.queued`, iOS 15 to 17).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Creating a navigation controller

  /// 3.4 – pushes `rootViewController` without animation.
  public init(rootViewController: UIViewController) {
    bar = Self.makeBar(nil)
    super.init(nibName: nil, bundle: nil)
    // By the method that subclasses override: many look at whether the stack is empty there.
    pushViewController(rootViewController, animated: false)
  }

  /// Starts empty.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = Self.makeBar(nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Bars of classes of the app's own; `nil` for UIKit's. Starts empty.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass)
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    bar = Self.makeBar((coder as? NibCoder)?.customClass(ofChild: "navigationBar"))
    super.init(coder: coder)
    decodeInterface(coder, as: UINavigationController.self)
  }

  override func didInitialize() {
    bar.manager = self
    // 5.1.3: navigation controllers define a presentation context.
    definesPresentationContext = true
  }

  // MARK: Going back by segues

  /// 9.3.3 – from the top down.
  @discardableResult
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// 9.3.6 – pops.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard subsequentVC !== topViewController, stack.contains(where: { $0 === subsequentVC }) else {
      return
    }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  // MARK: The stack

  /// 4.1.1 – the root first, the top last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// 4.1.1 – the last of ``viewControllers``.
  open var topViewController: UIViewController? { stack.last }

  /// 4.1.2 – the controller presented over the stack, else the top.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top.
  ///
  /// 4.1.3, 4.1.4 – one that is on the stack already, or a navigation controller, is a programmer
  /// error.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    perform(.push(viewController), animated: animated)
  }

  /// 4.1.9, 7.8 – removes the top and returns it; does nothing when only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    perform(.pop, animated: animated).last
  }

  /// Removes everything above `viewController`, and returns it, lowest first.
  ///
  /// 4.1.10 – a controller that is not on the stack is a programmer error.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    perform(.popTo(viewController), animated: animated)
  }

  /// 4.1.11 – removes everything but the root, and returns it, lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    perform(.popToRoot, animated: animated)
  }

  /// Replaces the whole stack.
  ///
  /// 1.5.7 – the new top decides the kind of the transition: none when it is on top already, a pop
  /// when it was further down, else a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform(.set(viewControllers), animated: animated)
  }

  // MARK: Bars

  /// The bar belongs to this controller; its items mirror the stack.
  open var navigationBar: UINavigationBar { bar }

  /// 4.3.14 – belongs to this controller and persists when the stack changes.
  open var isNavigationBarHidden: Bool {
    get { storedBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    setBarHidden(hidden, animated: animated)
  }

  /// 4.3.15 – with the items of the top; made when it is first asked for.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = Self.makeToolbar(toolbarClass)
    storedToolbar = toolbar
    return toolbar
  }

  /// 4.3.15 – true by default.
  open var isToolbarHidden: Bool {
    get { storedToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    setToolbar(hidden: hidden, animated: animated)
  }

  /// The duration of showing or hiding a bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// 4.4.1 – the swipe from the leading edge that goes back; on by default.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  // MARK: Hiding bars

  /// A Boolean value that indicates whether a swipe up in the content hides the bars, and one down
  /// shows them.
  open var hidesBarsOnSwipe: Bool {
    get { storedBarHiding?.ways.onSwipe ?? false }
    set { barHiding.ways.onSwipe = newValue }
  }

  /// A Boolean value that indicates whether a tap in the content hides the bars, or shows them.
  open var hidesBarsOnTap: Bool {
    get { storedBarHiding?.ways.onTap ?? false }
    set { barHiding.ways.onTap = newValue }
  }

  /// A Boolean value that indicates whether the keyboard hides the bars; a tap in the content
  /// brings them back.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { storedBarHiding?.ways.forKeyboard ?? false }
    set { barHiding.ways.forKeyboard = newValue }
  }

  /// A Boolean value that indicates whether the bars are hidden in compact height; a tap at their
  /// place shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { storedBarHiding?.ways.whenCompact ?? false }
    set { barHiding.ways.whenCompact = newValue }
  }

  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  open unowned(unsafe) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: Delegate

  /// 4.2.5 – not retained.
  // The image picker has a delegate of a narrower type by the same name.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Which way a transition goes.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  // MARK: View

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.navigation = self
    container.install(bar)
    container.addGestureRecognizer(interactivePop.recognizer)
    storedBarHiding?.watch(container)
    view = container
  }

  // MARK: Appearance

  // 1.5.13 – the container forwards its appearance to the top controller inside of these.

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leaveAlong(seen, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endLeavingAlong()
    settleOffScreen()
  }

  /// 4.6.3 – a push; details are not shown by navigation controllers.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController, splitViewController?.isCollapsed == true {
      // 4.6.4 – a column that is shown as one step.
      setViewControllers(stack + [vc], animated: UIView.areAnimationsEnabled)
    } else {
      pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// 6.2.4 – goes on with the secondary one as with any other screen.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    // 6.2.4 – with its own stack, where it has one.
    exchange { $0 + [secondaryViewController] }
  }

  /// 6.2.5 – returns the top.
  @discardableResult
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    arriveNow()
    guard stack.count > 1, let top = stack.last else {
      return super.separateSecondaryViewController(for: splitViewController)
    }
    exchange { $0.dropLast() }
    return top
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedBarHiding?.sizeDidChange()
  }

  /// The scroll view of the top, unless the app has set one.
  @discardableResult
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? topViewController?.contentScrollView(for: edge)
  }

  /// The top controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The size of the stack; without one of its own, that of its top.
  // 4.1.18: a navigation controller without a preferredContentSize has that of its top…
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController, super.preferredContentSize == .zero {
      preferredContentSizeChanged()
    }
  }

  /// Without a bar of its own behind the status bar, the top decides how that is drawn.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }

  /// Light above a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  /// 5.5.17 – its own while the stack is moving, else the parent's.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running?.coordinator ?? announceDeferred() ?? super.transitionCoordinator
  }

  /// Goes back if possible. Low confidence: observed, and not documented.
  open override func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1, topViewController?.navigationItem.hidesBackButton == false
    else { return false }
    popViewController(animated: true)
    return true
  }

  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: - Inside the stage

  override func childDidLeave(_ child: UIViewController) {
    guard stack.holds(child) else { return }
    setViewControllers(stack.filter { $0 !== child }, animated: false)
  }

  let bar: UINavigationBar
  var toolbarClass: AnyClass?
  var storedToolbar: UIToolbar?
  var storedBarHidden = false
  var storedBarHiding: BarHiding?
  private(set) lazy var interactivePop = InteractivePop(navigation: self)
  var storedToolbarHidden = true
  /// The bars as they were when the running transition began.
  var visibilityBefore: BarVisibility?
  var hiddenBefore: (navigationBar: Bool, toolbar: Bool)?

  var screens = NavigationStack()
  /// The controllers as the app reads them.
  var stack: [UIViewController] { screens.controllers }
  /// The controller whose view is in the container.
  var shown: UIViewController?
  /// The stack when `shown` was put in: distinguishes a push from a pop.
  var shownStack: JoinedStack { screens.shown }
  /// A change that the next layout of the container begins to show.
  var deferred: (animated: Bool, bar: UINavigationBar.Direction?)?
  /// The transaction whose completion blocks wait for that change.
  var deferredTransaction: CATransaction.Token?
  /// The coordinator that others used for the deferred change before it began.
  var announced: TransitionCoordinator?
  var running: TransitionContext?
  /// A top that was announced with `willShow` as part of the container's own appearance.
  var showsSinceAppearance: UIViewController?
  /// The operations that wait for the running transition.
  var queue: [(operation: StackOperation, animated: Bool, transaction: CATransaction.Token?)] = []
  /// Controllers on the stack without a `didMove(toParent:)` yet.
  var arriving: [UIViewController] = []
  /// Controllers that left the stack without a `didMove(toParent: nil)` yet.
  var departing: [UIViewController] = []

  /// A Boolean value that indicates whether the bar is as the content of the top has it.
  var followsContent = false
  var knownStretch: CGFloat = 0

  /// A Boolean value that indicates whether the bar begins with the way back to More's list.
  var hasLeadingItem = false

  /// Called when controllers have left the stack, after their calls.
  func didLetGo() {}

  // 4.1.17 – unless it was given an item of its own.
  override var tabBarItemSource: UIViewController { stack.first ?? self }

  var container: UILayoutContainerView? { viewIfLoaded as? UILayoutContainerView }

  override var drivesChildAppearance: Bool { true }

  override func showsChild(_ child: UIViewController) -> Bool {
    (running.map(\.to) ?? shown) === child
  }

  override func safeAreaInsetsTaken(from child: UIViewController) -> UIEdgeInsets {
    // 12.4.3: bars add to the safe area of the children.
    barInsets(of: child)
  }
}

/// A delegate of a navigation controller. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// After the controller's `viewWillAppear`.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// After the controller's `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// An animator of the app's own; `nil` for the system's.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives a transition with an animator of the app's own; `nil` for time.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations that the stack allows; by default, the device's usual ones.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the container is presented; by default, the current one.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { Stage.shared.device.defaultOrientations }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { Stage.shared.orientation }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
