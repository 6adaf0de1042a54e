import StorylineTesting
import Testing
import UIKit

extension TableDataTests {
  @Test func `11.1.5 a cell that nobody registered cannot be had`() async throws {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "nothing") == nil)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UITableView().dequeueReusableCell(
        withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "unable to dequeue a cell with identifier nothing - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"))
  }

  @Test func `11.1.7 a data source that gives no cell ends the app`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Empty: UITableViewController {
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 1 }
      }
      let harness = PlatformHarness()
      harness.makeWindow(root: Empty(style: .plain)).makeKeyAndVisible()
      try harness.settle()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("failed to obtain a cell from its dataSource"))
  }
}
