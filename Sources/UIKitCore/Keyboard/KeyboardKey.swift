import Foundation

/// A key of the keyboard on the screen.
@MainActor
final class KeyboardKey: UIControl {
  let key: KeyboardLayout.Key
  private let onPress: (KeyboardKey) -> Void

  /// The title of the key: a word, a character, or an image's name.
  var title = "" { didSet { setNeedsCommit() } }
  var titleSize: CGFloat = 24 { didSet { setNeedsCommit() } }
  /// A Boolean value that indicates whether it is held down, or stands out.
  var isLit = false { didSet { setNeedsCommit() } }
  var isProminent = false { didSet { setNeedsCommit() } }

  init(_ key: KeyboardLayout.Key, onPress: @escaping (KeyboardKey) -> Void) {
    self.key = key
    self.onPress = onPress
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isTapped: Bool { true }

  override func touchUpInside() { onPress(self) }

  // A finger that rests beside a key means this key.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -3, dy: -5).contains(point)
  }

  private var isCharacter: Bool { if case .text = key.action { true } else { false } }

  private var faceColor: UIColor {
    if isProminent { return isEnabled && !isHighlighted ? .systemBlue : KeyboardColors.special }
    let looksPlain = isCharacter || isLit
    return looksPlain != isHighlighted ? KeyboardColors.plain : KeyboardColors.special
  }

  private var inkColor: UIColor {
    if !isEnabled { return KeyboardColors.disabled }
    return isProminent && !isHighlighted ? .white : .label
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.background = displayColor(of: faceColor)
    node.cornerRadius = 5
    node.shadow = DisplayShadow(
      offset: CGSize(width: 0, height: 1), radius: 0,
      color: displayColor(of: KeyboardColors.shadow))
  }

  override func displayContent() -> DisplayContent {
    let ink = displayColor(of: inkColor)
    switch key.action {
    case .shift: return picture(Self.arrow, filled: isLit, ink: ink)
    case .delete: return picture(Self.eraser, filled: false, ink: ink)
    case .text, .return, .layer: break
    }
    let font = UIFont.systemFont(ofSize: titleSize)
    let layout = TextLayout(title, font: font, maximumLines: 1)
    guard !layout.lines.isEmpty else { return .none }
    let rect = CGRect(
      x: 0, y: (bounds.height - font.lineHeight) / 2, width: bounds.width,
      height: font.lineHeight)
    return .text(layout.displayLines(in: rect, alignment: .center, color: ink))
  }

  /// Points of a picture, about the middle of the key.
  private func picture(
    _ outlines: [[(x: CGFloat, y: CGFloat)]], filled: Bool, ink: DisplayColor
  ) -> DisplayContent {
    let data = outlines.enumerated().map { index, points in
      let path = points.enumerated().map { place, point in
        (place == 0 ? "M" : "L") + DisplayNumber.text(bounds.midX + point.x) + " "
          + DisplayNumber.text(bounds.midY + point.y)
      }
      return path.joined() + (index == 0 ? "Z" : "")
    }
    return .path(
      DisplayPath(
        data: data.joined(), fill: filled ? ink : nil, stroke: ink, lineWidth: 1.5))
  }

  private static let arrow: [[(x: CGFloat, y: CGFloat)]] = [
    [(0, -8.5), (9, 0.5), (4.5, 0.5), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0.5), (-9, 0.5)]
  ]
  private static let eraser: [[(x: CGFloat, y: CGFloat)]] = [
    [(-4.5, -7.5), (10.5, -7.5), (10.5, 7.5), (-4.5, 7.5), (-11, 0)],
    [(-0.5, -3.5), (6.5, 3.5)], [(6.5, -3.5), (-0.5, 3.5)],
  ]
}

/// The colours of the keyboard on iOS 17, as they look over a plain background.
@MainActor
enum KeyboardColors {
  static let board = adaptive(0xD1D3D9, 0x2B2B2C)
  static let plain = adaptive(0xFFFFFF, 0x6B6B6B)
  static let special = adaptive(0xABB0BA, 0x474747)
  static let shadow = adaptive(0x898A8D, 0x1A1A1A)
  static let disabled = adaptive(0x84878E, 0x7C7C7C)
  static let line = adaptive(0xBFC2C9, 0x4A4A4B)

  private static func adaptive(_ light: Int, _ dark: Int) -> UIColor {
    let (light, dark) = (color(light), color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
