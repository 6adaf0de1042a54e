public import Foundation

/// A tab stop of a paragraph: where the text after a tab character is placed.
open class NSTextTab: NSObject, NSCopying {
  // The first property: see `FoundationMark`.
  private let mark = FoundationMark.word

  /// A key of the options of a tab stop.
  public struct OptionKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How the text is aligned to the stop. Natural and justified text begins at it.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The distance from the leading edge of the text, in points.
  open var location: CGFloat { storedLocation }
  open var options: [NSTextTab.OptionKey: Any] { storedOptions }

  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [NSTextTab.OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    storedAlignment = alignment
    storedLocation = loc
    storedOptions = options
    super.init()
  }

  /// Tab stops never change, so that a copy is the tab stop itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}

/// The tab stops of a paragraph.
struct TabStops: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var location: CGFloat
    var alignment = NSTextAlignment.left

    init(location: CGFloat, alignment: NSTextAlignment = .left) {
      self.location = location
      self.alignment = alignment
    }

    init(_ tab: NSTextTab) { self.init(location: tab.location, alignment: tab.alignment) }

    var tab: NSTextTab { NSTextTab(textAlignment: alignment, location: location) }

    /// Returns the end of text of that width whose tab character begins at `start`.
    func end(start: CGFloat, width: CGFloat) -> CGFloat {
      switch alignment {
      case .left, .natural, .justified: location + width
      case .center: max(location + width / 2, start + width)
      case .right: max(location, start + width)
      }
    }
  }

  static let usualInterval: CGFloat = 28

  var stops: [Stop] = (1...12).map { Stop(location: CGFloat($0) * usualInterval) }
  /// The distance of the stops behind the last one; 0 for the usual distance.
  var interval: CGFloat = 0

  /// The first stop behind `x`.
  func next(after x: CGFloat) -> Stop {
    // 15.1.8 – a tab leads to the next stop of its paragraph.
    if let stop = stops.first(where: { $0.location > x + 0.001 }) { return stop }
    let step = interval > 0 ? interval : Self.usualInterval
    return Stop(location: ((x + 0.001) / step).rounded(.down) * step + step)
  }
}
