import StorylineTesting
import Testing
import UIKit
import XCTest

/// On Apple's systems a test case is an object like others.
@MainActor @Suite struct TestCaseObjectTests {
  private final class ListTests: XCTestCase, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private func testCase() -> ListTests { ListTests(name: "testRows") { _ in } }

  @Test func `a test case is a data source`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = testCase()
    table.dataSource = source
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a test case is equal to itself only`() {
    let (one, other) = (testCase(), testCase())
    #expect(one == one)
    #expect(one != other)
    #expect(one.isEqual(one))
    #expect(!one.isEqual(other))
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func `a test case is described by its class and method`() {
    #expect(testCase().description == "-[ListTests testRows]")
  }
}
