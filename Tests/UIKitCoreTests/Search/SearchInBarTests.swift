import Foundation
import StorylineTesting
import Testing
import UIKit

/// A search bar in a navigation bar: where it stands, how content takes it away, how a search makes
/// room for itself.
@MainActor @Suite(.stage) struct SearchInBarTests {
  // MARK: Place

  @Test func `the search bar stands below the title, and below a large one`() throws {
    let stage = try SearchStage()
    #expect(stage.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(stage.field == CGRect(x: 16, y: 59 + 44 + 1, width: 361, height: 36))
    #expect(stage.firstRow == 155)
    let large = try SearchStage(large: true)
    #expect(large.bar.frame.height == 148)
    #expect(large.field.minY == 156)
    #expect(large.firstRow == 207)
  }

  @Test func `without a search controller the bar is as it was`() throws {
    let stage = try SearchStage()
    stage.list.navigationItem.searchController = nil
    try Stage.shared.settle()
    #expect(stage.bar.frame.height == 44)
    #expect(stage.firstRow == 103)
    #expect(stage.search.searchBar.window == nil)
  }

  // MARK: Scrolling

  @Test func `content takes the search bar away first, then the large title`() throws {
    let stage = try SearchStage(large: true)
    try stage.scroll(by: 26)
    #expect(stage.bar.frame.height == 122)
    #expect(stage.field.height == 10)
    try stage.scroll(by: 52)
    #expect(stage.bar.frame.height == 96)
    #expect(try !shows("UISearchBarTextField", in: stage))
    try stage.scroll(by: 104)
    #expect(stage.bar.frame.height == 44)
    try stage.scroll(by: 0)
    #expect(stage.bar.frame.height == 148)
  }

  @Test func `a search bar that does not hide stays when the large title has gone`() throws {
    let stage = try SearchStage(large: true)
    stage.list.navigationItem.hidesSearchBarWhenScrolling = false
    try Stage.shared.settle()
    #expect(stage.bar.frame.height == 148)
    let top = -stage.list.tableView.adjustedContentInset.top
    stage.list.tableView.setContentOffset(CGPoint(x: 0, y: top + 300), animated: false)
    try Stage.shared.settle()
    #expect(stage.bar.frame.height == 96)
    #expect(stage.field == CGRect(x: 16, y: 104, width: 361, height: 36))
  }

  // MARK: Searching

  @Test func `a search takes the place of title and buttons, and content follows`() throws {
    let stage = try SearchStage(large: true)
    try stage.begin()
    #expect(stage.bar.frame.height == 52)
    #expect(stage.field.minX == 16 && stage.field.minY == 67)
    let cancel = try #require(cancelFrame(in: stage))
    #expect(stage.field.maxX + 12 == cancel.minX)
    #expect(cancel.maxX == 377)
    #expect(stage.firstRow == 111)
    #expect(try !shows("NavigationTitleLabel", in: stage))
    try stage.end()
    #expect(stage.bar.frame.height == 148)
    #expect(stage.field == CGRect(x: 16, y: 156, width: 361, height: 36))
    #expect(stage.firstRow == 207)
    #expect(cancelFrame(in: stage) == nil)
  }

  @Test func `where the bar is not to hide, title and search are both there`() throws {
    let stage = try SearchStage()
    stage.search.hidesNavigationBarDuringPresentation = false
    try stage.begin()
    #expect(stage.bar.frame.height == 96)
    #expect(stage.field.minY == 104)
    #expect(cancelFrame(in: stage) != nil)
  }

