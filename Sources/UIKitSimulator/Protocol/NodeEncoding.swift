package import Foundation
package import UIKitCore

/// How the parts of a display list are written; `SimulatorProtocol.md` describes the fields.
extension JSONWriter {
  /// Writes a node with everything in it.
  package mutating func node(_ node: DisplayNode) {
    object {
      $0.ownFields(of: node)
      guard !node.children.isEmpty else { return }
      $0.key("children")
      $0.array { for child in node.children { $0.node(child) } }
    }
  }

  /// Writes the fields of `node` but for its children, inside an object that the caller opened.
  package mutating func ownFields(of node: DisplayNode) {
    key("id")
    value(node.id)
    key("name")
    value(node.name)
    key("frame")
    rect(node.frame)
    if !node.transform.isIdentity {
      key("transform")
      transform(node.transform)
    }
    if node.boundsOrigin != .zero {
      key("origin")
      pair(node.boundsOrigin.x, node.boundsOrigin.y)
    }
    if node.opacity != 1 {
      key("opacity")
      fraction(node.opacity)
    }
    if node.clips {
      key("clips")
      value(true)
    }
    if let color = node.background {
      key("background")
      self.color(color)
    }
    if node.cornerRadius != 0 {
      key("cornerRadius")
      corners(node.cornerRadius, node.roundCorners)
      if node.hasContinuousCorners {
        key("cornerCurve")
        curve(ContinuousCorner(radius: node.cornerRadius, in: node.frame.size))
      }
    }
    if let border = node.border { self.border(border) }
    if let shadow = node.shadow { self.shadow(shadow) }
    if node.blursBackdrop {
      key("blur")
      value(true)
    }
    if node.followsPointer {
      key("hover")
      value(true)
    }
    content(node.content)
    if let mask = node.mask { self.mask(mask) }
    if let accessibility = node.accessibility { self.accessibility(accessibility) }
    if !node.animations.isEmpty {
      key("animations")
      array { for animation in node.animations { $0.animation(animation) } }
    }
  }

  // MARK: Numbers

  package mutating func length(_ number: CGFloat) { value(Double(number), decimals: 2) }

  package mutating func fraction(_ number: CGFloat) { value(Double(number), decimals: 3) }

  package mutating func seconds(_ number: TimeInterval) { value(number, decimals: 3) }

  package mutating func pair(_ first: CGFloat, _ second: CGFloat) {
    array {
      $0.length(first)
      $0.length(second)
    }
  }

