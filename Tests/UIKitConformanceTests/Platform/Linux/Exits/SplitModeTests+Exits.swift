import StorylineTesting
import Testing
import UIKit

extension SplitModeTests {
  @Test func `6.2.3 a column that the style has not is neither shown nor hidden, and it says so`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      split.show(.supplementary)
      split.hide(.compact)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[UISplitViewController showColumn:] is not supported for this column"))
    #expect(text.contains("[UISplitViewController hideColumn:] is not supported for this column"))
  }
}