  @Test func `room is made inside of an animation`() throws {
    let stage = try SearchStage()
    Stage.shared.clock.mode = .manual
    stage.search.isActive = true
    Stage.shared.turn()
    let node = try #require(stage.bar.displayNode())
    #expect(node.frame.height == 52)
    #expect(
      node.animations.contains {
        $0.property == .frame(from: CGRect(x: 0, y: 59, width: 393, height: 96))
      })
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
  }

  private func shows(_ name: String, in stage: SearchStage) throws -> Bool {
    let node = try #require(stage.bar.displayNode())
    return find(name, in: [node]) != nil
  }

  private func cancelFrame(in stage: SearchStage) -> CGRect? {
    let button = stage.search.searchBar.subviews.first {
      ($0 as? UIButton)?.currentTitle == "Cancel"
    }
    guard let button, button.alpha > 0 else { return nil }
    return button.frameOnScreen
  }

  @Test func `an app that shows the cancel button by itself is left alone`() throws {
    let stage = try SearchStage()
    stage.search.searchBar.showsCancelButton = true
    #expect(!stage.search.automaticallyShowsCancelButton)
    try stage.begin()
    try stage.end()
    #expect(stage.search.searchBar.showsCancelButton)
  }

  // MARK: Scopes

  @Test(arguments: [UISearchController.ScopeBarActivation.automatic, .onSearchActivation])
  func `scopes come and go with the search`(activation: UISearchController.ScopeBarActivation)
    throws
  {
    let stage = try SearchStage()
    stage.search.scopeBarActivation = activation
    stage.search.searchBar.scopeButtonTitles = ["All", "Some"]
    try Stage.shared.settle()
    #expect(stage.bar.frame.height == 96)
    try stage.begin()
    #expect(stage.bar.frame.height == 96)
    #expect(stage.search.searchBar.showsScopeBar)
    try stage.end()
    #expect(!stage.search.searchBar.showsScopeBar)
  }

  @Test func `scopes come with the text, or when the app wants them`() throws {
    let stage = try SearchStage()
    stage.search.scopeBarActivation = .onTextEntry
    stage.search.searchBar.scopeButtonTitles = ["All", "Some"]
    try stage.begin()
    #expect(stage.bar.frame.height == 52)
    Stage.shared.type("a")
    try Stage.shared.settle()
    #expect(stage.bar.frame.height == 96)
    try stage.end()
    stage.search.searchBar.showsScopeBar = true
    try Stage.shared.settle()
    #expect(stage.search.scopeBarActivation == .manual)
    #expect(stage.bar.frame.height == 140)
  }

  // MARK: Elsewhere

  @Test func `a bar above the rows of a table has the navigation bar hidden`() throws {
    let stage = try SearchStage()
    stage.list.navigationItem.searchController = nil
    stage.search.searchBar.sizeToFit()
    #expect(stage.search.searchBar.bounds.height == 56)
    stage.list.tableView.tableHeaderView = stage.search.searchBar
    try Stage.shared.settle()
    #expect(stage.field.minY == 113)
    try stage.begin()
    #expect(stage.navigation.isNavigationBarHidden)
    #expect(stage.field.minY == 69)
    try stage.end()
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(stage.field.minY == 113)
  }

  @Test func `results cover the content below the bar`() throws {
    let results = UITableViewController(style: .plain)
    let stage = try SearchStage(results: results)
    try stage.begin()
    Stage.shared.type("a")
    try Stage.shared.settle()
    #expect(results.view.frameOnScreen.maxY == 852)
    #expect(results.view.frameOnScreen.minY <= 111)
    let hit = try #require(Stage.shared.view(at: CGPoint(x: 200, y: 300)))
    #expect(hit.isDescendant(of: results.view))
    // The content does not take the results along.
    stage.list.tableView.contentOffset.y += 200
    try Stage.shared.settle()
    #expect(results.view.frameOnScreen.maxY == 852)
  }

  @Test func `15.7.4 a search that the app begins calls its updater`() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var calls = 0
      func updateSearchResults(for searchController: UISearchController) { calls += 1 }
    }
    let (stage, updater) = (try SearchStage(), Updater())
    stage.search.searchResultsUpdater = updater
    stage.search.isActive = true
    #expect(updater.calls == 1)
  }
}
