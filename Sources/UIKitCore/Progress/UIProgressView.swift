public import Foundation

/// A line that fills as something goes on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  // MARK: Creating a progress view

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeProgressView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeProgressView()
    decodeInterface(coder, as: UIProgressView.self)
  }

  /// A progress view of that style, with its height.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = style.size
  }

  // MARK: Progress

  /// 0 to 1; what lies outside becomes the nearest.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    changing("progress", storedProgress) {
      storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    }
    UIView.animateParts(animated && window != nil) { [self] in placeParts() }
  }

  /// The progress that the view displays while it is in a window.
  open var observedProgress: Progress? {
    didSet { if observedProgress !== oldValue { follow() } }
  }

  // MARK: Looks

  open var progressViewStyle = UIProgressView.Style.default {
    didSet { if progressViewStyle != oldValue { styleDidChange() } }
  }

  /// The colour of what is done; `nil` for the tint.
  open var progressTintColor: UIColor? { didSet { placeParts() } }

  /// The colour of what is not done; `nil` for the system's.
  open var trackTintColor: UIColor? { didSet { placeParts() } }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.size.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    placeParts()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  // MARK: - Inside the stage

  private var storedProgress: Float = 0
  /// A Boolean value that indicates whether the observed progress is checked with every frame.
  private var isFollowing = false
  private let track = RoundedBox(frame: .zero)
  private let done = RoundedBox(frame: .zero)

  private static let frame: TimeInterval = 1.0 / 30

  private func becomeProgressView() {
    addSubview(track)
    addSubview(done)
    placeParts()
  }

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    placeParts()
  }

  private func placeParts() {
    let radius: CGFloat? = progressViewStyle == .bar ? 0 : nil
    for part in [track, done] { part.cornerRadius = radius }
    track.frame = bounds
    let width = wholePixels(bounds.width * CGFloat(storedProgress))
    done.frame = CGRect(
      x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    track.backgroundColor =
      trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    done.backgroundColor = progressTintColor ?? tintColor
  }

  // Foundation on Linux does not report changes of a progress, so it is checked with every frame.
  // This does not keep the stage from settling.
  private func follow() {
    guard let observedProgress else { return }
    setProgress(Float(observedProgress.fractionCompleted), animated: false)
    guard window != nil, !isFollowing, !observedProgress.isFinished else { return }
    isFollowing = true
    Stage.shared.clock.setAlarm(after: Self.frame) { [weak self] in
      self?.isFollowing = false
      self?.follow()
    }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .progressIndicator
    accessibility.value = "\(Int((storedProgress * 100).rounded()))%"
    return accessibility
  }
}

extension UIProgressView {
  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// A line with round ends.
    case `default`
    /// For bars: no track, no round ends.
    case bar

    fileprivate var size: CGSize {
      CGSize(width: 150, height: self == .bar ? 2.5 : 4)
    }
  }
}
