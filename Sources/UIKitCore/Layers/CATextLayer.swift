public import Foundation

/// Draws a text over its background, from the top of its bounds.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; `nil`, the default, for no text.
  open var string: Any? {
    get { text.string }
    set { set(\.string, newValue) }
  }

  /// A ``UIFont``, a ``CGFont`` or the name of a font; Helvetica by default. Attributed strings have
  /// fonts of their own.
  open var font: Any? {
    get { text.font }
    set { set(\.font, newValue) }
  }

  /// The size of the font in points, 36 by default. The size of ``font`` is ignored.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { set(\.fontSize, newValue) }
  }

  /// The colour of a text without attributes, opaque white by default.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { set(\.foregroundColor, newValue) }
  }

  /// A Boolean value that indicates whether the text is broken at the width of the bounds; `false` by
  /// default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { set(\.isWrapped, newValue) }
  }

  /// The place at which text is cut that does not fit the bounds; none by default. All modes but
  /// ``CATextLayerTruncationMode/none`` cut at the end.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { set(\.truncationMode, newValue) }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { set(\.alignmentMode, newValue) }
  }

  /// The size of the text, in the width of the bounds if it is wrapped.
  open override func preferredFrameSize() -> CGSize {
    lines(width: isWrapped && bounds.width > 0 ? bounds.width : .infinity).size
  }

  // MARK: - Inside the stage

  struct Text {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  private var text = Text()

  private func set<Value>(_ property: WritableKeyPath<Text, Value>, _ value: Value) {
    notifying { text[keyPath: property] = value }
    setNeedsCommit()
  }

  override func copied() -> CALayer { CATextLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  private var shownFont: UIFont {
    let font: UIFont? =
      switch text.font {
      case let font as UIFont: font.withSize(fontSize)
      case let font as CGFont: font.font.withSize(fontSize)
      case let name as String: UIFont(name: name, size: fontSize)
      default: nil
      }
    return font ?? .systemFont(ofSize: fontSize)
  }

  private func lines(width: CGFloat, maximum: Int = 0) -> StyledLines {
    let text =
      switch string {
      case let text as NSAttributedString: StyledText(text)
      case let text as String: StyledText(text, [:])
      default: StyledText()
      }
    return StyledLines(
      text, style: TextStyle(font: shownFont, color: foregroundColor.map(UIColor.init) ?? .clear),
      width: width, alignment: alignmentMode.alignment, maximumLines: maximum,
      truncates: truncationMode != .none)
  }

  private var shownLines: StyledLines {
    guard isWrapped || truncationMode != .none else {
      return lines(width: .infinity)
    }
    let all = lines(width: bounds.width)
    let fitting = isWrapped ? all.lines.prefix { $0.bottom <= bounds.height + 0.01 }.count : 1
    guard truncationMode != .none, fitting < all.lines.count else { return all }
    return lines(width: bounds.width, maximum: max(fitting, 1))
  }

  override func displayContent() -> DisplayContent {
    let lines = shownLines
    guard string != nil, !lines.lines.isEmpty else { return super.displayContent() }
    let traits = UITraitCollection.current
    let shown = lines.lines.flatMap { line in
      // A line without a width to be aligned in is aligned in the bounds.
      let free = isWrapped ? 0 : bounds.width - line.runs.visibleWidth
      let shift = truncationMode == .none ? alignmentMode.alignment.share * free : 0
      return lines.displayLines(
        of: line, at: CGPoint(x: bounds.minX + shift, y: bounds.minY),
        isDark: traits.userInterfaceStyle == .dark
      ) { $0.display(with: traits) }
    }
    return .text(shown)
  }
}

/// The place at which a text layer cuts its text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// The alignment of the lines in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

extension NSTextAlignment {
  /// The part of the free width that is before a line.
  fileprivate var share: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left, .natural, .justified: 0
    }
  }
}
