public import Foundation

/// A container that shows one page of many, or two, and lets people turn to the next ones.
///
/// Pages that scroll follow the finger side by side; the neighbours of the page that is seen are
/// asked for when a finger begins to move, and kept until they are no neighbours any more. Leaves
/// that are turned over are asked for with each turn. They are drawn as flat paper that is folded
/// along a straight line, which stands for the curl.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  // MARK: Creating a page view controller

  /// - Parameters:
  ///   - style: How one page takes the place of another.
  ///   - navigationOrientation: The line along which pages follow one another.
  ///   - options: The place of the spine, or the distance between pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = (options?[.interPageSpacing] as? NSNumber)?.doubleValue
    interPageSpacing =
      style == .scroll
      ? (options?[.interPageSpacing] as? CGFloat) ?? CGFloat(spacing ?? 0) : 0
    let spine = SpineLocation(option: options?[.spineLocation]) ?? .min
    storedSpine = style == .scroll ? .none : spine == .none ? .min : spine
    // 6.3.5 – a spine in the middle needs double-sided pages.
    storedDoubleSided = storedSpine == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Leaves with the spine at the left edge.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    interPageSpacing = 0
    storedSpine = .min
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let style: TransitionStyle =
      coder.interfaceChoice("transitionStyle", ["scroll": .scroll, "pageCurl": .pageCurl])
      ?? .pageCurl
    transitionStyle = style
    navigationOrientation =
      coder.interfaceChoice(
        "navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
    let spacing = InterfaceNumber.parse(coder.interfaceAttribute("pageSpacing")) ?? 0
    interPageSpacing = style == .scroll ? CGFloat(spacing) : 0
    let spine: SpineLocation =
      coder.interfaceChoice("spineLocation", ["min": .min, "mid": .mid, "max": .max]) ?? .min
    storedSpine = style == .scroll ? .none : spine
    // 6.3.5 – a spine in the middle needs double-sided pages.
    storedDoubleSided = storedSpine == .mid
    super.init(coder: coder)
    decodeInterface(coder, as: UIPageViewController.self)
  }

  // MARK: Providing content

  /// The source of further pages. Without one there are no gestures.
  ///
  /// 7.7 – not kept.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceDidChange() }
  }

  /// A delegate for gestures and the spine.
  ///
  /// 7.7 – not kept.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The pages that are seen: two with the spine in the middle, else one. While a gesture turns to
  /// others, those from which it began.
  open var viewControllers: [UIViewController]? { displayed }

  /// Turns to other pages.
  ///
  /// With the spine in the middle these are the left page and the right one; where leaves have two
  /// sides, the front of the new page and the back of the leaf that is turned; else the one page.
  /// Any other number is a programmer error.
  ///
  /// 6.3.2 – the delegate is not called. The parameter of `completion` says whether the animation
  /// ended by itself.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(
      PageRequest(
        pages: viewControllers ?? [], direction: direction, isAnimated: animated,
        completion: completion))
  }

  /// The recognizers that turn leaves: a drag, and a tap near the edge. They may be added to
  /// another view, which then turns pages. Empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { curl?.recognizers ?? [] }

  // MARK: Display options

  open private(set) var transitionStyle: UIPageViewController.TransitionStyle
  open private(set) var navigationOrientation: UIPageViewController.NavigationOrientation

  /// The location of the spine; `.none` for pages that scroll.
  open var spineLocation: UIPageViewController.SpineLocation { storedSpine }

  /// A Boolean value that indicates whether there are pages on both sides of a leaf. `false` by
  /// default.
  ///
  /// 6.3.5 – with the spine in the middle there are, and saying otherwise is a programmer error.
  open var isDoubleSided: Bool {
    get { storedDoubleSided }
    set { setDoubleSided(newValue) }
  }

  // MARK: View

  open override func loadView() {
    let container = PageContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.install(self)
    view = container
  }

  // MARK: Appearance

  // The container forwards its appearance to the visible pages inside of these.

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pagesWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if turn == nil { for page in displayed { page.endAppearance() } }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leaveAlong(seen, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endLeavingAlong()
    // The rest of the animation is not visible.
    interrupt()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    askForSpine()
  }

  // MARK: What others ask

  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // MARK: - Inside the stage

  let interPageSpacing: CGFloat
  var storedSpine: SpineLocation
  var storedDoubleSided = false

  var displayed: [UIViewController] = []
  /// The pages beside the displayed one, as far as they are known; only of pages that scroll.
  var neighbors = PageNeighbors()
  var turn: PageTurn?

  /// The dots, if the data source implements them.
  var dots: UIPageControl?
  /// The page that people left by the dots.
  var touchedFrom: Int?
  /// A Boolean value that indicates whether the delegate is being asked for the spine: what it sets
  /// meanwhile waits for the answer.
  var isAskingForSpine = false
  var waitingRequest: PageRequest?

  lazy var swipe: PageSwipe? = transitionStyle == .scroll ? PageSwipe(self) : nil
  lazy var curl: PageCurl? = transitionStyle == .pageCurl ? PageCurl(self) : nil

  var container: PageContainerView? { viewIfLoaded as? PageContainerView }

  override var drivesChildAppearance: Bool { true }

  override func showsChild(_ child: UIViewController) -> Bool {
    (turn?.to ?? displayed).contains(child)
  }

  override func childDidLeave(_ child: UIViewController) { forget(child) }
}
