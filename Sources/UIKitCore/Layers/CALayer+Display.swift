import Foundation

extension CALayer {
  /// The node of a layer with its sublayers; nil where it is not drawn.
  func displayNode() -> DisplayNode? {
    if let view { return view.displayNode() }
    guard !isHidden, opacity > 0 || !animations.isEmpty else { return inTransition(nil) }
    var node = ownNode(id: displayID)
    describeMask(in: &node)
    describeAnimations(in: &node)
    node.children = Self.nodes(of: childrenOrSubviews)
    return inTransition(node)
  }

  /// The node without sublayers.
  func ownNode(id: Int) -> DisplayNode {
    var node = DisplayNode(
      id: id, name: String(describing: type(of: self)), frame: untransformedFrame)
    node.transform = transformAboutMiddle
    node.boundsOrigin = bounds.origin
    node.opacity = CGFloat(opacity)
    node.clips = masksToBounds
    node.background = backgroundColor?.display
    node.content = displayContent()
    describeLook(in: &node)
    return node
  }

  /// Adds the values of a view's layer to the node of its view. Where the layer has its initial
  /// values, the view's own drawing stays.
  func describe(in node: inout DisplayNode) {
    if node.content == .none { node.content = displayContent() }
    if state.drawing != nil, let view, view.isOpaque, view.backgroundColor == nil {
      node.background = CGColor.black.display
    }
    describeLook(in: &node)
    describeMask(in: &node)
    describeAnimations(in: &node)
  }

  /// Of views and layers in one another's midst, those with higher `zPosition` in front.
  static func nodes(of children: [LayerChild]) -> [DisplayNode] {
    guard children.contains(where: { $0.zPosition != 0 }) else {
      return children.compactMap(\.displayNode)
    }
    let ordered = children.enumerated().sorted { one, other in
      (one.element.zPosition, one.offset) < (other.element.zPosition, other.offset)
    }
    return ordered.compactMap(\.element.displayNode)
  }

  // MARK: Look

  private func describeLook(in node: inout DisplayNode) {
    let size = bounds.size
    if let view, let corners = state.corners {
      describe(corners.radii(of: view), in: &node)
    } else if state.cornerRadius > 0 {
      node.cornerRadius = min(state.cornerRadius, size.width / 2, size.height / 2)
      node.hasContinuousCorners = state.cornerCurve == .continuous
      node.roundCorners = state.maskedCorners.display
      if node.roundCorners.isEmpty { node.cornerRadius = 0 }
    }
    if state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 {
      node.border = DisplayBorder(width: state.borderWidth, color: color.display)
    }
    if let shadow = shadow(of: node) { node.shadow = shadow }
  }

  /// Adds the corners of a view's configuration. Of different radii the largest is drawn.
  private func describe(_ radii: CornerRadii, in node: inout DisplayNode) {
    let largest = radii.largest(at: .allCorners)
    guard largest > 0 else { return }
    var round: CACornerMask = []
    if radii.topLeft > 0 { round.insert(.layerMinXMinYCorner) }
    if radii.topRight > 0 { round.insert(.layerMaxXMinYCorner) }
    if radii.bottomLeft > 0 { round.insert(.layerMinXMaxYCorner) }
    if radii.bottomRight > 0 { round.insert(.layerMaxXMaxYCorner) }
    node.cornerRadius = largest
    node.hasContinuousCorners = true
    node.roundCorners = round.display
  }

  private func shadow(of node: DisplayNode) -> DisplayShadow? {
    guard state.shadowOpacity > 0, var color = state.shadowColor?.display, color.alpha > 0 else {
      return nil
    }
    color.alpha *= CGFloat(min(state.shadowOpacity, 1))
    var shadow = DisplayShadow(
      offset: state.shadowOffset, radius: max(0, state.shadowRadius), color: color)
    if let path = state.shadowPath {
      let outline = path.outline.applying(toNode)
      shadow.outline = .path(outline.data, extent: outline.bounds)
    } else if node.background?.alpha != 1 {
      shadow.outline = .content
    }
    return shadow
  }

  /// From the coordinates of what is in the layer to those of its node, which begin at its corner.
  var toNode: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
  }

  // MARK: Contents

  var imageContent: DisplayContent {
    guard let image = state.contents.flatMap({ $0 as? CGImage }), !bounds.isEmpty else {
      return drawnContent
    }
    let size = CGSize(
      width: CGFloat(image.width) / max(state.contentsScale, 0.01),
      height: CGFloat(image.height) / max(state.contentsScale, 0.01))
    let box = CGRect(origin: .zero, size: bounds.size)
    return .image(image.display(in: state.contentsGravity.contentMode.rect(of: size, in: box)))
  }

  // MARK: Mask

  private func describeMask(in node: inout DisplayNode) {
    guard let mask else { return }
    if let path = mask.plainMask(of: self) {
      node.mask = path
      mask.describeAnimations(of: [.mask], in: &node)
    } else if var drawing = mask.displayNode() {
      drawing.frame = drawing.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      node.mask = .drawing(drawing)
    } else {
      node.mask = .path(data: "", isEvenOdd: false)
    }
  }

  /// Returns the area that the layer fills as a mask of another one, if it fills it opaquely and
  /// draws nothing else.
  func plainMask(of masked: CALayer) -> DisplayMask? {
    guard let shape = self as? CAShapeLayer, !isHidden, opacity == 1, mask == nil, view == nil,
      childrenOrSubviews.isEmpty, backgroundColor == nil,
      shape.fillColor?.alpha == 1, shape.strokeColor == nil || shape.lineWidth <= 0,
      state.borderWidth <= 0, state.shadowOpacity <= 0, !masksToBounds
    else { return nil }
    let box = untransformedFrame
    let matrix = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transformAboutMiddle)
      .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
      .concatenating(masked.toNode)
    let outline = shape.path?.outline.applying(matrix) ?? PathOutline()
    return .path(data: outline.data, isEvenOdd: shape.fillRule == .evenOdd)
  }
}

extension LayerChild {
  @MainActor fileprivate var displayNode: DisplayNode? {
    switch self {
    case .view(let view): view.displayNode()
    case .layer(let layer): layer.displayNode()
    }
  }

  @MainActor fileprivate var zPosition: CGFloat {
    switch self {
    case .view(let view): view.storedLayer?.state.zPosition ?? 0
    case .layer(let layer): layer.state.zPosition
    }
  }
}

extension CACornerMask {
  fileprivate var display: DisplayCorners {
    var corners: DisplayCorners = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