  package mutating func rect(_ rect: CGRect) {
    array {
      for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] {
        $0.length(number)
      }
    }
  }

  mutating func transform(_ transform: CGAffineTransform) {
    array {
      // A thousandth of a point is not seen at the edge of the largest screen.
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        $0.value(Double(factor), decimals: 6)
      }
      $0.length(transform.tx)
      $0.length(transform.ty)
    }
  }

  mutating func color(_ color: DisplayColor) {
    array {
      for component in [color.red, color.green, color.blue, color.alpha] { $0.fraction(component) }
    }
  }

  // MARK: Decoration

  private mutating func border(_ border: DisplayBorder) {
    key("border")
    object { $0.fields(of: border) }
  }

  private mutating func fields(of border: DisplayBorder) {
    key("width")
    length(border.width)
    key("color")
    color(border.color)
  }

  private mutating func shadow(_ shadow: DisplayShadow) {
    key("shadow")
    object { $0.fields(of: shadow) }
  }

  private mutating func fields(of shadow: DisplayShadow) {
    key("offset")
    pair(shadow.offset.width, shadow.offset.height)
    key("radius")
    length(shadow.radius)
    key("color")
    color(shadow.color)
    switch shadow.outline {
    case .box: break
    case .content:
      key("content")
      value(true)
    case .path(let data, _):
      key("path")
      value(data)
    }
  }

  // MARK: Content

  private mutating func content(_ content: DisplayContent) {
    switch content {
    case .none:
      break
    case .text(let lines):
      key("text")
      array { for line in lines { $0.line(line) } }
    case .path(let path):
      key("path")
      object { $0.fields(of: path) }
    case .image(let image):
      key("image")
      object { $0.fields(of: image) }
    case .shape(let shape):
      key("shape")
      object { $0.fields(of: shape) }
    case .gradient(let gradient):
      key("gradient")
      object { $0.fields(of: gradient) }
    }
  }

  private mutating func fields(of image: DisplayImage) {
    // A browser's own tiles are of the size that the file says.
    let image = image.parts?.tiles == true ? image.joined : image
    key("mediaType")
    value(image.mediaType)
    key("data")
    value(base64: image.data)
    key("rect")
    rect(image.rect)
    if let tint = image.tint {
      key("tint")
      color(tint)
    }
    if image.isMirrored {
      key("mirrored")
      value(true)
    }
    if let parts = image.parts { self.parts(parts) }
  }

  private mutating func line(_ line: DisplayTextLine) {
    object {
      $0.key("string")
      $0.value(line.string)
      $0.key("origin")
      $0.pair(line.origin.x, line.origin.y)
      $0.key("width")
      $0.length(line.width)
      $0.key("font")
      $0.object {
        $0.key("family")
        $0.value(line.font.family)
        $0.key("size")
        $0.length(line.font.size)
        $0.key("weight")
        $0.value(line.font.weight)
        guard line.font.isItalic else { return }
        $0.key("italic")
        $0.value(true)
      }
      $0.key("color")
      $0.color(line.color)
      if line.spacing != 0 {
        $0.key("spacing")
        $0.length(line.spacing)
      }
      if let shadow = line.shadow { $0.shadow(shadow) }
      if let image = line.image {
        $0.key("image")
        $0.object { $0.fields(of: image) }
      }
      guard !line.rules.isEmpty else { return }
      $0.key("rules")
      $0.array { for rule in line.rules { $0.rule(rule) } }
    }
  }

  private mutating func rule(_ rule: DisplayTextRule) {
    object {
      $0.key("kind")
      $0.value(rule.kind.rawValue)
      $0.key("offset")
      $0.length(rule.offset)
      $0.key("thickness")
      $0.length(rule.thickness)
      $0.key("color")
      $0.color(rule.color)
    }
  }

  private mutating func fields(of path: DisplayPath) {
    key("data")
    value(path.data)
    if let fill = path.fill {
      key("fill")
      color(fill)
    }
    if let stroke = path.stroke {
      key("stroke")
      color(stroke)
    }
    key("lineWidth")
    length(path.lineWidth)
  }

  // MARK: Accessibility and animations

  private mutating func accessibility(_ accessibility: DisplayAccessibility) {
    key("accessibility")
    object {
      $0.key("role")
      $0.value(accessibility.role.rawValue)
      if let label = accessibility.label {
        $0.key("label")
        $0.value(label)
      }
      if let value = accessibility.value {
        $0.key("value")
        $0.value(value)
      }
      if let hint = accessibility.hint {
        $0.key("hint")
        $0.value(hint)
      }
      if let identifier = accessibility.identifier {
        $0.key("identifier")
        $0.value(identifier)
      }
      if !accessibility.isEnabled {
        $0.key("enabled")
        $0.value(false)
      }
      if accessibility.isSelected {
        $0.key("selected")
        $0.value(true)
      }
      if !accessibility.order.isEmpty {
        $0.key("order")
        $0.array { for id in accessibility.order { $0.value(id) } }
      }
      if accessibility.isEditing {
        $0.key("editing")
        $0.value(true)
      }
    }
  }

  private mutating func animation(_ animation: DisplayAnimation) {
    object {
      $0.key("id")
      $0.value(animation.id)
      $0.key("property")
      $0.value(animation.property.name)
      $0.key("from")
      $0.value(of: animation.property)
      if !animation.stops.isEmpty {
        $0.key("stops")
        $0.array { for stop in animation.stops { $0.stop(stop) } }
      }
      $0.key("curve")
      switch animation.curve {
      case .linear:
        $0.value("linear")
      case .cubicBezier(let x1, let y1, let x2, let y2):
        $0.array { for number in [x1, y1, x2, y2] { $0.fraction(number) } }
      case .points(let points):
        $0.object {
          $0.key("points")
          $0.array { for point in points { $0.fraction(point) } }
        }
      }
      $0.key("begin")
      $0.seconds(animation.begin)
      $0.key("duration")
      $0.seconds(animation.duration)
      if animation.iterations != 1 {
        $0.key("iterations")
        // No number stands for a way that is gone for ever.
        if animation.iterations.isFinite {
          $0.value(animation.iterations, decimals: 3)
        } else {
          $0.value("infinite")
        }
      }
      if animation.alternates {
        $0.key("alternates")
        $0.value(true)
      }
    }
  }

  private mutating func stop(_ stop: DisplayAnimation.Stop) {
    object {
      $0.key("offset")
      $0.fraction(stop.offset)
      $0.key("value")
      $0.value(of: stop.value)
    }
  }

  private mutating func value(of property: DisplayAnimation.Property) {
    switch property {
    case .frame(let frame): rect(frame)
    case .opacity(let opacity): fraction(opacity)
    case .transform(let transform): self.transform(transform)
    case .background(let color): self.color(color)
    case .origin(let origin): pair(origin.x, origin.y)
    case .cornerRadius(let radius): length(radius)
    case .border(let border): object { $0.fields(of: border) }
    case .shadow(let shadow): object { $0.fields(of: shadow) }
    case .shape(let shape): object { $0.fields(of: shape) }
    case .gradient(let gradient): object { $0.fields(of: gradient) }
    case .mask(let mask): object { $0.fields(of: mask) }
    }
  }
}

extension DisplayAnimation.Property {
  fileprivate var name: String {
    switch self {
    case .frame: "frame"
    case .opacity: "opacity"
    case .transform: "transform"
    case .background: "background"
    case .origin: "origin"
    case .cornerRadius: "cornerRadius"
    case .border: "border"
    case .shadow: "shadow"
    case .shape: "shape"
    case .gradient: "gradient"
    case .mask: "mask"
    }
  }
}
