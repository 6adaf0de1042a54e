public import Foundation

/// How a paragraph is set; the value of ``NSAttributedString/Key/paragraphStyle``.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // The first property: see `FoundationMark`.
  private let mark = FoundationMark.word

  var values = ParagraphValues()

  public override init() { super.init() }

  /// The style of a paragraph without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Points between two lines. Never negative.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points below the paragraph. Never negative.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  /// How far from the edge lines begin, but for the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines: from the edge at which they begin, or from the other one if not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How far from the edge the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line; 0 for any.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the height of a line, before the limits; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The tab stops, in order; by default twelve, 28 points apart.
  open var tabStops: [NSTextTab] { values.tabs.stops.map(\.tab) }
  /// The distance of the tab stops behind the last one; 0, the default, for 28 points.
  open var defaultTabInterval: CGFloat { values.tabs.interval }

  /// The direction of the text, which says where lines of natural alignment begin; natural by default: the
  /// direction of the language.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The threshold at which words are hyphenated: 0, the default, for never. Lines are broken between words
  /// here, whatever it is.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The strategies that may be used to break lines; none by default.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// A Boolean value that indicates whether characters may stand closer before a line is truncated; `false`
  /// by default. They never do here.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == NSParagraphStyle.self { return self }
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// Ways to break the lines of a paragraph.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No last line with a single word.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// No breaks inside of Korean words.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// The ways of labels.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}

/// How a paragraph is to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(newValue, 0) }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = max(newValue, 0) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = max(newValue, 0) }
  }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = max(newValue, 0) }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = max(newValue, 0) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = max(newValue, 0) }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Implicitly unwrapped as in UIKit: `nil` brings the default back.
  @_nonoverride
  open var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabs.stops = newValue.map(Self.stops) ?? TabStops().stops }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.tabs.interval }
    set { values.tabs.interval = max(newValue, 0) }
  }

  /// Adds a tab stop at its place in the order.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabs.stops = Self.stops(tabStops + [anObject])
  }

  /// Removes every tab stop that is equal.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabs.stops.removeAll { $0 == TabStops.Stop(anObject) }
  }

  private static func stops(_ tabs: [NSTextTab]) -> [TabStops.Stop] {
    tabs.map(TabStops.Stop.init).sorted { $0.location < $1.location }
  }

  /// Takes everything from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var tabs = TabStops()
  var direction = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var allowsTightening = false

  /// The alignment in a text that has one of its own.
  func alignment(in text: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    // 15.1.10 – the writing direction says where a natural line begins.
    return switch direction {
    case .natural: text
    case .leftToRight: .left
    case .rightToLeft: .right
    }
  }

  /// The height of a line that would be as high as its fonts.
  func height(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }

  /// Returns the part of a width that a line can use.
  func room(in width: CGFloat, isFirstLine: Bool) -> CGFloat {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(end - indent(isFirstLine: isFirstLine), 0)
  }
}
