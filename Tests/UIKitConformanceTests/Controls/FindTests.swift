import Foundation
import StorylineTesting
import Testing
import UIKit

/// 15.9: the search in a text.
@MainActor @Suite(.harness) struct FindTests {
  let harness: any Harness = PlatformHarness()
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

  private func show(_ text: String) throws -> UIFindInteraction {
    let root = UIViewController()
    root.view.addSubview(view)
    view.text = text
    view.isFindInteractionEnabled = true
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    return try #require(view.findInteraction)
  }

  final class Owner: NSObject, UIFindInteractionDelegate {
    var session: UIFindSession?
    var log: [String] = []

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView)
      -> UIFindSession?
    {
      log.append("session")
      return session
    }

    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      log.append("begin")
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      log.append("end")
    }
  }

  final class Session: UIFindSession {
    var log: [String] = []

    override func performSearch(query: String, options: UITextSearchOptions?) {
      log.append("search \(query)")
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
      log.append(direction == .forward ? "next" : "previous")
    }
  }

  @Test func `15.9.1 the delegate makes the session, and knows of its beginning and end`() throws {
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    let owner = Owner()
    let interaction = UIFindInteraction(sessionDelegate: owner)
    root.view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(owner.log == ["session"])
    #expect(interaction.activeFindSession == nil && !interaction.isFindNavigatorVisible)
    owner.session = Session()
    interaction.presentFindNavigator(showingReplace: false)
    #expect(owner.log == ["session", "session", "begin"])
    #expect(interaction.activeFindSession === owner.session)
    #expect(interaction.isFindNavigatorVisible)
    interaction.dismissFindNavigator()
    #expect(owner.log.last == "end")
    #expect(interaction.activeFindSession == nil && !interaction.isFindNavigatorVisible)
  }

  @Test func `15.9.2 a new search text searches, and findNext goes on`()
    throws
  {
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    let owner = Owner()
    let session = Session()
    owner.session = session
    let interaction = UIFindInteraction(sessionDelegate: owner)
    root.view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "a"
    interaction.searchText = "a"
    interaction.findNext()
    interaction.findPrevious()
    #expect(session.log == ["search a", "next", "previous"])
  }

  @Test func `15.9.3 a plain session has no results`() {
    let session = UIFindSession()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(!session.supportsReplacement)
    #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
  }

  /// A text whose places are numbers.
  final class Place: UITextRange {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  final class Text: NSObject, UITextSearching {
    var log: [String] = []
    var places: [Int] = []
    var supportsTextReplacement = true
    var allows = true
    var selectedTextRange: UITextRange?

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??)
      -> ComparisonResult
    {
      let (one, two) = (number(foundRange), number(toRange))
      return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }

    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      for place in places {
        resultAggregator.foundRange(Place(place), searchString: queryString, document: nil)
      }
      log.append("all \(resultAggregator.allFoundRanges.map(number))")
      resultAggregator.finishedSearching()
    }

    func decorate(
      foundTextRange: UITextRange, document: AnyHashable??,
      usingStyle: UITextSearchFoundTextStyle
    ) { log.append("\(usingStyle) \(number(foundTextRange))") }

    func clearAllDecoratedFoundText() { log.append("clear") }

    func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
      log.append("scroll \(number(range))")
    }

    func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String)
      -> Bool
    { allows }

    func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
      log.append("replace \(number(foundTextRange)) \(withText)")
    }

    private func number(_ range: UITextRange) -> Int { (range as? Place)?.number ?? -1 }

    func taken() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `15.9.4 results are in the order of the text`() {
    let text = Text()
    text.places = [7, 2, 5]
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "a", options: nil)
    #expect(text.log.contains("all [2, 5, 7]"))
    #expect(session.resultCount == 3)
  }

  @Test func `15.9.5 found text is decorated, and the first one from the selection on highlighted`()
  {
    let text = Text()
    text.places = [2, 5]
    text.selectedTextRange = Place(3)
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "a", options: nil)
    #expect(
      text.taken() == ["clear", "all [2, 5]", "found 2", "found 5", "highlighted 5", "scroll 5"])
    #expect(session.highlightedResultIndex == 1)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
  }

  @Test func `15.9.6 the next result after the last one is the first`() {
    let text = Text()
    text.places = [2, 5]
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "a", options: nil)
    #expect(session.highlightedResultIndex == 0)
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 1)
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 0)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 1)
  }

  @Test func `15.9.7 a result is replaced if the object allows it`() {
    let text = Text()
    text.places = [2]
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "a", options: nil)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "a", replacementString: "b", options: nil)
    #expect(text.taken().contains("replace 2 b"))
    text.allows = false
    #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "a", replacementString: "b", options: nil)
    #expect(!text.taken().contains("replace 2 b"))
  }

  private func labels(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(labels)
  }

  @Test func `15.9.8 the bar shows the number of results in the style of the session`() throws {
    let interaction = try show("one two one")
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "one"
    let window = try #require(view.window)
    #expect(labels(in: window).contains("1 of 2"))
    interaction.activeFindSession?.searchResultDisplayStyle = .total
    interaction.updateResultCount()
    #expect(labels(in: window).contains("2"))
    interaction.dismissFindNavigator()
    #expect(!labels(in: window).contains("2"))
  }

  @Test func `15.9.9 a text view has an interaction while finding is enabled`() {
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let interaction = view.findInteraction
    #expect(interaction?.view === view)
    #expect(interaction?.delegate === view)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && interaction?.view == nil)
  }

  @Test func `15.9.10 the standard actions of searching need an enabled interaction`() throws {
    let find = Selector(("find:"))
    #expect(!view.canPerformAction(find, withSender: nil))
    let interaction = try show("one two")
    #expect(view.canPerformAction(find, withSender: nil))
    #expect(
      !view.canPerformAction(
        Selector(("useSelectionForFind:")), withSender: nil))
    view.selectedRange = NSRange(location: 4, length: 3)
    view.useSelectionForFind(nil)
    #expect(interaction.searchText == "two")
    view.find(nil)
    #expect(interaction.isFindNavigatorVisible)
    #expect(interaction.activeFindSession?.resultCount == 1)
  }

  @Test func `15.9.11 options ask for parts of words, or for whole ones`() throws {
    let interaction = try show("car scar cars Car")
    interaction.presentFindNavigator(showingReplace: true)
    interaction.searchText = "car"
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 4)
    #expect(session.supportsReplacement)
    session.replaceAll(searchQuery: "car", replacementString: "bus", options: nil)
    #expect(view.text == "bus sbus buss Car")
  }
}
