public import Foundation

/// A controller that manages one screen or a part of it: its view, its appearance, its children.
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

  /// Adds a key command, which counts like those of `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// The commands that were added; `nil` where there are none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Managing the view

  /// The root view of the controller; loaded when it is first read.
  ///
  /// 1.1.8 – setting `nil` unloads it, and the next read loads it again.
  open var view: UIView! {
    get {
      // 1.1.13 – the first read loads it. 1.1.14 – it calls no override of `loadViewIfNeeded()`.
      startLoadingView()
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
  /// 1.1.12 – sets the titles of the navigation item and the tab bar item, too.
  open var title: String? {
    didSet {
      titleDidChange()
      tellObservers(of: "title", from: oldValue, to: title)
    }
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
  /// 2.3 – as in a pop; 2.7 – but not when its container is removed.
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

  /// Updates the controller from its data. The system calls it before ``viewWillLayoutSubviews()``:
  /// the first time, and after ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Requests ``updateProperties()`` in the next pass; no layout follows from it.
  open func setNeedsUpdateProperties() { markForPropertiesUpdate() }

  /// Updates the properties of the controller and of the views in its view now, where an update was
  /// requested.
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }

  /// 12.3.3 – called in place of the view's own `updateConstraints`.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// 12.4.2 – called after the view's own `safeAreaInsetsDidChange`.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The smallest margins of the root view: the system's distances from the sides.
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
  open var parent: UIViewController? { storedParent }

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

  /// 1.9.8 – whether appearance callbacks are forwarded to the children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// 1.9.9 – begins an appearance transition of a child, for a container that forwards by itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransitionByHand(isAppearing, animated: animated)
  }

  /// 1.9.9 – ends the transition of `beginAppearanceTransition(_:animated:)`; the last call of that
  /// decides.
  open func endAppearanceTransition() { endTransitionByHand() }

  /// Puts a child's view in the place of another child's, animated.
  ///
  /// 1.9.11 – this adds the one view and removes the other itself.
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
  /// delegate handles it. By default the secondary one is dropped.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// 6.2.5 – called on the primary controller of a classic split view that expands, unless the
  /// delegate has a secondary one. By default it returns the earlier secondary controller.
  @discardableResult
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { splitViewController.formerSecondary }

  /// 6.1.8 – the tab bar item of this controller; made from its title when it is first read.
  open var tabBarItem: UITabBarItem! {
    get { findTabBarItem() }
    set { setTabBarItem(newValue) }
  }

  /// The tab that made this controller; not retained.
  open internal(set) weak var tab: UITab?

  /// 4.3.3 – the navigation item of this controller; created on first read.
  open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

  // MARK: Showing

  /// Shows a controller in the place that a container around this one chooses.
  ///
  /// 4.6.1 – without such a container, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    passOn(vc) { $0.show(vc, sender: sender) }
  }

  /// Shows a detail controller in the place that a container around this one chooses.
  ///
  /// 4.6.1 – without such a container, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(vc) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// 4.6.5 – posted when ``showDetailViewController(_:sender:)`` begins to lead to another place.
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

  /// 9.2.1 – whether a segue is performed that a touch has begun.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// 9.2.1, 9.2.3 – the time to configure the destination: its view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// 9.3.4 – whether this controller is the destination of the unwind segue; by default, whether it
  /// has the method.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// The same question as before iOS 13; an override counts.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { responds(to: action) }

  /// 9.3.4 – the children that are searched for the destination, in order.
  @discardableResult
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenForUnwinding(from: source) }

  /// The child that contains the source of the unwind segue.
  @discardableResult
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    findChild(containing: source)
  }

  /// 9.3.6 – goes one step back, so that `subsequentVC` is visible; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// 9.3.5 – the destination of an unwind segue in this controller, as before iOS 9; an override
  /// counts.
  @discardableResult
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    Unwinding.search(in: self, UIStoryboardUnwindSegueSource(fromViewController, action, sender))
  }

  /// 9.3.5 – the unwind segue to a controller in this one, as before iOS 9; an override counts.
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
    let isCaptured = _PresentationSubstitute.present?(
      self, viewControllerToPresent, flag, completion)
    if isCaptured == true { return }
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// 5.4.1, 5.4.2 – dismisses the presented controller, with everything above it; without one, this
  /// controller itself.
  ///
  /// 1.6.7 – `completion` runs after the dismissed controller's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if _PresentationSubstitute.dismiss?(self, flag, completion) == true { return }
    startDismissing(animated: flag, completion: completion)
  }

  /// 5.1.4 – the controller that this one or its nearest ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.storedPresented }

  /// 5.1.4 – the controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { nearestPresented?.storedPresenter }

  /// The style of the presentation.
  ///
  /// 5.5.1 – `.automatic` until it is set, but reading never returns that.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? automaticStyle : storedPresentationStyle }
    set { storedPresentationStyle = newValue }
  }

  /// The style of the transition when the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// 5.5.6 – whether people cannot dismiss the controller by touch.
  open var isModalInPresentation = false

  /// 5.1.2 – whether presentations over the current context take place in this controller's view.
  open var definesPresentationContext = false

  /// A Boolean value that indicates whether this controller's ``modalTransitionStyle`` is used for
  /// presentations in its context.
  open var providesPresentationContextTransitionStyle = false

  /// 7.7 – not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller of this controller or an ancestor.
  ///
  /// 5.5.5 – made when it is first read, for the style as it is then.
  open var presentationController: UIPresentationController? { readPresentation() }

  /// The controller of the running presentation of this controller or an ancestor, after
  /// adaptation.
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

  /// The edges at which the view extends under bars; all by default. Under an opaque bar it extends
  /// only with ``extendedLayoutIncludesOpaqueBars``.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }

  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// A Boolean value that indicates whether automatic scroll views in the view keep clear of bars;
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` replaces it since iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { storedView?.setNeedsLayout() }
    }
  }

  /// 4.5.1 – whether the bottom bar is hidden when this controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// 4.3.15 – the items of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    toolbarItemsDidChange(animated: animated)
  }

  /// The scroll view under the bar at that edge: the one that was set, else the view itself or its
  /// lowest subview.
  @discardableResult
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    findContentScrollView(for: edge)
  }

  /// Sets the scroll view that bars at that edge follow.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    storeContentScrollView(scrollView, for: edge)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether people may edit the contents of the controller.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changing("editing", storedIsEditing) { storedIsEditing = editing }
    updateEditButton()
  }

  /// The button that switches editing on or off, with the title "Edit" or "Done"; always the same
  /// object.
  open var editButtonItem: UIBarButtonItem { storedEditButton ?? makeEditButton() }

  // MARK: Transitions

  /// 5.5.17 – exists only while a transition runs; a controller without one asks its parent.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    findTransitionCoordinator()
  }

  // MARK: Taking part in the movement of focus

  // 10.8.1: a phone has no focus system.

  /// The view by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent
  }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Without effect where there is no focus system.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Previews

  /// The actions below a preview of the controller.
  @available(iOS, deprecated: 13.0)
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Traits

  /// The fixed appearance of the controller's view and its subviews.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  open var traitCollection: UITraitCollection {
    ObservedUpdate.noteTraits(of: viewIfLoaded)
    // 1.4.11: traits carry the tint colour of their view.
    return computeTraits().tinted(viewIfLoaded.map(\.traitTint) ?? parent?.traitCollection.tint)
  }

  /// Called after the traits changed, with the previous ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Overrides traits of a child where `collection` specifies them.
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
    didSet {
      if preferredContentSize != oldValue { preferredContentSizeChanged() }
      tellObservers(of: "preferredContentSize", from: oldValue, to: preferredContentSize)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size for a child; a child that keeps its size is not called.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { expectedSize(of: container, in: parentSize) }

  /// Called before the view gets another size; overrides call super, which calls the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; overrides call super, which calls the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  // MARK: Orientation

  /// The orientations of the interface while this controller is in front. By default an iPad allows
  /// all, an iPhone all except upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Stage.shared.device.defaultOrientations
  }

  /// A Boolean value that indicates whether the interface follows the device while this controller
  /// is in front.
  @available(iOS, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }

  /// The orientation in which this controller is presented over the full screen; by default, the
  /// current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Stage.shared.orientation
  }

  /// Rotates the interface to the orientation of the device, where ``shouldAutorotate`` has become
  /// true.
  @available(iOS, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {
    Stage.shared.setNeedsOrientationUpdate()
  }

  /// Updates the interface after a change of ``supportedInterfaceOrientations``.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Stage.shared.setNeedsOrientationUpdate()
  }

  /// A Boolean value that indicates whether the keyboard stays while no responder of the presented
  /// controller takes text: in a form sheet, unless a subclass says otherwise.
  // 10.3.16: in a floating form sheet the keyboard stays when nothing takes text any…
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: What the system draws over the app

  /// A Boolean value that indicates whether the controller controls the status bar although it is
  /// not presented over the full screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { Stage.shared.setNeedsStatusBarUpdate() }
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that provides the status bar's style in place of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden, in place of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Updates the status bar after a change of these values. Inside an animation the status bar
  /// moves with it.
  open func setNeedsStatusBarAppearanceUpdate() { Stage.shared.statusBarAnswersDidChange() }

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Stage.shared.setNeedsStatusBarUpdate() }

  /// The edges at which the app's gestures come before the system's. With the lower edge, the home
  /// indicator is dimmed.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Updates the edges after a change of this value.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    Stage.shared.setNeedsStatusBarUpdate()
  }

  /// A Boolean value that indicates whether the pointer should stay in the scene. A phone has no
  /// pointer and never asks (10.7.2).
  open var prefersPointerLocked: Bool { false }

  /// The child that decides about the pointer, in place of this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Updates the lock of the pointer after a change of these values. A phone has none.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Showing that there is no content

  /// The content that covers the view while there is nothing else to show; `nil` for none.
  // 11.7.13: unavailable content covers the controller's view.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }

  /// The state that ``contentUnavailableConfiguration`` depends on.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    makeUnavailableState()
  }

  /// Updates the configuration in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableStateDidChange() }

  /// Called to set ``contentUnavailableConfiguration``. This one updates the present one for the state.
  // 11.7.12: the configuration is updated before it is shown, and when its state changes.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard let configuration = contentUnavailableConfiguration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
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

  /// Saves the state that the controller needs for its restoration.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// 8.4.3 – restores the saved state; the view is loaded, and has not appeared.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when every controller was restored.
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

  /// A child was removed with `removeFromParent()`: a container that lists its children updates its
  /// list.
  func childDidLeave(_ child: UIViewController) {}

  // 8.7.3 – observers are notified.
  weak var storedParent: UIViewController? {
    didSet { tellObservers(of: "parent", from: oldValue, to: parent) }
  }
  /// The controller that is about to replace the present parent.
  weak var nextParent: UIViewController?

  var storedView: UIView?
  /// The view that stands in the controller's own element of a nib, until it is loaded.
  var nibView: UIView?
  var storyboardScene: StoryboardScene?
  var storedLayoutSupport: (top: BarLayoutGuide, bottom: BarLayoutGuide)?
  /// The controllers that began to disappear with this one.
  var leavingAlong: [UIViewController] = []
  private var addedKeyCommands: [UIKeyCommand] = []

  override var offeredKeyCommands: [UIKeyCommand] {
    // A subclass may list its own without those that were added.
    let listed = super.offeredKeyCommands
    return listed + addedKeyCommands.filter { added in !listed.contains { $0 === added } }
  }
  /// The traits that the parent overrides for this child.
  var traitsFromParent: UITraitCollection?
  var storedChildren: [UIViewController] = [] {
    didSet { Stage.shared.controllersDidChange() }
  }
  let panelID = Stage.shared.nextPanelID()
  var unavailable = UnavailableContent()
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  /// A Boolean value that indicates whether the app has set ``tabBarItem``.
  var hasOwnTabBarItem = false
  /// The presented controller, which its presenter retains.
  var storedPresented: UIViewController? {
    didSet { Stage.shared.controllersDidChange() }
  }
  weak var storedPresenter: UIViewController?
  /// The presentation, which retains this controller in turn until it ends.
  var storedPresentation: UIPresentationController?
  var storedPresentationStyle = UIModalPresentationStyle.automatic
  var storedToolbarItems: [UIBarButtonItem]?
  var storedIsEditing = false
  var contentScrollViews: [(edges: NSDirectionalRectEdge, scrollView: WeakScrollView)] = []
  var storedEditButton: UIBarButtonItem?
  var appearance = Appearance() {
    didSet { if appearance.state != oldValue.state { Stage.shared.controllersDidChange() } }
  }
  /// The last reported traits; those of the device when the controller was created.
  var knownTraits = UITraitCollection.device
  var traitSettings: TraitSettings?
  var movement = Movement.none
  /// The appearance callback that the stage calls now.
  var currentCallback: Appearance.Callback?
  var isLoadingView = false
  var needsPropertiesUpdate = true

  /// Called when the view was made from a file.
  func takeLoadedView(_ loaded: UIView) { view = loaded }

  /// The controller whose item represents this one on a tab bar.
  var tabBarItemSource: UIViewController { self }

  /// The meaning of `.automatic` for this class.
  var automaticStyle: UIModalPresentationStyle { .pageSheet }

  /// The presentation style that this class always has, independent of ``modalPresentationStyle``.
  func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// Called when people have ended the presentation of this controller.
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

  /// 12.4.3 – the insets of a child's view that the container's bars cover.
  func safeAreaInsetsTaken(from child: UIViewController) -> UIEdgeInsets { .zero }
}
