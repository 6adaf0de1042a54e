import Foundation

/// Shows a background configuration.
@MainActor
final class ConfiguredBackground: UIView {
  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    addSubview(fill)
    show(instead: nil)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show(instead: oldValue) } }
  }

  private let fill = UIView(frame: .zero)
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?
  private var stroke: StrokeView?

  private func show(instead old: UIBackgroundConfiguration?) {
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0
    if old?.visualEffect !== configuration.visualEffect {
      effect?.removeFromSuperview()
      effect = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
      if let effect { fill.insertSubview(effect, at: 0) }
    }
    if old?.image != configuration.image {
      picture?.removeFromSuperview()
      picture = configuration.image.map(UIImageView.init(image:))
      if let picture { fill.insertSubview(picture, at: effect == nil ? 0 : 1) }
    }
    picture?.contentMode = configuration.imageContentMode
    picture?.clipsToBounds = true
    if old?.customView !== configuration.customView {
      if old?.customView?.superview === fill { old?.customView?.removeFromSuperview() }
      if let view = configuration.customView {
        view.translatesAutoresizingMaskIntoConstraints = true
        fill.addSubview(view)
      }
    }
    if configuration.strokeWidth > 0, stroke == nil {
      let made = StrokeView(frame: .zero)
      addSubview(made)
      stroke = made
    }
    stroke?.isHidden = configuration.strokeWidth == 0
    stroke?.width = configuration.strokeWidth
    stroke?.radius =
      configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    stroke?.color = configuration.resolvedStrokeColor(for: tintColor)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    fill.frame = bounds.inset(by: insets.edges(isMirrored))
    for view in fill.subviews { view.frame = fill.bounds }
    let outset = configuration.strokeOutset
    stroke?.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
  }
}

/// A line along the edges.
@MainActor
private final class StrokeView: UIView {
  var width: CGFloat = 0 { didSet { setNeedsCommit() } }
  var radius: CGFloat = 0 { didSet { setNeedsCommit() } }
  var color: UIColor? { didSet { setNeedsCommit() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    guard let color else { return }
    node.cornerRadius = radius
    node.border = DisplayBorder(width: width, color: displayColor(of: color))
  }
}
