public import Foundation

/// An object in whose text people can search.
///
/// A ``UITextSearchingFindSession`` calls it. Documents tell its texts apart, where it has several.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  // MARK: Searching

  /// The selection, from where the search begins; `nil` for none.
  var selectedTextRange: UITextRange? { get }

  /// The document of the selection.
  var selectedTextSearchDocument: DocumentIdentifier? { get }

  /// Returns the order of two documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

  /// Returns the order of two found ranges in a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
    -> ComparisonResult

  /// Reports each place of the text to the aggregator, and the end of the search.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

  // MARK: Showing the results

  /// Draws a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle: UITextSearchFoundTextStyle)

  /// Draws all ranges as text that was not found.
  func clearAllDecoratedFoundText()

  /// Called before a result is highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

  // MARK: Replacing

  /// A Boolean value that indicates whether results can be replaced; `false` by default.
  var supportsTextReplacement: Bool { get }

  /// Returns a Boolean value that indicates whether a result may be replaced; `true` by default.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool

  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }

  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }

  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}

  public var supportsTextReplacement: Bool { false }

  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }

  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) {}

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// The style of a piece of text during a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  case normal = 0
  case found = 1
  case highlighted = 2
}

/// The comparison of the text with the text that is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The part of a word that has to match.
  public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  open internal(set) var wordMatchMethod = WordMatchMethod.contains

  open internal(set) var stringCompareOptions: NSString.CompareOptions = []
}

/// The results of a search: the searched object reports them, and the session shows them.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let results: FoundTexts<DocumentIdentifier>

  /// The found ranges, in their order in the text.
  public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

  /// Adds a result.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) { results.add(range, document) }

  /// Removes a result, whose text has changed.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.remove(range, document)
  }

  /// Ends the search.
  public func finishedSearching() { results.didFinish?() }

  /// Removes all results.
  public func invalidate() { results.removeAll() }
}

/// The results of one search, in their order in the text.
@MainActor
final class FoundTexts<DocumentIdentifier: Hashable> {
  typealias Result = (range: UITextRange, document: DocumentIdentifier)

  private(set) var all: [Result] = []
  var didFinish: (() -> Void)?
  var didChange: (() -> Void)?
  private let precedes: (Result, Result) -> Bool

  init(precedes: @escaping (Result, Result) -> Bool) { self.precedes = precedes }

  func add(_ range: UITextRange, _ document: DocumentIdentifier) {
    let result = (range, document)
    // 15.9.4: the results of an aggregator are in the order of the text, as…
    let place = all.firstIndex { precedes(result, $0) } ?? all.count
    all.insert(result, at: place)
    didChange?()
  }

  func remove(_ range: UITextRange, _ document: DocumentIdentifier) {
    all.removeAll { $0.range.isEqual(range) && $0.document == document }
    didChange?()
  }

  func removeAll() {
    all = []
    didChange?()
  }
}
