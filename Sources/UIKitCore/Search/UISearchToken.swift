public import Foundation

/// Something that is searched for beside the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The app's object for the token.
  open var representedObject: Any?

  let icon: UIImage?
  let text: String
}

/// A token in its field: an icon and a text on a coloured ground.
@MainActor
final class TokenView: UIView {
  let token: UISearchToken

  private let icon = UIImageView(image: nil)
  private let label = UILabel(frame: .zero)

  // Apple publishes no lengths (low confidence).
  static let gap: CGFloat = 4
  private static let margin: CGFloat = 6
  private static let height: CGFloat = 24

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerRadius = 6
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    icon.image = token.icon
    icon.tintColor = .white
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    icon.contentMode = .center
    addSubview(label)
    if token.icon != nil { addSubview(icon) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero).width
    let picture = token.icon == nil ? 0 : icon.intrinsicContentSize.width + Self.gap
    return CGSize(width: 2 * Self.margin + picture + text, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var start = Self.margin
    if token.icon != nil {
      let width = icon.intrinsicContentSize.width
      icon.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      start += width + Self.gap
    }
    label.frame = CGRect(
      x: start, y: 0, width: max(bounds.width - start - Self.margin, 0), height: bounds.height)
  }
}

// MARK: - Tokens in a field

extension UISearchTextField {
  func showTokens(_ tokens: [UISearchToken]) {
    let old = tokenViews
    tokenViews = tokens.map { token in
      old.first { $0.token === token } ?? TokenView(token)
    }
    for view in old where !tokenViews.contains(view) { view.removeFromSuperview() }
    for view in tokenViews where view.superview !== self { addSubview(view) }
    colorTokens()
    sizeDidChange()
  }

  func colorTokens() {
    for view in tokenViews { view.backgroundColor = tokenBackgroundColor }
  }

  /// How much of the field's text the tokens take.
  private var tokenWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + TokenView.gap }
  }

  func behindTokens(_ rect: CGRect) -> CGRect {
    // 15.7.1 – the text stands behind the tokens.
    guard !tokenViews.isEmpty else { return rect }
    let width = min(tokenWidth, rect.width)
    var rest = rect
    rest.size.width -= width
    if effectiveUserInterfaceLayoutDirection == .leftToRight { rest.origin.x += width }
    return rest
  }

  func placeTokens() {
    let room = contentRect(in: bounds)
    var x: CGFloat = 0
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      let width = max(min(size.width, room.width - x), 0)
      let rect = CGRect(
        x: room.minX + x, y: (room.midY - size.height / 2).rounded(), width: width,
        height: size.height)
      view.frame =
        effectiveUserInterfaceLayoutDirection == .leftToRight
        ? rect
        : CGRect(
          x: room.maxX - x - width, y: rect.minY, width: width, height: rect.height)
      x += size.width + TokenView.gap
    }
  }
}
