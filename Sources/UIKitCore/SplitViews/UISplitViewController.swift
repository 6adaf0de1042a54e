public import Foundation

/// A container that shows up to three columns beside or over one another, and where there is little
/// room one after the other.
///
/// A split view with a ``style-swift.property`` gets a controller for each column. One without (the
/// classic style) has a list of two controllers, and its delegate handles collapsing and expanding.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  // MARK: Creating a split view controller

  /// With columns: two or three.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// In the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decodes a split view in the style of a storyboard, else in the classic one.
  public required init?(coder: NSCoder) {
    style =
      coder.interfaceChoice(
        "style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]) ?? .unspecified
    super.init(coder: coder)
    decodeInterface(coder, as: UISplitViewController.self)
  }

  /// The style given to ``init(style:)``; otherwise `.unspecified`.
  open private(set) var style: Style

  // MARK: The controllers

  /// Puts a controller in a column, or empties the column.
  ///
  /// 6.2.1 – one that is no navigation controller is put into a new one, but in the compact column.
  /// For split views with columns only.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    assign(vc, to: column)
  }

  /// Returns the controller that was set for a column.
  @discardableResult
  open func viewController(for column: Column) -> UIViewController? { assigned[column] }

  /// The children that are columns, the primary one first; one only while ``isCollapsed``.
  open var viewControllers: [UIViewController] {
    get { listedControllers }
    set { replaceControllers(with: newValue) }
  }

  /// Shows a column with the least change.
  ///
  /// 6.2.3 – while collapsed it is pushed, or what covers it is popped. The compact column is not
  /// accepted.
  open func show(_ column: Column) { reveal(column) }

  /// Takes a column away with the least change.
  ///
  /// 6.2.3 – while collapsed it is popped if it is on top. The secondary one always stays while
  /// expanded; the compact column is not accepted.
  open func hide(_ column: Column) { conceal(column) }

  /// 4.6.4 – with much room in the primary or the secondary column, on whichever side the request
  /// comes from; else over the full screen. The delegate may do it in another way.
  open override func show(_ vc: UIViewController, sender: Any?) { showMain(vc, sender: sender) }

  /// 4.6.4 – in regular width, in the secondary column; else the content shows it. The delegate may
  /// do it in another way.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  // MARK: Arrangement

  /// A Boolean value that indicates whether all columns are one, for lack of room.
  open internal(set) var isCollapsed = false

  /// How the columns would best be arranged; what there is no room for becomes something near.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { wishDidChange() }
  }

  /// How the columns are arranged.
  ///
  /// 6.2.7 – never `.automatic`. Without meaning while ``isCollapsed``.
  open var displayMode: DisplayMode { mode }

  /// How columns make room for one another, where the app has a choice. For split views with columns.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { wishDidChange() }
  }

  /// How columns make room for one another; `.automatic` in the classic style.
  open var splitBehavior: SplitBehavior { behavior(in: currentSize) }

  /// 6.2.7 – whether a swipe brings and takes columns.
  open var presentsWithGesture = true {
    didSet { updateButtons() }
  }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { edgeDidChange() }
  }

  /// The background of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { container?.backgroundStyleDidChange() }
  }

  // MARK: Buttons

  /// Changes the display mode when it is tapped; for the navigation item of the secondary controller
  /// in the classic style. The same one every time.
  open var displayModeButtonItem: UIBarButtonItem { modeButton.item }

  /// The visibility of the button in a navigation bar that changes the display mode. For split
  /// views with columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButtons() }
  }

  /// A Boolean value that indicates whether the secondary column has a button that takes the others
  /// away. For three columns.
  open var showsSecondaryOnlyButton = false {
    didSet { updateButtons() }
  }

  // MARK: Widths

  /// The system's own choice, as the value of a width or a fraction.
  public nonisolated class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  /// Points of the primary column.
  open var primaryColumnWidth: CGFloat { primaryWidth.resolved(in: currentSize.width) }
  /// Points of the supplementary column.
  open var supplementaryColumnWidth: CGFloat {
    isTriple ? supplementaryWidth.resolved(in: currentSize.width) : 0
  }

  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// Goes before ``preferredPrimaryColumnWidthFraction``.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// Goes before ``preferredSupplementaryColumnWidthFraction``.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }

  // MARK: Delegate

  /// Not kept.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: View

  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.install(self)
    view = container
  }

  // MARK: Appearance

  // The container forwards its appearance to the visible columns inside of these.

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    columnsWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for controller in seen { controller.endAppearance() }
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
    updateCollapsed()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { columnSize(of: container, in: parentSize) }

  // MARK: What others ask

  open override var childForStatusBarStyle: UIViewController? { mainController }
  open override var childForStatusBarHidden: UIViewController? { mainController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { mainController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { mainController }

  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// 5.5.17 – its own while columns come or go, else the parent's.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running?.coordinator ?? super.transitionCoordinator
  }

  // MARK: - Inside the stage

  /// The controllers that the app set for the columns, and the controllers in them: mostly
  /// navigation controllers around the first.
  var assigned: [Column: UIViewController] = [:]
  var hosts: [Column: UIViewController] = [:]
  /// The primary and the secondary controller of the classic style.
  var pair: [UIViewController] = []
  /// The secondary controller before a collapse.
  var formerSecondary: UIViewController?
  /// The one controller while collapsed.
  var content: UIViewController?

  var mode = DisplayMode.secondaryOnly
  /// The display mode that people, or `show` and `hide`, chose since the size last changed.
  var chosenMode: DisplayMode?
  /// The size for which ``mode`` was found.
  var knownSize = CGSize.zero
  var isMovingColumns = false

  /// The children whose views are in the container.
  var seen: [UIViewController] = []
  var running: TransitionContext?
  /// The functions to call after the running transition.
  var waiting: [() -> Void] = []

  var primaryWidth = ColumnWidth() {
    didSet { widthsDidChange() }
  }
  var supplementaryWidth = ColumnWidth() {
    didSet { widthsDidChange() }
  }
  private(set) lazy var modeButton = DisplayModeButton(split: self)
  private(set) lazy var swipe = SplitSwipe(split: self)

  var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }
  var isTriple: Bool { style == .tripleColumn }
  var hasColumns: Bool { style != .unspecified }

  override var drivesChildAppearance: Bool { true }

  override func showsChild(_ child: UIViewController) -> Bool { wanted.holds(child) }
}
