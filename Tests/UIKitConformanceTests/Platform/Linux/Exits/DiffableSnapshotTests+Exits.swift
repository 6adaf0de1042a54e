import StorylineTesting
import Testing
import UIKit

extension DiffableSnapshotTests {
  @Test func `11.4.6 without sections there is no place for an item`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = Snapshot()
      snapshot.appendItems([1])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "There are currently no sections in the data source. Please add a section first."))
  }

  @Test func `11.4.1 an item given twice ends the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems([1, 2, 1])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
    #expect(words.contains("NSInternalInconsistencyException"))
  }

  @Test func `11.4.1 a section given twice ends the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = Snapshot()
      snapshot.appendSections(["A", "A"])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Fatal: supplied section identifiers are not unique."))
  }

  @Test func `an item that is not there cannot be reloaded`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = Snapshot()
      snapshot.reloadItems([1])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Attempted to reload item identifier that does not exist in the snapshot: 1"))
  }
}
