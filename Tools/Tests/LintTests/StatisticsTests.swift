import Foundation
import Lint
import SourceFacts
import Testing

/// The notes on a project as a whole.
@Suite struct StatisticsTests {
  private func notes(_ source: String) -> [String] {
    let file = SourceFile(
      url: URL(filePath: "/App/App.swift"), path: "App.swift", facts: FactsReader.read(source))
    return LintStatistics([file], []).notes
  }

  private static let appending = """
    protocol Coordinator: AnyObject { func start() }
    class HomeCoordinator: Coordinator {
      var children: [Coordinator] = []
      init() { children = [] }
      func start() { children.append(ListCoordinator()) }
    }
    class ListCoordinator: Coordinator { func start() {} }

    """

  @Test func `there is a note if children are appended, and nothing takes one out`() {
    let found = notes(Self.appending)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Coordinators append children") == true)
  }

  @Test(arguments: [
    "extension HomeCoordinator { func end() { children.removeLast() } }",
    "extension HomeCoordinator { func end() { self.children.removeAll { $0 === list } } }",
    "extension HomeCoordinator { func end() { children = children.filter { $0 !== list } } }",
    "class Helper { func end(_ home: HomeCoordinator) { home.children.popLast() } }",
  ])
  func `there is no such note if any code takes a child out`(code: String) {
    #expect(notes(Self.appending + code) == [])
  }

  @Test func `a list of other objects is no list of children`() {
    #expect(
      notes(Self.appending.replacing("children.append", with: "childViews.append")) == [])
  }
}
