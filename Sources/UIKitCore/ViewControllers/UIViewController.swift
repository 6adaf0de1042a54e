public import Foundation

/// Manages one screen or a part of it: its view, its appearance, its children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  // MARK: Creating a view controller

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    didInitialize()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    didInitialize()
    storyboardScene = (coder as? NibCoder)?.context.scene
    decodeInterface(coder, as: UIViewController.self)
  }

  open func encode(with coder: NSCoder) {}

  /// Completes the initialization of a container. It is called at the end of every initializer.
  func didInitialize() {}

  /// The name of the nib that the controller was created with.
  open private(set) var nibName: String?

  /// The bundle of the nib that the controller was created with.
  open private(set) var nibBundle: Bundle?

  // MARK: Adding key commands

  /// Adds a command for keys; it counts as those of `keyCommands` do.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Managing the view

  /// The root view of the controller; loaded when it is first read.
  ///
  /// 1.1.8 – setting `nil` unloads it, and the next read loads it again.
  open var view: UIView! {
    get {
      // 1.1.13 – the first read loads it.
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// 1.1.2 – the view if it is loaded; never loads it.
  open var viewIfLoaded: UIView? { storedView }

  /// 1.1.2 – whether the view is loaded; never loads it.
  open var isViewLoaded: Bool { storedView != nil }

  /// 1.1.3, 1.1.5 – creates the view: the one in the storyboard or the nib, else a plain one. An
  /// override that builds its own does not call this one.
  open func loadView() {
    if !loadViewFromFile() { makePlainView() }
  }

  /// 1.1.1, 1.1.2 – loads the view unless it is loaded: `loadView`, then `viewDidLoad`, once a load.
  open func loadViewIfNeeded() { startLoadingView() }

  open func viewDidLoad() {}

  /// The text by which the screen is known in bars.
  ///
  /// 1.1.12 – feeds the navigation item and the tab bar item while those have no title of their own.
  open var title: String? {
    didSet { titleDidChange() }
  }

  // MARK: Responding to appearance

  // 1.2.9 – these do nothing by themselves; containers forward in theirs. 1.2.10 – UIKit calls
  // them, and logs a warning about other callers.

  open func viewWillAppear(_ animated: Bool) { checkCaller(of: .willAppear) }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { checkCaller(of: .didAppear) }
  open func viewWillDisappear(_ animated: Bool) { checkCaller(of: .willDisappear) }
  open func viewDidDisappear(_ animated: Bool) { checkCaller(of: .didDisappear) }

  // 2.1 – meaningful only inside the appearance callbacks; false elsewhere.

  /// A Boolean value that indicates whether the view disappears because the controller leaves its
  /// parent.
  ///
  /// 2.3 – as in a pop; 2.7 – but not when its container goes.
  open var isMovingFromParent: Bool { currentCallback != nil && movement == .fromParent }

  /// A Boolean value that indicates whether the view appears because the controller enters its
  /// parent.
  ///
  /// 2.2 – as in a push; 2.4 – the root as well.
  open var isMovingToParent: Bool { currentCallback != nil && movement == .toParent }

  /// A Boolean value that indicates whether the view appears because the controller is presented.
  open var isBeingPresented: Bool { currentCallback != nil && movement == .presented }

  /// A Boolean value that indicates whether the view disappears because the controller is
  /// dismissed.
  open var isBeingDismissed: Bool { currentCallback != nil && movement == .dismissed }

  // MARK: Responding to layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// 12.3.3 – called in place of the view's own `updateConstraints`.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// 12.4.2 – called after the view's own `safeAreaInsetsDidChange`.
  open func viewSafeAreaInsetsDidChange() {}

  /// The margins of the view are others.
  open func viewLayoutMarginsDidChange() {}

  /// The smallest margins of the root view: the system keeps the sides free.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    // 12.4.8 – 16 points, 20 on wide screens.
    let side: CGFloat = (storedView?.bounds ?? UIScreen.main.bounds).width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A Boolean value that indicates whether the root view's margins are at least
  /// ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.updateLayoutMargins() }
    }
  }

  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.setNeedsLayout() } }
  }

  // MARK: Containing other controllers

  /// The container that this controller is a child of.
  open internal(set) weak var parent: UIViewController?

  /// 1.9.12 – the controllers contained in this one; never those it presents.
  open var children: [UIViewController] { storedChildren }

  /// 1.9.1 – takes the child from another parent and adds it here, after calling
  /// `willMove(toParent:)` of the child. The caller calls `didMove(toParent:)` when the view is in.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// 1.9.2 – leaves the parent and calls `didMove(toParent: nil)` of the child. The caller has
  /// called `willMove(toParent: nil)` before.
  open func removeFromParent() {
    let parent = parent
    leaveParent()
    parent?.childDidLeave(self)
  }

  // 3.9 – overrides call super.

  open func willMove(toParent parent: UIViewController?) { beginMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { endMove() }

  /// 1.9.8 – whether appearance callbacks are passed on to the children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// 1.9.9 – tells a child, from a container that forwards by itself, that its view is about to
  /// appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransitionByHand(isAppearing, animated: animated)
  }

  /// 1.9.9 – ends what `beginAppearanceTransition(_:animated:)` began; the last one began decides.
  open func endAppearanceTransition() { endTransitionByHand() }

  /// Puts a child's view in the place of another child's, animated.
  ///
  /// 1.9.11 – this adds the one view and removes the other by itself.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, with: toViewController,
      ChildSwap(
        duration: duration, options: options, animations: animations, completion: completion))
  }

  // MARK: Finding containers

  /// 4.1.15 – the nearest navigation controller around this one; `nil` for one that is presented.
  open var navigationController: UINavigationController? { nearest() }

  /// 4.1.16 – the nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearest() }

  /// 4.1.16 – the nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearest() }

  /// 6.2.4 – called on the primary controller of a classic split view that collapses, unless the
  /// delegate has done what there is to do. By default the secondary one goes.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// 6.2.5 – called on the primary controller of a classic split view that expands, unless the
  /// delegate has a secondary one. By default what was the secondary one before.
  @discardableResult
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { splitViewController.formerSecondary }

  /// 6.1.8 – what a tab bar shows for this controller; made from its title when it is first read.
  open var tabBarItem: UITabBarItem! {
    get { findTabBarItem() }
    set { setTabBarItem(newValue) }
  }

  /// The tab that made this controller; not kept.
  open internal(set) weak var tab: UITab?

  /// 4.3.3 – what a navigation bar shows for this controller; created on first read.
  open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

  // MARK: Showing

  /// Shows a controller where it belongs: a container around this one decides.
  ///
  /// 4.6.1 – where none does, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    passOn(vc) { $0.show(vc, sender: sender) }
  }

  /// Shows a controller where details belong: a container around this one decides.
  ///
  /// 4.6.1 – where none does, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(vc) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// 4.6.5 – posted when ``showDetailViewController(_:sender:)`` leads to another place from now on.
  public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  // MARK: Performing segues

  /// 9.1.4 – the storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

  /// Performs the segue of that identifier, which begins in this controller's scene.
  ///
  /// 9.2.2 – shouldPerformSegue is not called; an unknown identifier is a programmer error.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// 9.2.1 – whether a segue is performed that people have asked for by touch.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// 9.2.1, 9.2.3 – the moment to give the destination what it needs: its view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// 9.3.4 – whether this controller is the one to go back to; by default, whether it has that method.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// The same as it was before iOS 13; an override counts.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { responds(to: action) }

  /// 9.3.4 – the children that are searched for who is gone back to, in order.
  @discardableResult
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenForUnwinding(from: source) }

  /// The child that the way back begins in.
  @discardableResult
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    findChild(containing: source)
  }

  /// 9.3.6 – goes one step back, so that `subsequentVC` is seen; containers do.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// 9.3.5 – who in this controller is gone back to, as it was asked before iOS 9; an override counts.
  @discardableResult
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    Unwinding.search(in: self, UIStoryboardUnwindSegueSource(fromViewController, action, sender))
  }

  /// 9.3.5 – the segue by which it is gone back to a controller in this one, as it was before iOS 9; an
  /// override counts.
  @discardableResult
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    let segue = UIStoryboardSegue(
      identifier: identifier, source: fromViewController, destination: toViewController)
    segue.handler = Unwinding.go
    return segue
  }

  // MARK: Presenting

  /// Shows another controller over this one, or over an ancestor that covers the screen.
  ///
  /// 1.6.7 – `completion` runs after the presented controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// 5.4.1, 5.4.2 – takes away what this controller presents, with everything above it; when it
  /// presents nothing, this controller itself.
  ///
  /// 1.6.7 – `completion` runs after the dismissed controller's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// 5.1.4 – what this controller or its nearest ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.storedPresented }

  /// 5.1.4 – what presents this controller or an ancestor.
  open var presentingViewController: UIViewController? { nearestPresented?.storedPresenter }

  /// How the controller is presented.
  ///
  /// 5.5.1 – `.automatic` until it is set, but reading never gives that.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? automaticStyle : storedPresentationStyle }
    set { storedPresentationStyle = newValue }
  }

  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// 5.5.6 – whether people cannot dismiss the controller by touch.
  open var isModalInPresentation = false

  /// 5.1.2 – whether presentations over the current context take place in this controller's view.
  open var definesPresentationContext = false

  /// A Boolean value that indicates whether this controller's ``modalTransitionStyle`` is used for
  /// what is presented in its context.
  open var providesPresentationContextTransitionStyle = false

  /// 7.7 – not kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller of this controller or an ancestor.
  ///
  /// 5.5.5 – made when it is first read, for the style as it is then.
  open var presentationController: UIPresentationController? { readPresentation() }

  /// The controller of the running presentation of this controller or an ancestor, as it is
  /// adapted.
  open var activePresentationController: UIPresentationController? {
    nearestPresented?.activePresentation
  }

  /// The presentation controller of this controller, or of an ancestor, as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    readPresentation(as: UISheetPresentationController.self, styles: [.pageSheet, .formSheet])
  }

  /// The presentation controller of this controller, or of an ancestor, as a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    readPresentation(as: UIPopoverPresentationController.self, styles: [.popover])
  }

  // MARK: Bars

  /// The edges at which the view goes on under bars; all by default. Under an opaque bar it goes only
  /// where ``extendedLayoutIncludesOpaqueBars`` says so.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }

  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// A Boolean value that indicates whether scroll views of the view that leave it to the system
  /// keep clear of bars, which ``UIScrollView/contentInsetAdjustmentBehavior`` says since iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { storedView?.setNeedsLayout() }
    }
  }

  /// 4.5.1 – whether the bar at the lower edge goes away when this controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// 4.3.15 – what the toolbar of a navigation controller shows while this one is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    toolbarItemsDidChange(animated: animated)
  }

  /// The scroll view under the bar at that edge: what was set, else the view itself or what lies
  /// lowest in it.
  @discardableResult
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    findContentScrollView(for: edge)
  }

  /// Says which scroll view bars at that edge follow.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    storeContentScrollView(scrollView, for: edge)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether people may change what the controller shows.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton()
  }

  /// Says "Edit" or "Done", and switches editing on or off; the same one every time.
  open var editButtonItem: UIBarButtonItem { storedEditButton ?? makeEditButton() }

  // MARK: Transitions

  /// 5.5.17 – exists only while a transition runs; a controller without one asks its parent.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    findTransitionCoordinator()
  }

  // MARK: Previews

  /// The actions below a preview of the controller.
  @available(iOS, deprecated: 13.0)
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Traits

  /// The appearance that the controller's view, with all that is in it, always has.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  open var traitCollection: UITraitCollection {
    // 1.4.11: traits carry the tint colour of their view.
    computeTraits().tinted(viewIfLoaded.map(\.traitTint) ?? parent?.traitCollection.tint)
  }

  /// Called after the traits changed, with what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives a child other traits than this controller's own where `collection` specifies them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(collection, for: childViewController)
  }

  /// Returns the traits that ``setOverrideTraitCollection(_:forChild:)`` set for a child.
  @discardableResult
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  // MARK: Adapting to another size

  /// The size that suits the content, for the container or presenter.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child is to have; one that keeps its own is not told.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { expectedSize(of: container, in: parentSize) }

  /// Called before the view gets another size; overrides call super, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; overrides call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  // MARK: Orientation

  /// How the interface may stand while this controller is in front. By default an iPad's may stand
  /// any way, an iPhone's any but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Stage.shared.device.defaultOrientations
  }

  /// A Boolean value that indicates whether the interface follows the device while this controller
  /// is in front.
  @available(iOS, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }

  /// How the interface is to stand when this controller is presented over the full screen; as it stands,
  /// unless overrides say otherwise.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Stage.shared.orientation
  }

  /// Turns the interface to how the device is held, where ``shouldAutorotate`` has become true.
  @available(iOS, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {
    Stage.shared.setNeedsOrientationUpdate()
  }

  /// Says that ``supportedInterfaceOrientations`` has another value now.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Stage.shared.setNeedsOrientationUpdate()
  }

  // MARK: What the system draws over the app

  /// A Boolean value that indicates whether the controller decides about the status bar although it
  /// is not presented over the full screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { Stage.shared.setNeedsStatusBarUpdate() }
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that is asked for the style in place of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that is asked whether the status bar is hidden in place of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Says that the answers are different now. Inside an animation the status bar moves with it.
  open func setNeedsStatusBarAppearanceUpdate() { Stage.shared.statusBarAnswersDidChange() }

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Stage.shared.setNeedsStatusBarUpdate() }

  /// The edges at which the app's gestures come before the system's. With the lower edge among them, the
  /// home indicator is dimmed.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Has the edges asked for anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    Stage.shared.setNeedsStatusBarUpdate()
  }

  // MARK: Responding to the system

  /// Does nothing by itself: views are no longer unloaded.
  open func didReceiveMemoryWarning() {}

  // MARK: Saving and restoring, in an app without scenes

  /// The name by which the controller is saved and found again; without one it is not saved, nor are
  /// its children.
  open var restorationIdentifier: String?

  /// The class that makes the controller when it is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Saves what the controller needs to come back.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// 8.4.3 – brings back what was saved; the view is loaded, and has not appeared.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Every controller was restored.
  open func applicationFinishedRestoringState() {}

  /// 1.1.10 – the presenting controller, else the superview of the view, or the window when the view
  /// is its root.
  open override var next: UIResponder? { findNextResponder() }

  /// 10.2.5 – whether actions that look for a target find this controller while it presents another;
  /// true unless a subclass says otherwise.
  open var performsActionsWhilePresentingModally: Bool { true }

  override var performsActions: Bool {
    presentedViewController == nil || performsActionsWhilePresentingModally
  }

  // MARK: - Inside the stage

  /// A child was taken out with `removeFromParent()`: a container that lists its children forgets it.
  func childDidLeave(_ child: UIViewController) {}

  /// The controller that is about to become the parent in place of the present one.
  weak var nextParent: UIViewController?

  var storedView: UIView?
  var storyboardScene: StoryboardScene?
  var storedLayoutSupport: (top: BarLayoutGuide, bottom: BarLayoutGuide)?
  /// The controllers that began to disappear with this one.
  var leavingAlong: [UIViewController] = []
  private var addedKeyCommands: [UIKeyCommand] = []

  override var offeredKeyCommands: [UIKeyCommand] { super.offeredKeyCommands + addedKeyCommands }
  /// The traits that the parent overrides for this child.
  var traitsFromParent: UITraitCollection?
  var storedChildren: [UIViewController] = [] {
    didSet { Stage.shared.controllersDidChange() }
  }
  let panelID = Stage.shared.nextPanelID()
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  /// A Boolean value that indicates whether the app gave ``tabBarItem``.
  var hasOwnTabBarItem = false
  /// The presenter keeps what it presents.
  var storedPresented: UIViewController? {
    didSet { Stage.shared.controllersDidChange() }
  }
  weak var storedPresenter: UIViewController?
  /// Keeps this controller in turn, until a presentation ends.
  var storedPresentation: UIPresentationController?
  var storedPresentationStyle = UIModalPresentationStyle.automatic
  var storedToolbarItems: [UIBarButtonItem]?
  var storedIsEditing = false
  var contentScrollViews: [(edges: NSDirectionalRectEdge, scrollView: WeakScrollView)] = []
  var storedEditButton: UIBarButtonItem?
  var appearance = Appearance() {
    didSet { if appearance.state != oldValue.state { Stage.shared.controllersDidChange() } }
  }
  /// The traits that were told of last; those of the device when the controller was created.
  var knownTraits = UITraitCollection.device
  var movement = Movement.none
  /// The appearance callback that the stage is in.
  var currentCallback: Appearance.Callback?
  var isLoadingView = false

  /// The view was made from a file.
  func takeLoadedView(_ loaded: UIView) { view = loaded }

  /// The controller whose item stands for this one on a tab bar.
  var tabBarItemSource: UIViewController { self }

  /// The meaning of `.automatic` for this class.
  var automaticStyle: UIModalPresentationStyle { .pageSheet }

  /// The presentation that this class always has, whatever its style says.
  func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// The presentation of this controller ended by people's own doing.
  func wasDismissedByUser() {}

  /// Called when the presentation of this controller has ended, for whatever reason, with those
  /// above it.
  func presentationDidEnd() {}

  /// A Boolean value that indicates whether this container drives the appearance of its children
  /// itself, in its own callbacks.
  var drivesChildAppearance: Bool { false }

  /// Returns a Boolean value that indicates whether the place of a child is on the screen while
  /// this controller is, or comes there.
  func showsChild(_ child: UIViewController) -> Bool { true }

  /// 12.4.3 – what the bars of a container cover of a child's view.
  func safeAreaInsetsTaken(from child: UIViewController) -> UIEdgeInsets { .zero }
}
