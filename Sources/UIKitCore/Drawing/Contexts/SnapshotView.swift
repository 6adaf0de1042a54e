import Foundation

/// A view with a picture of another view.
final class SnapshotView: UIView {
  private let picture: DisplayNode
  private let pictureSize: CGSize
  private let capInsets: UIEdgeInsets
  private let wrapperID = UIView.nextDisplayID()

  init?(
    of view: UIView, in rect: CGRect, capInsets: UIEdgeInsets, afterUpdates: Bool
  ) {
    guard !rect.isEmpty, var node = view.frozenNode(afterUpdates: afterUpdates) else { return nil }
    node.frame.origin = CGPoint(
      x: view.bounds.minX - rect.minX, y: view.bounds.minY - rect.minY)
    picture = node
    pictureSize = rect.size
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func finish(_ node: inout DisplayNode) {
    super.finish(&node)
    guard !bounds.isEmpty else { return }
    var wrapper = DisplayNode(id: wrapperID, name: "snapshot", frame: place(in: bounds.size))
    if bounds.size != pictureSize, capInsets != .zero {
      wrapper.frame = CGRect(origin: .zero, size: bounds.size)
      wrapper.content = stretchedPicture
    } else {
      wrapper.transform = stretch(to: bounds.size)
      wrapper.children = [picture]
      wrapper.animations = node.animations.flatMap(following)
    }
    node.children.insert(wrapper, at: 0)
  }

  private func place(in size: CGSize) -> CGRect {
    CGRect(
      x: (size.width - pictureSize.width) / 2, y: (size.height - pictureSize.height) / 2,
      width: pictureSize.width, height: pictureSize.height)
  }

  private func stretch(to size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      scaleX: size.width / pictureSize.width, y: size.height / pictureSize.height)
  }

  /// Returns the animations that stretch the picture along with the view.
  private func following(_ animation: DisplayAnimation) -> [DisplayAnimation] {
    guard case .frame(let from) = animation.property, animation.stops.isEmpty else { return [] }
    var (move, scale) = (animation, animation)
    move.property = .frame(from: place(in: from.size))
    scale.property = .transform(from: stretch(to: from.size))
    return [move, scale]
  }

  private var stretchedPicture: DisplayContent {
    var writer = SVGWriter()
    let box = CGRect(origin: .zero, size: pictureSize)
    writer.node(picture)
    let data = Data(writer.document(of: box, size: pictureSize).utf8)
    var image = DisplayImage(
      mediaType: "image/svg+xml", data: data, rect: CGRect(origin: .zero, size: bounds.size))
    image.name = "snapshot"
    image.parts = DisplayImageParts(size: pictureSize, insets: capInsets, tiles: false)
    return .image(image)
  }
}

extension UIView {
  /// The node of the view as it is now, upright and still, to be shown elsewhere.
  fileprivate func frozenNode(afterUpdates: Bool) -> DisplayNode? {
    if afterUpdates { bringUpToDate() }
    guard var node = displayNode() else { return nil }
    node.transform = .identity
    node.opacity = 1
    node.freeze()
    return node
  }

  /// Lays out, and lets draw, what would be before the screen is updated.
  fileprivate func bringUpToDate() {
    (storedWindow ?? self).layoutSubtree()
    displayTree()
  }

  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty,
      var node = frozenNode(afterUpdates: afterUpdates)
    else { return false }
    node.frame.origin = .zero
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw(node)
    context.restoreGState()
    return true
  }
}

extension CALayer {
  func renderTree(in context: CGContext) {
    displayTree()
    guard var node = displayNode() else { return }
    node.frame.origin = bounds.origin
    node.transform = .identity
    context.draw(node)
  }
}

extension DisplayNode {
  /// Turns the node into a picture: with its own identifiers, without animations and without
  /// accessibility.
  @MainActor
  fileprivate mutating func freeze() {
    id = UIView.nextDisplayID()
    animations = []
    accessibility = nil
    followsPointer = false
    for index in children.indices { children[index].freeze() }
  }
}
