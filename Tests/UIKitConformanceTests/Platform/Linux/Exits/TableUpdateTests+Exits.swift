import StorylineTesting
import Testing
import UIKit

extension TableUpdateTests {
  @Test func `11.3.2 counts that do not agree end the app`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = try TableStage([["A", "B"]])
      stage.sections = [["A"]]
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (1) must be equal to the number of rows contained in "
          + "that section before the update (2), plus or minus the number of rows inserted or deleted "
          + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved "
          + "into or out of that section (0 moved in, 0 moved out)."))
    #expect(words.contains("NSInternalInconsistencyException"))
  }

  @Test func `11.3.2 a section that nobody announced ends the app`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = try TableStage([["A"]])
      stage.sections = [["A"], []]
      stage.table.performBatchUpdates(nil)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Invalid update: invalid number of sections."))
  }

  @Test func `11.3.1 a row that was not there cannot be deleted`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = try TableStage([["A", "B"]])
      stage.sections = [["A"]]
      stage.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "attempt to delete row 4 from section 0 which only contains 2 rows before the update"))
  }

  @Test func `11.3.1 a row that will not be there cannot be inserted`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = try TableStage([["A", "B"]])
      stage.sections = [["A", "B", "C"]]
      stage.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "attempt to insert row 4 into section 0, but there are only 3 rows in section 0 after the "
          + "update"))
  }

  @Test func `11.3.1 a row that is deleted twice ends the app`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = try TableStage([["A", "B", "C"]])
      stage.sections = [["A"]]
      let first = IndexPath(row: 0, section: 0)
      stage.table.deleteRows(at: [first, first], with: .none)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("attempt to delete and reload the same index path"))
  }
}
