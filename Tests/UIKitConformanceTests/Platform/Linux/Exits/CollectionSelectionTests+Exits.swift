import StorylineTesting
import Testing
import UIKit

extension CollectionSelectionTests {
  @Test func `scrolling to an item that is not there ends the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = try CollectionStage([["A"]])
      stage.collection.scrollToItem(at: stage.path(5), at: .top, animated: false)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("attempt to scroll to invalid index path"))
  }
}
