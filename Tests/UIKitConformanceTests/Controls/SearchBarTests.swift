import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the calls of a search bar's delegate, and their order.
@MainActor @Suite(.harness) struct SearchBarTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let delegate: TracingSearchDelegate
  let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
  let controller = UIViewController()

  init() throws {
    delegate = TracingSearchDelegate(trace)
    bar.delegate = delegate
    controller.view.addSubview(bar)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private func edit() throws {
    harness.tap(at: CGPoint(x: 150, y: 128))
    try harness.settle()
  }

  @Test func `a tap asks, then tells`() throws {
    var wasFirst: [Bool] = []
    delegate.reactions["shouldBegin"] = { wasFirst.append($0.isFirstResponder) }
    delegate.reactions["didBegin"] = { wasFirst.append($0.isFirstResponder) }
    try edit()
    trace.expect(["bar.shouldBegin", "bar.didBegin"])
    #expect(wasFirst == [false, true])
    #expect(bar.searchTextField.isFirstResponder)
  }

  @Test func `a delegate that says no keeps the bar from being edited`() throws {
    delegate.refused = ["shouldBegin"]
    try edit()
    trace.expect(["bar.shouldBegin"])
    #expect(!bar.isFirstResponder)
    #expect(!bar.becomeFirstResponder())
  }

  @Test func `every character is asked for, then told`() throws {
    try edit()
    trace.clear()
    harness.type("ab")
    harness.pressDelete()
    trace.expect([
      "bar.shouldChange(0, 0, a)", "bar.didChange(a)", "bar.shouldChange(1, 0, b)",
      "bar.didChange(ab)", "bar.shouldChange(1, 1, )", "bar.didChange(a)",
    ])
    delegate.refused = ["shouldChange"]
    harness.type("c")
    #expect(bar.text == "a")
  }

  @Test func `the search key tells, and leaves the bar as it is`() throws {
    try edit()
    harness.type("a")
    trace.clear()
    harness.type("\n")
    trace.expect(["bar.searchClicked"])
    #expect(bar.isFirstResponder)
  }

  @Test func `the clear button takes the text away, which is told`() throws {
    bar.text = "ab"
    trace.expect([])
    try edit()
    trace.clear()
    harness.tap(at: CGPoint(x: 393 - 8 - 14, y: 128))
    try harness.settle()
    trace.expect(["bar.didChange()"])
    #expect(bar.text == "")
  }

  @Test func `the cancel button tells, and takes nothing away by itself`() throws {
    bar.showsCancelButton = true
    try harness.settle()
    harness.tap(at: CGPoint(x: 365, y: 128))
    trace.expect([])
    try edit()
    harness.type("a")
    trace.clear()
    harness.tap(at: CGPoint(x: 365, y: 128))
    try harness.settle()
    trace.expect(["bar.cancelClicked"])
    #expect(bar.text == "a")
    #expect(bar.isFirstResponder)
  }

  @Test func `the end is asked for, then told`() throws {
    try edit()
    trace.clear()
    #expect(bar.resignFirstResponder())
    trace.expect(["bar.shouldEnd", "bar.didEnd"])
    #expect(!bar.isFirstResponder)
    try edit()
    trace.clear()
    delegate.refused = ["shouldEnd"]
    #expect(!bar.resignFirstResponder())
    trace.expect(["bar.shouldEnd"])
  }

  @Test func `the bookmark tells when it is tapped, and is there while there is no text`() throws {
    bar.showsBookmarkButton = true
    try harness.settle()
    harness.tap(at: CGPoint(x: 393 - 8 - 16, y: 128))
    trace.expect(["bar.bookmarkClicked"])
    bar.text = "a"
    try harness.settle()
    trace.clear()
    harness.tap(at: CGPoint(x: 393 - 8 - 16, y: 128))
    trace.expect(["bar.didChange()", "bar.shouldBegin", "bar.didBegin"])
  }

  @Test func `the results list button takes the bookmark's place, and tells when it is tapped`()
    throws
  {
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    try harness.settle()
    #expect(!bar.isSearchResultsButtonSelected)
    harness.tap(at: CGPoint(x: 393 - 8 - 16, y: 128))
    trace.expect(["bar.resultsListClicked"])
    bar.isSearchResultsButtonSelected = true
    #expect(bar.isSearchResultsButtonSelected)
    bar.showsSearchResultsButton = false
    try harness.settle()
    trace.clear()
    harness.tap(at: CGPoint(x: 393 - 8 - 16, y: 128))
    trace.expect(["bar.bookmarkClicked"])
  }

  @Test func `a scope that people choose is told, one that is set is not`() throws {
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    bar.frame.size.height = bar.intrinsicContentSize.height
    try harness.settle()
    #expect(bar.bounds.height == 100)
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.selectedScopeButtonIndex = 1
    trace.expect([])
    try harness.settle()
    harness.tap(at: CGPoint(x: 100, y: 170))
    try harness.settle()
    trace.expect(["bar.scope(0)"])
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @available(iOS 16.4, *)
  @Test func `a bar that is disabled takes nothing`() throws {
    bar.isEnabled = false
    try edit()
    trace.expect([])
    #expect(!bar.becomeFirstResponder())
  }

  @Test func `the field's own delegate is asked as well`() throws {
    let own = TracingFieldDelegate(trace)
    bar.searchTextField.accessibilityIdentifier = "field"
    bar.searchTextField.delegate = own
    try edit()
    trace.expect(["field.shouldBegin", "bar.shouldBegin", "field.didBegin", "bar.didBegin"])
  }
}

/// Writes down what a search bar asks and tells, and answers what the test wants.
@MainActor
final class TracingSearchDelegate: NSObject, UISearchBarDelegate {
  private let trace: Trace
  /// The questions answered with `false`.
  var refused: Set<String> = []
  /// The code that runs inside a call.
  var reactions: [String: (UISearchBar) -> Void] = [:]

  init(_ trace: Trace) { self.trace = trace }

  @discardableResult
  private func note(_ bar: UISearchBar, _ what: String, _ detail: String = "") -> Bool {
    trace.record("bar", what + detail)
    reactions[what]?(bar)
    return !refused.contains(what)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    note(searchBar, "shouldBegin")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note(searchBar, "didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    note(searchBar, "shouldEnd")
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note(searchBar, "didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    note(searchBar, "didChange", "(\(searchText))")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { note(searchBar, "shouldChange", "(\(range.location), \(range.length), \(text))") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note(searchBar, "searchClicked") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    note(searchBar, "bookmarkClicked")
  }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    note(searchBar, "resultsListClicked")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note(searchBar, "cancelClicked") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    note(searchBar, "scope", "(\(selectedScope))")
  }
}
