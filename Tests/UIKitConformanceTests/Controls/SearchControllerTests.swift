import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the beginning and the end of a search, and their calls.
@MainActor @Suite(.harness) struct SearchControllerTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let delegate: TracingSearchControllerDelegate
  let barDelegate: TracingSearchDelegate
  let list = UIViewController()
  let navigation: UINavigationController

  init() throws {
    delegate = TracingSearchControllerDelegate(trace)
    barDelegate = TracingSearchDelegate(trace)
    list.title = "List"
    list.definesPresentationContext = true
    list.view.backgroundColor = .white
    navigation = UINavigationController(rootViewController: list)
  }

  @discardableResult
  private func show(results: UIViewController? = nil) throws -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    search.searchBar.delegate = barDelegate
    list.navigationItem.searchController = search
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    try harness.settle()
    return search
  }

  private func tapField(of search: UISearchController) throws {
    let field = search.searchBar.searchTextField
    let frame = field.convert(field.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try harness.settle()
  }

  private func tapCancel(of search: UISearchController) throws {
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.maxX - 40, y: frame.minY + 26))
    try harness.settle()
  }

  // MARK: Order

  @Test func `a tap into the bar presents, and the results are updated`() throws {
    let search = try show()
    try tapField(of: search)
    trace.expect([
      "bar.shouldBegin", "search.present", "search.willPresent", "bar.didBegin",
      "search.update(, active)", "search.didPresent",
    ])
    #expect(search.isActive)
    #expect(search.presentingViewController === list)
    #expect(list.presentedViewController === search)
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `every change of the text is followed by an update`() throws {
    let search = try show()
    try tapField(of: search)
    trace.clear()
    harness.type("a")
    trace.expect(["bar.shouldChange(0, 0, a)", "bar.didChange(a)", "search.update(a, active)"])
    trace.clear()
    search.searchBar.text = "b"
    trace.expect(["search.update(b, active)"])
  }

  @Test func `a scope that is chosen is followed by an update`() throws {
    let search = try show()
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    try tapField(of: search)
    trace.clear()
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    harness.tap(at: CGPoint(x: 300, y: frame.maxY - 25))
    try harness.settle()
    trace.expect(["bar.scope(1)", "search.update(, active)"])
  }

  @Test func `the cancel button ends the search, and takes the text away`() throws {
    let search = try show()
    try tapField(of: search)
    harness.type("a")
    trace.clear()
    try tapCancel(of: search)
    trace.expect([
      "bar.cancelClicked", "search.willDismiss", "bar.shouldEnd", "bar.didEnd",
      "search.update(, inactive)", "search.didDismiss",
    ])
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(list.presentedViewController == nil)
  }

  @Test func `what is set active begins without the keyboard, and ends`() throws {
    let search = try show()
    search.isActive = true
    #expect(search.isActive)
    // 15.7.4 – the updater is called for it.
    trace.expect(["search.present", "search.willPresent", "search.update(, active)"])
    try harness.settle()
    trace.expect([
      "search.present", "search.willPresent", "search.update(, active)", "search.didPresent",
    ])
    #expect(!search.searchBar.isFirstResponder)
    trace.clear()
    search.isActive = false
    #expect(!search.isActive)
    try harness.settle()
    trace.expect(["search.willDismiss", "search.update(, inactive)", "search.didDismiss"])
  }

  @Test func `a delegate that presents by itself is told no more`() throws {
    let search = try show()
    delegate.onPresent = { [list] in list.present($0, animated: false) }
    search.isActive = true
    try harness.settle()
    trace.expect(["search.present", "search.update(, active)"])
    #expect(list.presentedViewController === search)
    trace.clear()
    search.isActive = false
    try harness.settle()
    trace.expect(["search.update(, inactive)"])
    #expect(list.presentedViewController == nil)
  }

  @Test func `a bar that may not be edited presents nothing`() throws {
    let search = try show()
    barDelegate.refused = ["shouldBegin"]
    try tapField(of: search)
    trace.expect(["bar.shouldBegin"])
    #expect(!search.isActive)
  }

  @Test func `who dismisses the presenter's modal ends the search`() throws {
    let search = try show()
    try tapField(of: search)
    harness.type("a")
    trace.clear()
    list.dismiss(animated: true)
    try harness.settle()
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(!search.searchBar.isFirstResponder)
    trace.expect(["bar.shouldEnd", "bar.didEnd", "search.update(, inactive)"])
  }

  @Test func `a presenter that is busy refuses, and the search is not active`() throws {
    let search = try show()
    let other = UIViewController()
    other.modalPresentationStyle = .overCurrentContext
    list.present(other, animated: false)
    try harness.settle()
    search.isActive = true
    try harness.settle()
    #expect(list.presentedViewController === other)
    #expect(!search.isActive)
    #expect(search.presentingViewController == nil)
  }

  // MARK: Who presents

  @Test func `the nearest controller presents that defines a context`() throws {
    list.definesPresentationContext = false
    let search = try show()
    try tapField(of: search)
    #expect(search.presentingViewController === navigation)
    try tapCancel(of: search)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `a screen that is pushed covers the search, which is there on the way back`() throws {
    let search = try show()
    try tapField(of: search)
    navigation.pushViewController(UIViewController(), animated: true)
    try harness.settle()
    #expect(search.isActive)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(search.isActive)
    #expect(navigation.navigationBar.frame.height == 52)
  }

  // MARK: Results and shade

  @Test func `the results come with the text`() throws {
    let results = UIViewController()
    let search = try show(results: results)
    search.loadViewIfNeeded()
    try tapField(of: search)
    #expect(search.children == [results])
    #expect(results.view.isHidden)
    #expect(!search.showsSearchResultsController)
    harness.type("a")
    try harness.settle()
    #expect(!results.view.isHidden)
    #expect(search.showsSearchResultsController)
    harness.pressDelete()
    #expect(results.view.isHidden)
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(!results.view.isHidden)
  }

  @Test func `a tap on the shade ends the search`() throws {
    let search = try show()
    try tapField(of: search)
    harness.tap(at: CGPoint(x: 200, y: 350))
    try harness.settle()
    #expect(!search.isActive)
  }

  @Test func `content that is not obscured takes touches`() throws {
    let search = try show()
    search.obscuresBackgroundDuringPresentation = false
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
    list.view.addSubview(button)
    try tapField(of: search)
    harness.tap(at: CGPoint(x: 200, y: 350))
    try harness.settle()
    #expect(taps == 1)
    #expect(search.isActive)
  }

  // MARK: Lifetimes

  @Test func `a search that was used is released with its screen`() throws {
    weak var gone: UISearchController?
    weak var goneScreen: UIViewController?
    do {
      let screen = UIViewController()
      screen.definesPresentationContext = true
      let search = UISearchController(searchResultsController: UIViewController())
      screen.navigationItem.searchController = search
      harness.makeWindow(root: navigation).makeKeyAndVisible()
      navigation.pushViewController(screen, animated: false)
      try harness.settle()
      try tapField(of: search)
      search.isActive = false
      try harness.settle()
      (gone, goneScreen) = (search, screen)
      navigation.popViewController(animated: false)
    }
    for _ in 0..<3 { try harness.settle() }
    harness.turn()
    harness.turn()
    #expect(gone == nil)
    #expect(goneScreen == nil)
  }

  @Test func `a screen that is popped while people search there is released`() throws {
    weak var gone: UISearchController?
    weak var goneScreen: UIViewController?
    do {
      let screen = UIViewController()
      screen.definesPresentationContext = true
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      harness.makeWindow(root: navigation).makeKeyAndVisible()
      navigation.pushViewController(screen, animated: false)
      try harness.settle()
      try tapField(of: search)
      (gone, goneScreen) = (search, screen)
      navigation.popViewController(animated: true)
    }
    for _ in 0..<3 { try harness.settle() }
    harness.turn()
    harness.turn()
    #expect(gone == nil)
    #expect(goneScreen == nil)
  }
}

/// Writes down what a search controller tells.
@MainActor
final class TracingSearchControllerDelegate: NSObject, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  private let trace: Trace
  var onPresent: ((UISearchController) -> Void)?

  init(_ trace: Trace) { self.trace = trace }

  func presentSearchController(_ searchController: UISearchController) {
    trace.record("search", "present")
    onPresent?(searchController)
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    trace.record("search", "willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    trace.record("search", "didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    trace.record("search", "willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    trace.record("search", "didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    trace.record("search", "update(\(text), \(searchController.isActive ? "active" : "inactive"))")
  }
}
