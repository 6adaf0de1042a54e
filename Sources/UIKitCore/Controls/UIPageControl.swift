public import Foundation

/// A row of dots, one for each page, of which the one for the current page stands out.
///
/// A tap beside the middle goes one page on or back, and a finger that moves along the dots through
/// all of them; both send ``UIControl/Event/valueChanged``.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  // MARK: Creating a page control

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomePageControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomePageControl()
    decodeInterface(coder, as: UIPageControl.self)
  }

  // MARK: Pages

  /// 0 by default.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      storedCount = max(newValue, 0)
      currentPage = storedPage
      countDidChange()
    }
  }

  /// From 0 to the last page; what lies outside becomes the nearest.
  open var currentPage: Int {
    get { storedPage }
    set {
      changing("currentPage", storedPage) {
        storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      }
    }
  }

  /// A Boolean value that indicates whether there are no dots for a single page. `false` by
  /// default.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { countDidChange() } }
  }

  // MARK: Looks

  /// The colour of the other dots; `nil` for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { dotsDidChange() } }

  /// The colour of the dot for the current page; `nil` for the system's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { dotsDidChange() } }

  /// The background of the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsLayout() }
  }

  /// The way from the first page to the last.
  open var direction = Direction.natural {
    didSet { countDidChange() }
  }

  /// The image in place of the dots; `nil` for dots.
  open var preferredIndicatorImage: UIImage? { didSet { dotsDidChange() } }

  /// The image in place of the dot of the current page; `nil` for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { dotsDidChange() } }

  /// Returns the image that was set in place of the dot of one page.
  @discardableResult
  open func indicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page, in: "indicatorImageForPage:")
    return images[page]
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page, in: "setIndicatorImage:forPage:")
    images[page] = image
    dotsDidChange()
  }

  /// Returns the image that was set in place of the dot of one page while it is the current one.
  @discardableResult
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page, in: "currentPageIndicatorImageForPage:")
    return currentImages[page]
  }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page, in: "setCurrentPageIndicatorImage:forPage:")
    currentImages[page] = image
    dotsDidChange()
  }

  // MARK: Touches

  /// How people change the page, inside of ``UIControl/Event/valueChanged``.
  open internal(set) var interactionState = InteractionState.none

  /// A Boolean value that indicates whether a finger that moves along the dots changes pages.
  /// `true` by default.
  open var allowsContinuousInteraction = true

  // MARK: Size

  /// The least size for that many pages.
  @discardableResult
  open func size(forNumberOfPages pageCount: Int) -> CGSize { arrangement.size(of: pageCount) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginTouch(at: touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveTouch(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { endTouch(at: touch.location(in: self)) }
    super.endTracking(touch, with: event)
  }

  // MARK: Telling assistive technology

  open override func accessibilityIncrement() { change(to: currentPage + 1, .discrete) }

  open override func accessibilityDecrement() { change(to: currentPage - 1, .discrete) }

  // MARK: - Inside the stage

  private var storedCount = 0
  private var storedPage = 0 {
    didSet { if storedPage != oldValue { dotsDidChange() } }
  }
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  let platter = PagePlatter(frame: .zero)
  var dotViews: [PageDot] = []
  var touch: PageTouch?
  /// Called with the previous page, before the value-changed event is sent.
  var onChange: ((Int) -> Void)?

  override var isTapped: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    dotsDidChange()
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    guard showsDots else { return super.displayAccessibility() }
    var accessibility = DisplayAccessibility(role: .pageIndicator)
    accessibility.identifier = accessibilityIdentifier
    accessibility.value = "page \(currentPage + 1) of \(numberOfPages)"
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
