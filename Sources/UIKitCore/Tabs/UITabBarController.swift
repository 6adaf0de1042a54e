public import Foundation

/// A container that shows one of several controllers, with a bar at the lower edge to choose from.
///
/// The selection changes inside the call, and what is seen with it: a switch is not animated unless
/// the delegate has an animator.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Creating a tab bar controller

  /// Starts without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// 6.1.10 – with tabs that make their controllers when they are needed.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    replaceSlots(with: tabs.map { TabSlot(tab: $0) }, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UITabBarController.self)
  }

  /// 9.3.6 – selects.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  override func didInitialize() {
    bar.manager = self
  }

  // MARK: The controllers

  /// From left to right.
  ///
  /// 6.1.1 – the selected one stays selected when it is in the new list; else the one in its place is,
  /// else the first.
  open var viewControllers: [UIViewController]? {
    get { slots.isEmpty && !hasList ? nil : slots.map { controller(of: $0) } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``; what changes on the bar fades if `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasList = viewControllers != nil
    replaceSlots(with: slots(for: viewControllers ?? []), animated: animated)
    customizableViewControllers = viewControllers
  }

  /// The controllers that people may add to the bar, or remove from it, with the Edit button of
  /// More.
  ///
  /// All of ``viewControllers`` whenever those are set; none if it is empty or `nil`. What is not in
  /// ``viewControllers`` is left out.
  open var customizableViewControllers: [UIViewController]? {
    get { allowsCustomizing ? customizableSlots.compactMap(\.loadedController) : nil }
    set {
      allowsCustomizing = newValue != nil
      customizableSlots = (newValue ?? []).compactMap { slot(of: $0) }
    }
  }

  /// Adds a controller behind the others (medium confidence: apps rely on it, Apple's pages do not
  /// say it).
  open override func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    super.addChild(childController)
    let slot = TabSlot(controller: childController)
    // An app that allows nothing to be moved goes on to do so.
    if allowsCustomizing || slots.isEmpty {
      customizableSlots.append(slot)
      allowsCustomizing = true
    }
    replaceSlots(with: slots + [slot], animated: false)
  }

  /// The controller that is seen, or would be.
  ///
  /// 6.1.6 – it may be ``moreNavigationController``. 6.1.3 – selecting a stranger is a programmer
  /// error.
  open unowned(unsafe) var selectedViewController: UIViewController? {
    get { currentController }
    set { changing("selectedViewController", currentController) { select(newValue) } }
  }

  /// The place of the selected controller in ``viewControllers``.
  ///
  /// 6.1.2 – `NSNotFound` while the More controller is selected.
  open var selectedIndex: Int {
    get { currentIndex }
    set { changing("selectedIndex", currentIndex) { select(at: newValue) } }
  }

  /// 6.1.6 – where those are found that have no place on the bar. Made when it is first read, and never
  /// in ``viewControllers``.
  open var moreNavigationController: UINavigationController { more }

  // MARK: Tabs

  /// 6.1.10 – what was given in place of controllers; empty where those were.
  open var tabs: [UITab] {
    get { slots.compactMap(\.tab) }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets ``tabs``; what changes on the bar fades if `animated`.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceSlots(with: slots(for: tabs), animated: animated)
  }

  /// 6.1.10 – a tab of the bar, or one inside a group there.
  open var selectedTab: UITab? {
    get { currentTab }
    set { select(newValue) }
  }

  /// The tab of that name, wherever it is.
  @discardableResult
  open func tab(forIdentifier identifier: String) -> UITab? {
    UITab.first(in: tabs, identifier: identifier)
  }

  /// The place of the tabs; the system decides by default.
  public enum Mode: Int, Sendable {
    case automatic
    /// In a bar.
    case tabBar
    /// In a bar, or in a sidebar where the device has room for one: the stage's devices show the bar.
    case tabSidebar
  }

  open var mode = Mode.automatic

  // MARK: The bar

  /// 6.1.7 – its items are this controller's to change.
  open var tabBar: UITabBar { bar }

  /// A Boolean value that indicates whether the bar is kept away, whatever is shown.
  open var isTabBarHidden: Bool {
    get { storedBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    setBar(hidden: hidden, animated: animated)
  }

  // MARK: Delegate

  /// Not kept.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// An item of the bar was tapped; comes before anything is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Puts another bar in the place of the bar, with its items.
  func replaceBar(with other: UITabBar) {
    let old = bar
    guard other !== old else { return }
    old.manager = nil
    old.removeFromSuperview()
    bar = other
    other.manager = self
    (viewIfLoaded as? TabContainerView)?.install(other)
    updateItems()
  }

  // MARK: View

  open override func loadView() {
    let container = TabContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.tabs = self
    container.install(bar)
    view = container
  }

  // MARK: Appearance

  // 1.7.3 – the container forwards its appearance to the selected controller only, inside of these.

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    frontWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if running == nil { shown?.endAppearance() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leaveAlong(seen, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endLeavingAlong()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // There is room for more, or for less.
    if findRoom() { placesDidChange() }
  }

  // MARK: What others ask

  /// The scroll view of the selected one, unless the app has set one.
  @discardableResult
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selectedViewController?.contentScrollView(for: edge)
  }

  /// The selected one decides about the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }

  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// 5.5.17 – its own while one controller takes the place of another, else the parent's.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running?.coordinator ?? super.transitionCoordinator
  }

  // MARK: - Inside the stage

  private(set) var bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
  var slots: [TabSlot] = []
  /// An empty list was given: it is not `nil` then.
  private var hasList = false
  /// The tabs that people may move between the bar and More.
  var customizableSlots: [TabSlot] = [] {
    didSet { storedMore?.editingDidChange() }
  }
  private var allowsCustomizing = false
  /// There while people do.
  var customizing: TabCustomizing?
  var selection = TabSelection.none
  var storedMore: MoreNavigationController?
  var storedBarHidden = false
  /// A Boolean value that indicates whether there is room for more items than on a phone.
  var isRoomy = false

  /// A Boolean value that indicates whether the bar is as the content of the selected one has it.
  var followsContent = false

  /// The controller whose view is in the container.
  var shown: UIViewController?
  var running: TransitionContext?
  /// Controllers that left while their views were on the way.
  var leaving: [UIViewController] = []

  var container: TabContainerView? { viewIfLoaded as? TabContainerView }

  override var drivesChildAppearance: Bool { true }

  override func showsChild(_ child: UIViewController) -> Bool {
    (running.map(\.to) ?? shown) === child
  }

  override func childDidLeave(_ child: UIViewController) {
    // 6.1.6 – who goes on to More stays on the list.
    if let storedMore, child.nextParent === storedMore { return }
    replaceSlots(with: slots.filter { $0.loadedController !== child }, animated: false)
  }

  override func safeAreaInsetsTaken(from child: UIViewController) -> UIEdgeInsets {
    // 12.4.3: bars add to the safe area of the children.
    UIEdgeInsets(top: 0, left: 0, bottom: barInset(of: child), right: 0)
  }
}
