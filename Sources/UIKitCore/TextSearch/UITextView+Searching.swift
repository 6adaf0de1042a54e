public import Foundation

// The search in the text of a text view.

extension UITextView: UITextSearching, UIFindInteractionDelegate {
  // MARK: The interaction

  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}

  func enableFinding(_ isEnabled: Bool) {
    guard isEnabled != (storedFindInteraction != nil) else { return }
    if let storedFindInteraction { removeInteraction(storedFindInteraction) }
    // 15.9.9: isFindInteractionEnabled is false by default.
    storedFindInteraction = isEnabled ? UIFindInteraction(sessionDelegate: self) : nil
    if let storedFindInteraction { addInteraction(storedFindInteraction) }
  }

  func mayFind(_ action: Selector) -> Bool? {
    guard
      ["find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:"].contains(
        action.name)
    else { return nil }
    // 15.9.10: a text view performs find(_:) and the actions beside it only while its…
    guard let storedFindInteraction else { return false }
    return switch action.name {
    case "findAndReplace:": isEditable
    case "findNext:", "findPrevious:": storedFindInteraction.searchText?.isEmpty == false
    case "useSelectionForFind:": selectedRange.length > 0
    default: true
    }
  }

  // MARK: Searching

  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult {
    let (first, second) = (nsRange(foundRange).location, nsRange(toRange).location)
    return first == second
      ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in ranges(of: queryString, options) {
      resultAggregator.foundRange(TextSpan(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let text = edited.string as NSString
    var rest = NSRange(location: 0, length: text.length)
    var found: [NSRange] = []
    while rest.length > 0 {
      let range = text.range(of: query, options: options.stringCompareOptions, range: rest)
      guard range.length > 0 else { break }
      // 15.9.11: wordMatchMethod: results contain the text, begin a word with it, or are a…
      let word = edited.word(around: range.location)
      let suits =
        switch options.wordMatchMethod {
        case .contains: true
        case .startsWith: word.location == range.location
        case .fullWord: word == range
        }
      if suits { found.append(range) }
      let next = NSMaxRange(range)
      rest = NSRange(location: next, length: text.length - next)
    }
    return found
  }

  // MARK: Showing the results

  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle: UITextSearchFoundTextStyle
  ) {
    foundText[nsRange(foundTextRange)] = usingStyle == .normal ? nil : usingStyle
    setNeedsLayout()
  }

  public func clearAllDecoratedFoundText() {
    foundText = [:]
    setNeedsLayout()
  }

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(nsRange(range))
  }

  // MARK: Replacing

  public var supportsTextReplacement: Bool { isEditable }

  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replace(foundTextRange, withText: withText)
  }

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    // From the end, so that the earlier ranges stay where they are.
    for range in ranges(of: queryString, options).reversed() {
      replace(TextSpan(range), withText: withText)
    }
  }
}
