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

  /// What is to be seen on the effect goes in here, not into the view itself.
  open var contentView: UIView { content }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrops.forEach { $0.frame = bounds }
    content.frame = bounds
  }

  // MARK: - Inside the stage

  private let content = UIView(frame: .zero)
  private var backdrops: [EffectBackdrop] = []

  private func becomeEffectView() {
    addSubview(content)
    effectDidChange()
  }

  private func effectDidChange() {
    let old = backdrops
    backdrops = []
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

/// What is seen through an effect.
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
