import Foundation

/// Shows a view that was lifted off its place, or a controller's view in place of it.
///
/// The view stays where it is in the hierarchy: only drawing finds it here.
@MainActor
final class LiftedView: UIControl {
  private let preview: UITargetedPreview
  private weak var content: UIView?
  private let box = LiftedBox(frame: .zero)
  private var isLifting = false

  init(_ preview: UITargetedPreview, content: UIView?) {
    self.preview = preview
    self.content = content
    super.init(frame: .zero)
    guard let content else { return }
    box.backgroundColor = .systemBackground
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    addSubview(box)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func begin() {
    guard content == nil else { return }
    isLifting = true
    preview.view.isLifted = true
  }

  func finish() {
    guard isLifting else { return releaseContent() }
    isLifting = false
    preview.view.isLifted = false
  }

  func releaseContent() {
    if let content, content.superview === box { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === box else { return }
    box.frame = bounds
    content.frame = box.bounds
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    let color = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.18)
    node.shadow = DisplayShadow(offset: CGSize(width: 0, height: 8), radius: 24, color: color)
    node.cornerRadius = content == nil ? 0 : LiftedBox.corner
  }

  override func finish(_ node: inout DisplayNode) {
    super.finish(&node)
    guard isLifting, let view = lifted() else { return }
    node.children.append(view)
    let parameters = preview.parameters
    if let background = parameters.backgroundColor {
      node.background = displayColor(of: background)
    }
    guard let path = parameters.visiblePath ?? parameters.shadowPath else {
      node.shadow?.outline = .content
      return
    }
    let scale = CGAffineTransform(scaleX: scale.width, y: scale.height)
    let outline = (parameters.shadowPath ?? path).outline.applying(scale)
    node.shadow?.outline = .path(outline.data, extent: outline.bounds)
  }

  private var scale: CGSize {
    let size = preview.size
    return CGSize(
      width: bounds.width / max(size.width, 1), height: bounds.height / max(size.height, 1))
  }

  /// The view's own node, as large as this one.
  private func lifted() -> DisplayNode? {
    let view = preview.view
    view.isLifted = false
    defer { view.isLifted = true }
    guard var node = view.displayNode() else { return nil }
    node.frame = CGRect(
      x: (bounds.width - node.frame.width) / 2, y: (bounds.height - node.frame.height) / 2,
      width: node.frame.width, height: node.frame.height)
    node.transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    node.animations = []
    if let path = preview.parameters.visiblePath {
      node.mask = .path(data: path.outline.data, isEvenOdd: path.usesEvenOddFillRule)
    }
    return node
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    DisplayAccessibility(role: .button, label: "Preview")
  }
}

/// The frame around a controller's view in a preview.
@MainActor
private final class LiftedBox: UIView {
  static let corner: CGFloat = 13

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.cornerRadius = Self.corner
  }
}
