import Foundation

// MARK: - Text dump

extension DisplayList {
  /// The parts of a dump beside structure, frames and text.
  package struct TextOptions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Colours of backgrounds, borders, text and paths.
    package static let colors = TextOptions(rawValue: 1 << 0)
    /// The nodes' identifiers, which differ from run to run.
    package static let identifiers = TextOptions(rawValue: 1 << 1)
    /// The running animations, and their start values.
    package static let animations = TextOptions(rawValue: 1 << 2)
  }

  /// The screen as an indented tree, one node a line, for people to read and to compare.
  ///
  /// ```
  /// screen 393×852 light
  ///   UIWindow (0 0; 393×852)
  ///     UILabel (16 103; 361×20.5) "Hello" regular 17 #title
  /// ```
  /// Whatever an app put into a string stays on its line: control characters, and those that turn
  /// the direction of writing, are spelled out.
  package func text(_ options: TextOptions = []) -> String {
    var dump = TextDump(options: options)
    dump.add("screen \(TextDump.size(size)) \(isDark ? "dark" : "light")", depth: 0)
    for root in roots { dump.node(root, depth: 1) }
    return dump.lines.joined(separator: "\n") + "\n"
  }
}

private struct TextDump {
  let options: DisplayList.TextOptions
  var lines: [String] = []

  init(options: DisplayList.TextOptions) { self.options = options }

