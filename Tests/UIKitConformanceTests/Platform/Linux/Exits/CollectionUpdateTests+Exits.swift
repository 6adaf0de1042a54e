import StorylineTesting
import Testing
import UIKit

extension CollectionUpdateTests {
  @Test(arguments: [false, true])
  func `11.5.7 counts that do not agree end the app`(ofSections: Bool) async throws {
    let result =
      ofSections
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let stage = try CollectionStage([["A"]])
        stage.sections = [["A"], []]
        stage.collection.performBatchUpdates(nil)
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let stage = try CollectionStage([["A", "B"]])
        stage.sections = [["A"]]
        stage.collection.insertItems(at: [stage.path(0)])
      }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        ofSections
          ? "Invalid update: invalid number of sections. The number of sections contained in the "
            + "collection view after the update (2)"
          : "Invalid update: invalid number of items in section 0. The number of items contained in "
            + "an existing section after the update (1) must be equal to the number of items "
            + "contained in that section before the update (2), plus or minus the number of items "
            + "inserted or deleted from that section (1 inserted, 0 deleted)"))
    #expect(words.contains("NSInternalInconsistencyException"))
  }
}
