import Foundation

/// One accessory of a cell, with its view.
@MainActor
struct AccessorySlot {
  let accessory: UICellAccessory
  let view: UIView

  /// How much room the view has, and how large it is in it.
  func size(within width: CGFloat) -> (room: CGFloat, size: CGSize) {
    var size = ownSize
    size.width = min(size.width, max(width, 0))
    let room =
      switch accessory.common.width {
      case .actual: size.width
      case .standard: max(size.width, standardWidth)
      case .custom(let width): width
      }
    return (room, size)
  }

  private var standardWidth: CGFloat {
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure, .checkmark: 16
    case .delete, .insert, .multiselect, .detail, .reorder: 24
    case .label, .customView: 0
    }
  }

  private var ownSize: CGSize {
    guard case .custom(let configuration) = accessory.look else {
      return view.sizeThatFits(.zero)
    }
    if configuration.maintainsFixedSize { return view.bounds.size }
    if !view.constraintsInTree.isEmpty { return view.systemLayoutSizeFitting(.zero) }
    let (own, bounds) = (view.intrinsicContentSize, view.bounds.size)
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }
}

/// An icon of an accessory.
@MainActor
final class AccessorySymbol: UIImageView {
  init(_ name: String, _ color: UIColor?) {
    super.init(image: UIImage(systemName: name))
    contentMode = .center
    tintColor = color
    dress()
  }

  required init?(coder: NSCoder) { nil }

  private func dress() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 14, weight: .semibold), compatibleWith: knownTraits)
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    dress()
  }
}

/// A sign that can be tapped.
@MainActor
class AccessoryButton: UIControl {
  let symbol: AccessorySymbol

  /// The verb for assistive technology, spoken before the row's name.
  var verb: String?
  var rowName: String?

  /// Without an action, what is tapped is what is behind it.
  init(_ name: String, _ color: UIColor?, _ action: (() -> Void)?) {
    symbol = AccessorySymbol(name, color)
    super.init(frame: .zero)
    addSubview(symbol)
    isUserInteractionEnabled = action != nil
    if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = symbol.sizeThatFits(.zero)
    symbol.bounds.size = size
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { symbol.sizeThatFits(size) }

  /// Accepts touches in a larger area than the visible one.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (min(bounds.width - 44, 0) / 2, min(bounds.height - 44, 0) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = isUserInteractionEnabled ? .button : .image
    if let verb {
      accessibility.label = [verb, rowName].compactMap(\.self).joined(separator: " ")
    }
    return accessibility
  }
}

/// A sign on a round ground.
@MainActor
final class AccessorySign: AccessoryButton {
  var ground: UIColor? {
    didSet { backgroundColor = ground }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { roundSignSize }
}

extension UIView {
  /// How large a round sign beside text is.
  fileprivate var roundSignSize: CGSize {
    let side = UIFontMetrics.default.scaledValue(for: 22, compatibleWith: knownTraits)
    return CGSize(width: side, height: side)
  }
}

/// The handle by which a finger moves a row, with a line before it.
@MainActor
final class AccessoryGrip: UIView {
  let drag = TouchDrag()
  let line = UIView(frame: .zero)
  private let symbol: AccessorySymbol
  /// The name of the row.
  var rowName: String?

  init(_ color: UIColor?) {
    symbol = AccessorySymbol("line.3.horizontal", color ?? .tertiaryLabel)
    super.init(frame: .zero)
    line.backgroundColor = .separator
    line.isHidden = true
    for view in [symbol, line] { addSubview(view) }
    addGestureRecognizer(drag)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = symbol.sizeThatFits(.zero)
    symbol.bounds.size = size
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let thickness = 1 / UIScreen.main.scale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width + 6 - thickness : -6
    line.frame = CGRect(x: x, y: 0, width: thickness, height: bounds.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let symbol = symbol.sizeThatFits(size)
    return CGSize(width: max(symbol.width, 22), height: max(symbol.height, 28))
  }

  /// Accepts touches in a larger area than the visible one.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (min(bounds.width - 44, 0) / 2, min(bounds.height - 44, 0) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = ["Reorder", rowName].compactMap(\.self).joined(separator: " ")
    return accessibility
  }
}

/// The icon that shows whether a row is selected, in lists with multiple selection.
@MainActor
final class SelectionMark: UIView {
  private let check = AccessorySymbol("checkmark", .white)
  private let ring = AccessorySymbol("circle", .tertiaryLabel)
  private let ground: UIColor?

  init(_ color: UIColor?, _ ground: UIColor?) {
    self.ground = ground
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if let color { check.tintColor = color }
    ring.contentMode = .scaleAspectFit
    for view in [ring, check] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  var isOn = false {
    didSet { show() }
  }

  private func show() {
    (check.isHidden, ring.isHidden) = (!isOn, isOn)
    backgroundColor = isOn ? ground ?? tintColor : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    for view in [ring, check] { view.frame = bounds }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { roundSignSize }
}
