public import Foundation

/// Turning spokes, for work of unknown length.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  // MARK: Creating an indicator

  /// An indicator of the style's size.
  public init(style: UIActivityIndicatorView.Style) {
    storedStyle = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    becomeIndicator()
  }

  /// The same under the name that Objective-C has for it.
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeIndicator()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    becomeIndicator()
    decodeInterface(coder, as: UIActivityIndicatorView.self)
  }

  // MARK: Turning

  /// Shows the indicator, turning.
  open func startAnimating() { setTurning(true) }

  /// Stops, and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() { setTurning(false) }

  open var isAnimating: Bool { wheel.turns }

  /// A Boolean value that indicates whether the indicator is hidden while it does not turn. `true`
  /// by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // MARK: Looks

  /// The size, and the colour where none was set.
  open var style: UIActivityIndicatorView.Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      ownColor = nil
      styleDidChange()
    }
  }

  /// `nil` brings back the style's.
  open var color: UIColor! {
    get { ownColor ?? storedStyle.color }
    set {
      ownColor = newValue
      wheel.color = color
    }
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { storedStyle.size }

  open override var intrinsicContentSize: CGSize { storedStyle.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedStyle.size
    wheel.frame = CGRect(
      x: wholePixels(bounds.midX - size.width / 2), y: wholePixels(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  // MARK: - Inside the stage

  private var storedStyle = Style.medium
  private(set) var ownColor: UIColor?
  private let wheel = IndicatorWheel(frame: .zero)

  private func becomeIndicator() {
    isUserInteractionEnabled = false
    wheel.color = color
    addSubview(wheel)
    isHidden = true
  }

  private func styleDidChange() {
    wheel.color = color
    frame.size = storedStyle.size
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func setTurning(_ turns: Bool) {
    if wheel.turns != turns { wheel.turns = turns }
    isHidden = hidesWhenStopped && !turns
    setNeedsCommit()
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .activityIndicator
    accessibility.label = isAnimating ? "In progress" : "Progress halted"
    accessibility.value = isAnimating ? "1" : "0"
    return accessibility
  }
}

extension UIActivityIndicatorView {
  /// How large an indicator is.
  public enum Style: Int, Sendable {
    /// White and large, from before there was a dark appearance.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// White, from before there was a dark appearance.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// Grey, from before there was a dark appearance.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate var isLarge: Bool { rawValue == 0 || rawValue == 101 }

    fileprivate var size: CGSize {
      isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    fileprivate var color: UIColor { rawValue < 2 ? .white : .systemGray }
  }
}
