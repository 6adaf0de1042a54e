public import Foundation

/// A search in a view, from its beginning until people close it. A subclass performs it.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The form in which the number of results is shown.
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }

  // 15.9.3: a plain UIFindSession has no results, highlights none (NSNotFound), and…

  open var resultCount: Int { 0 }

  /// The index of the result that is highlighted; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }

  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  open var supportsReplacement: Bool { false }

  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  @available(iOS, deprecated: 16.0)
  open var allowsReplacement: Bool { allowsReplacementForCurrentlyHighlightedResult }

  open func performSearch(query: String, options: UITextSearchOptions?) {}

  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Forgets the results, which no longer suit the text.
  open func invalidateFoundResults() {}

  /// Called when the number of results, or the highlighted one, has changed.
  var resultsDidChange: (() -> Void)?
}

/// A search in an object that knows its text.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    search = TextSearch(searchableObject)
    super.init()
    search.didChange = { [weak self] in self?.resultsDidChange?() }
  }

  open override var resultCount: Int { search.count }

  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }

  open override var supportsReplacement: Bool { search.supportsReplacement }

  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    search.mayReplaceHighlighted
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.start(query, options ?? UITextSearchOptions())
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.highlightNext(direction)
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    search.replaceHighlighted(with: replacementString)
    search.start(searchQuery, options ?? UITextSearchOptions())
  }

  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    let options = options ?? UITextSearchOptions()
    search.replaceAll(searchQuery, with: replacementString, options)
    search.start(searchQuery, options)
  }

  open override func invalidateFoundResults() { search.stop() }

  private let search: any TextSearching
}

/// A search in an object of any type.
@MainActor
private protocol TextSearching: AnyObject {
  var count: Int { get }
  var highlighted: Int? { get }
  var supportsReplacement: Bool { get }
  var mayReplaceHighlighted: Bool { get }
  var didChange: (() -> Void)? { get set }

  func start(_ query: String, _ options: UITextSearchOptions)
  func stop()
  func highlightNext(_ direction: UITextStorageDirection)
  func replaceHighlighted(with text: String)
  func replaceAll(_ query: String, with text: String, _ options: UITextSearchOptions)
}

@MainActor
private final class TextSearch<Object: UITextSearching>: TextSearching {
  private weak var object: Object?
  private var results: FoundTexts<Object.DocumentIdentifier>?
  private(set) var highlighted: Int?
  var didChange: (() -> Void)?

  init(_ object: Object) { self.object = object }

  var count: Int { results?.all.count ?? 0 }
  var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

  var mayReplaceHighlighted: Bool {
    guard supportsReplacement, let object, let result = highlightedResult else { return false }
    return object.shouldReplace(
      foundTextRange: result.range, document: result.document, withText: "")
  }

  private var highlightedResult: FoundTexts<Object.DocumentIdentifier>.Result? {
    guard let highlighted, let results, results.all.indices.contains(highlighted) else {
      return nil
    }
    return results.all[highlighted]
  }

  func start(_ query: String, _ options: UITextSearchOptions) {
    stop()
    guard let object, !query.isEmpty else { return }
    let results = FoundTexts<Object.DocumentIdentifier> { [weak object] first, second in
      guard let object else { return false }
      let order =
        first.document == second.document
        ? object.compare(first.range, toRange: second.range, document: first.document)
        : object.compare(document: first.document, toDocument: second.document)
      return order == .orderedAscending
    }
    self.results = results
    results.didFinish = { [weak self, weak results] in
      if let self, results === self.results { showResults() }
    }
    results.didChange = { [weak self, weak results] in
      guard let self, results === self.results else { return }
      if count == 0 { highlighted = nil }
      didChange?()
    }
    object.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator(results: results))
  }

  func stop() {
    results = nil
    highlighted = nil
    object?.clearAllDecoratedFoundText()
    didChange?()
  }

  /// The search has ended.
  private func showResults() {
    guard let object, let results else { return }
    // 15.9.5: a search begins with clearAllDecoratedFoundText().
    for result in results.all {
      object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
    }
    guard !results.all.isEmpty else { return didChange?() ?? () }
    let selection = object.selectedTextRange
    highlight(
      results.all.firstIndex { result in
        selection.map {
          object.compare(result.range, toRange: $0, document: result.document)
            != .orderedAscending
        } ?? true
      } ?? 0)
  }

  // 15.9.6: the next result after the last one is the first, and before the first one…
  func highlightNext(_ direction: UITextStorageDirection) {
    guard count > 0 else { return }
    let step = direction == .forward ? 1 : -1
    let start = highlighted ?? (direction == .forward ? -1 : 0)
    highlight((start + step + count) % count)
  }

  private func highlight(_ index: Int) {
    guard let object, let results else { return }
    if let old = highlightedResult {
      object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
    }
    highlighted = index
    let new = results.all[index]
    object.willHighlight(foundTextRange: new.range, document: new.document)
    object.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
    object.scrollRangeToVisible(new.range, inDocument: new.document)
    didChange?()
  }

  func replaceHighlighted(with text: String) {
    // 15.9.7: a single result is replaced only if shouldReplace allows it.
    guard supportsReplacement, let object, let result = highlightedResult,
      object.shouldReplace(
        foundTextRange: result.range, document: result.document, withText: text)
    else { return }
    object.replace(foundTextRange: result.range, document: result.document, withText: text)
  }

  func replaceAll(_ query: String, with text: String, _ options: UITextSearchOptions) {
    guard supportsReplacement else { return }
    object?.replaceAll(queryString: query, options: options, withText: text)
  }
}
