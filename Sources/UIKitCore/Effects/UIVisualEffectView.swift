public import Foundation

/// Shows what lies behind it through an effect, and its ``contentView`` above that.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  // MARK: Creating an effect view

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    becomeEffectView()
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeEffectView()
    decodeInterface(coder, as: UIVisualEffectView.self)
  }

  // MARK: The effect

  /// `nil` shows what lies behind as it is. A change inside an animation fades.
  @NSCopying open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { effectDidChange() } }
  }

  /// The view for content on the effect. Subviews are added here, not to the effect view itself.
  open var contentView: UIView { content }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrops.forEach { $0.frame = bounds }
    content.frame = bounds
  }

  // MARK: - Inside the stage

  private let content = VibrantView(frame: .zero)
  private var backdrops: [EffectBackdrop] = []

  private func becomeEffectView() {
    addSubview(content)
    effectDidChange()
  }

  private func effectDidChange() {
    let old = backdrops
    backdrops = []
    content.vibrancy = effect as? UIVibrancyEffect
    let animation = window == nil ? nil : AnimationGroup.current
    if let blur = effect as? UIBlurEffect {
      let new = EffectBackdrop(blur.style)
      AnimationGroup.withoutAnimation {
        new.frame = bounds
        new.alpha = animation == nil ? 1 : 0
        insertSubview(new, at: old.count)
      }
      new.alpha = 1
      backdrops = [new]
    }
    guard let animation else { return old.forEach { $0.removeFromSuperview() } }
    for backdrop in old { backdrop.alpha = 0 }
    animation.onEnd { _ in old.forEach { $0.removeFromSuperview() } }
  }
}

/// The view with the background that is visible through an effect.
@MainActor
private final class EffectBackdrop: UIView {
  private let style: UIBlurEffect.Style

  init(_ style: UIBlurEffect.Style) {
    self.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.blursBackdrop = true
    node.background = displayColor(of: style.color)
  }
}

/// The content of an effect; under a vibrancy, all that is drawn in it has one colour.
@MainActor
private final class VibrantView: UIView {
  var vibrancy: UIVibrancyEffect? {
    didSet { if vibrancy !== oldValue { setNeedsCommit() } }
  }

  override func finish(_ node: inout DisplayNode) {
    super.finish(&node)
    guard let vibrancy else { return }
    let ink = displayColor(of: vibrancy.color)
    // 15.6.1 – what is vibrant has one colour.
    node.children = node.children.map { $0.recolored(ink) }
  }
}

extension DisplayNode {
  /// The node and its descendants in one colour, as opaque as before; pictures keep their own
  /// colours.
  fileprivate func recolored(_ ink: DisplayColor) -> DisplayNode {
    func mixed(_ color: DisplayColor) -> DisplayColor {
      var mixed = ink
      mixed.alpha *= color.alpha
      return mixed
    }
    var node = self
    node.background = background.map(mixed)
    if let border { node.border?.color = mixed(border.color) }
    node.children = children.map { $0.recolored(ink) }
    switch content {
    case .text(let lines):
      node.content = .text(
        lines.map { line in
          var line = line
          line.color = mixed(line.color)
          if let tint = line.image?.tint { line.image?.tint = mixed(tint) }
          line.rules = line.rules.map { rule in
            var rule = rule
            rule.color = mixed(rule.color)
            return rule
          }
          return line
        })
    case .path(var path):
      path.fill = path.fill.map(mixed)
      path.stroke = path.stroke.map(mixed)
      node.content = .path(path)
    case .image(var image):
      image.tint = image.tint.map(mixed)
      node.content = .image(image)
    case .shape(var shape):
      shape.fill = shape.fill.map(mixed)
      shape.stroke = shape.stroke.map(mixed)
      node.content = .shape(shape)
    case .none, .gradient: break
    }
    return node
  }
}
