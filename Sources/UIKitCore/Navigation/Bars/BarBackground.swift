import Foundation

/// The background of a bar: a material, a colour, a line at the edge towards the content.
@MainActor
final class BarBackground: UIView {
  var look = BarLook.transparent {
    didSet { if look != oldValue { update() } }
  }

  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  /// A Boolean value that indicates whether the content is above the bar.
  private let isBelowContent: Bool

  init(look: BarLook, isBelowContent: Bool) {
    self.isBelowContent = isBelowContent
    super.init(frame: .zero)
    self.look = look
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(line)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    picture.image = look.image
    picture.isHidden = look.image == nil
    line.image = look.lineImage
    line.backgroundColor = look.lineImage == nil ? look.line : nil
    line.tintColor = look.line
    line.isHidden = look.line == nil && look.lineImage == nil
    setNeedsLayout()
    setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let thickness = look.lineImage?.size.height ?? 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: 0, y: isBelowContent ? -thickness : bounds.height, width: bounds.width,
      height: thickness)
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.blursBackdrop = look.hasMaterial
    if let color = look.color {
      node.background = displayColor(of: color)
    } else if look.hasMaterial {
      node.background = displayColor(of: Self.material)
    }
  }

  /// The colour that the system's material adds to the blurred content.
  static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.114, alpha: 0.84) : UIColor(white: 0.976, alpha: 0.84)
  }
}

extension BarBackground {
  /// The colour of the material where nothing is blurred.
  static let opaqueMaterial = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.114 : 0.976, alpha: 1)
  }
}
