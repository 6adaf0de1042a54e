public import Foundation

/// A row of segments of which people choose one.
///
/// Wherever a segment is named that there is not, because its number is too high, the last one is meant.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  // MARK: Creating a segmented control

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSegmentedControl()
  }

  /// A control of the size that it needs, with a segment for each title, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    becomeSegmentedControl()
    for item in items ?? [] { segments.append(SegmentView(item)) }
    segmentsDidChange(animated: false)
    frame.size = sizeThatFits(.zero)
  }

  /// A control with a segment for each action, of the size that it needs where `frame` has none.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame.size == .zero ? CGRect(origin: frame.origin, size: self.frame.size) : frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeSegmentedControl()
    decodeInterface(coder, as: UISegmentedControl.self)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title as Any), at: segment, animated: animated)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image as Any), at: segment, animated: animated)
  }

  /// A segment that performs `action` when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action), at: segment, animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  open func removeAllSegments() { removeAll() }

  /// Gives a segment a title in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  @discardableResult
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Gives a segment an image in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  @discardableResult
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Gives a segment the title and the image of an action, which is performed when it is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.take(action) }
  }

  @discardableResult
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The segment with that action, or `NSNotFound`.
  @discardableResult
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: The chosen segment

  /// The index without a selected segment.
  open class var noSegment: Int { -1 }

  /// ``noSegment`` until one is chosen.
  ///
  /// 10.3.8 – a change in code sends no event.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { select(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether a segment stands out only while a finger is on it.
  /// `false` by default.
  open var isMomentary = false {
    didSet { if isMomentary != oldValue { placeSegments() } }
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isOpen = enabled }
  }

  @discardableResult
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isOpen ?? false }

  // MARK: Looks

  /// The colour behind the chosen segment; `nil` for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { placeSegments() } }

  /// A Boolean value that indicates whether segments are as wide as their contents need, and not
  /// all the same. `false` by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange(animated: false) }
    }
  }

  /// Gives a segment that width; 0 lets the control find one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.ownWidth = max(width, 0) }
  }

  @discardableResult
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.ownWidth ?? 0 }

  /// Moves what is in a segment away from its middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  @discardableResult
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// The font and the colour of titles; what a state does not have, it takes from the normal one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange(animated: false)
  }

  @discardableResult
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Puts a picture behind segments in a state, in place of the system's ground and platter.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, state, barMetrics)
    placeSegments()
  }

  @discardableResult
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.picture(state, barMetrics) }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: wantedWidth, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: wantedWidth, height: Self.height - alignmentRectInsets.bottom)
  }

  // 12.1.7 – a point at the bottom stands over what a segmented control is aligned with.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self)), segments[index].isOpen,
      super.beginTracking(touch, with: event)
    else { return false }
    begin(on: index)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: isTouchInside ? index(at: touch.location(in: self)) : nil)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    end(chooses: true)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    end(chooses: false)
  }

  // MARK: - Inside the stage

  /// A finger on the segments.
  struct Press {
    /// The index of the segment under the finger; `nil` beside all segments.
    var index: Int?
    /// A Boolean value that indicates whether it came down on the chosen segment, which then goes
    /// along.
    let takesSelectionAlong: Bool
  }

  var segments: [SegmentView] = []
  var dividers: [RoundedBox] = []
  var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  var storedSelection = -1
  var press: Press?
  /// The pictures behind segments, in place of the system's.
  var backgrounds = BarPictures()
  let platter = RoundedBox(frame: .zero)
  let pill = RoundedBox(frame: .zero)

  override var isTapped: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    placeSegments()
  }

  // A colour that an app gives to the control is seen inside of its round corners only.
  override func decorate(_ node: inout DisplayNode) { node.cornerRadius = Self.radius }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .segmentedControl
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