  mutating func add(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func node(_ node: DisplayNode, depth: Int) {
    var words = [Self.visible(node.name), Self.rect(node.frame)]
    if options.contains(.identifiers) { words.append("id \(node.id)") }
    words += appearance(of: node)
    if let accessibility = node.accessibility {
      words += Self.words(accessibility, besides: Self.string(of: node.content))
    }
    if options.contains(.animations) { words += node.animations.map(Self.words) }
    let content = content(of: node.content)
    if content.count == 1 { words += content }
    add(words.joined(separator: " "), depth: depth)
    if content.count > 1 { for line in content { add(line, depth: depth + 1) } }
    for child in node.children { self.node(child, depth: depth + 1) }
  }

  // MARK: Own properties

  private func appearance(of node: DisplayNode) -> [String] {
    var words: [String] = []
    if node.boundsOrigin != .zero {
      words.append(
        "scrolled (\(Self.number(node.boundsOrigin.x)) \(Self.number(node.boundsOrigin.y)))")
    }
    if !node.transform.isIdentity { words.append("transform \(Self.transform(node.transform))") }
    if node.opacity != 1 { words.append("opacity \(Self.number(node.opacity))") }
    if node.clips { words.append("clips") }
    if node.blursBackdrop { words.append("blurs") }
    if node.cornerRadius != 0 {
      words.append("corners \(Self.number(node.cornerRadius))")
      if node.roundCorners != .all { words.append(Self.words(node.roundCorners)) }
      if node.hasContinuousCorners { words.append("continuous") }
    }
    if let background = node.background { words += color("background", background) }
    if let border = node.border {
      words.append("border \(Self.number(border.width))")
      words += color("in", border.color)
    }
    if node.shadow != nil { words.append("shadow") }
    if node.mask != nil { words.append("masked") }
    return words
  }

  private func content(of content: DisplayContent) -> [String] {
    switch content {
    case .none:
      return []
    case .text(let lines):
      return lines.map { line in
        if let image = line.image { return words(of: image).joined(separator: " ") }
        return
          ([Self.quoted(line.string), Self.words(line.font)] + color("in", line.color)
          + rules(of: line) + (line.shadow == nil ? [] : ["shadowed"]))
          .joined(separator: " ")
      }
    case .path(let path):
      var words = ["path"]
      if let fill = path.fill { words += color("fill", fill) }
      if let stroke = path.stroke { words += color("stroke", stroke) }
      return [words.joined(separator: " ")]
    case .shape(let shape):
      var words = ["shape \(Self.rect(shape.extent.isNull ? .zero : shape.extent))"]
      if let fill = shape.fill { words += color("fill", fill) }
      if let stroke = shape.stroke {
        words.append("line \(Self.number(shape.lineWidth))")
        words += color("in", stroke)
      }
      return [words.joined(separator: " ")]
    case .gradient(let gradient):
      let colors = gradient.colors.flatMap { color("to", $0) }
      return [(["\(gradient.kind.rawValue) gradient"] + colors).joined(separator: " ")]
    case .image(let image): return [words(of: image).joined(separator: " ")]
    }
  }

  private func words(of image: DisplayImage) -> [String] {
    let kind = "\(Self.visible(image.mediaType)) \(image.data.count) bytes"
    var words = [image.name.map(Self.visible) ?? kind]
    if let tint = image.tint { words += color("in", tint) }
    if image.isMirrored { words.append("mirrored") }
    if let parts = image.parts { words.append("\(parts.tiles ? "tiled" : "stretched") inside") }
    return words
  }

  private func rules(of line: DisplayTextLine) -> [String] {
    let words: [DisplayTextRule.Kind: String] = [
      .underline: "underlined", .strikethrough: "struck through", .background: "highlighted",
    ]
    var seen: Set<DisplayTextRule.Kind> = []
    return line.rules.filter { seen.insert($0.kind).inserted }.flatMap { rule in
      [words[rule.kind] ?? ""] + color("in", rule.color)
    }
  }

  /// The text that a node shows, if that is what it shows.
  private static func string(of content: DisplayContent) -> String? {
    guard case .text(let lines) = content else { return nil }
    return lines.map(\.string).joined(separator: " ")
  }

  private func color(_ word: String, _ color: DisplayColor) -> [String] {
    guard options.contains(.colors) else { return [] }
    let components = [color.red, color.green, color.blue].map { Self.number($0) }
    let alpha = color.alpha == 1 ? "" : " / \(Self.number(color.alpha))"
    return ["\(word) (\(components.joined(separator: " "))\(alpha))"]
  }

  /// The words of a node that shows `text`, without those that repeat it.
  private static func words(
    _ accessibility: DisplayAccessibility, besides text: String?
  ) -> [String] {
    var words: [String] = []
    if accessibility.role != .none, text == nil || accessibility.role != .staticText {
      words.append("‹\(accessibility.role.rawValue)›")
    }
    if let label = accessibility.label, label != text { words.append("label \(quoted(label))") }
    if let value = accessibility.value { words.append("value \(quoted(value))") }
    if let hint = accessibility.hint { words.append("hint \(quoted(hint))") }
    if !accessibility.isEnabled { words.append("disabled") }
    if accessibility.isSelected { words.append("selected") }
    if accessibility.isEditing { words.append("editing") }
    if let identifier = accessibility.identifier { words.append("#" + visible(identifier)) }
    return words
  }

  private static func words(_ corners: DisplayCorners) -> String {
    let names: [(DisplayCorners, String)] = [
      (.topLeft, "top left"), (.topRight, "top right"), (.bottomLeft, "bottom left"),
      (.bottomRight, "bottom right"),
    ]
    return names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private static func words(_ font: DisplayFont) -> String {
    let names = [
      100: "ultralight", 200: "thin", 300: "light", 400: "regular", 500: "medium",
      600: "semibold", 700: "bold", 800: "heavy", 900: "black",
    ]
    let weight = names[font.weight] ?? String(font.weight)
    let family = font.family == "Helvetica" ? "" : " \(visible(font.family))"
    return "\(weight)\(font.isItalic ? " italic" : "") \(number(font.size))\(family)"
  }

  private static func words(_ animation: DisplayAnimation) -> String {
    let from =
      switch animation.property {
      case .frame(let from): "frame from \(rect(from))"
      case .opacity(let from): "opacity from \(number(from))"
      case .transform(let from): "transform from \(transform(from))"
      case .background: "background"
      case .origin: "origin"
      case .cornerRadius(let from): "corners from \(number(from))"
      case .border: "border"
      case .shadow: "shadow"
      case .shape: "shape"
      case .gradient: "gradient"
      case .mask: "mask"
      }
    var words = "\(from) in \(number(animation.duration)) s"
    if animation.iterations != 1 {
      words += animation.iterations.isFinite ? " \(number(animation.iterations)) times" : " always"
    }
    return "[\(words)]"
  }

  // MARK: Values

  static func number(_ value: CGFloat) -> String { DisplayNumber.text(value, decimals: 2) }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(size(rect.size)))"
  }

  static func transform(_ transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "(" + numbers.map { number($0) }.joined(separator: " ") + ")"
  }

  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      default: result += visible(scalar)
      }
    }
    return result + "\""
  }

  static func visible(_ string: String) -> String {
    string.unicodeScalars.map(visible).joined()
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    // U+200D joins emoji into one; it turns nothing.
    case .format where scalar != "\u{200d}": break
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: break
    default: return String(scalar)
    }
    return "\\u{\(String(scalar.value, radix: 16))}"
  }
}
