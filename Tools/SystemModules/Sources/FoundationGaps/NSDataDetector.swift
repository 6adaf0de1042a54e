public import Foundation

/// Finds links and telephone numbers in text.
///
/// On Apple's systems it is a subclass of `NSRegularExpression`, whose methods cannot be overridden here. Dates,
/// addresses and flights are not found, which a line on standard error says. The rules for links and numbers
/// are simpler than Apple's.
open class NSDataDetector: NSObject {
  /// The types of values that it finds.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  /// - Parameter checkingTypes: Types of `NSTextCheckingResult`: `link` and `phoneNumber` are found.
  /// - Throws: An error of the Cocoa domain, if none of the types can be found.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    let known = DetectedValue.linkType.union(DetectedValue.numberType)
    guard checkingTypes & known.rawValue != 0 else {
      throw CocoaError(.formatting)
    }
    self.checkingTypes = checkingTypes
    super.init()
    if checkingTypes & ~known.rawValue != 0 {
      FileHandle.standardError.write(
        Data("Storyline: NSDataDetector finds links and telephone numbers only\n".utf8))
    }
  }

  private func finds(_ type: NSTextCheckingResult.CheckingType) -> Bool {
    checkingTypes & type.rawValue != 0
  }

  /// Returns the values in a range, in the order of their places.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedValue] = []
    if finds(DetectedValue.linkType) { found += Self.links(in: string, range) }
    if finds(DetectedValue.numberType) {
      let links = found
      found += Self.numbers(in: string, range).filter { number in
        !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a block with each value in a range, until it sets its last argument.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stops)
      if stops.boolValue { return }
    }
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
}

extension NSTextCheckingResult {
  /// The address of a link; `nil` for others.
  public var url: URL? { (self as? DetectedValue)?.detectedURL }

  /// The telephone number as it is written; `nil` for others.
  public var phoneNumber: String? { (self as? DetectedValue)?.detectedNumber }
}

/// A value that was found.
final class DetectedValue: NSTextCheckingResult {
  let place: NSRange
  let detectedURL: URL?
  let detectedNumber: String?

  init(_ place: NSRange, url: URL? = nil, number: String? = nil) {
    self.place = place
    detectedURL = url
    detectedNumber = number
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  // Foundation declares these as deprecated, for it does not find them.
  static let linkType = CheckingType(rawValue: 1 << 5)
  static let numberType = CheckingType(rawValue: 1 << 11)

  override var resultType: CheckingType { detectedURL == nil ? Self.numberType : Self.linkType }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange {
    index == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}
