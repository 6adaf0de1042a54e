import Foundation

/// The card that a sheet's content lies on.
@MainActor
final class SheetCard: UIView {
  /// The radius of the corners of a sheet on iOS 17.
  static let cornerRadius: CGFloat = 10

  weak var sheet: UISheetPresentationController?
  private let grabber = SheetGrabber(frame: .zero)

  override var elevatesContent: Bool { true }

  var cornerRadius = SheetCard.cornerRadius {
    didSet { setNeedsCommit() }
  }

  var showsGrabber = false {
    didSet {
      guard showsGrabber != oldValue else { return }
      if showsGrabber { addSubview(grabber) } else { grabber.removeFromSuperview() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    insertSubview(content, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetGrabber.size
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 5, width: size.width, height: size.height)
  }

  override func decorate(_ node: inout DisplayNode) {
    node.cornerRadius = sheet?.coversScreen == true ? 0 : cornerRadius
  }
}

/// The bar that shows that a sheet can be pulled.
@MainActor
final class SheetGrabber: UIView {
  static let size = CGSize(width: 36, height: 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    node.cornerRadius = Self.size.height / 2
  }
}
