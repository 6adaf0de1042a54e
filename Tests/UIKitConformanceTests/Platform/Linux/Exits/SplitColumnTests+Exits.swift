import StorylineTesting
import Testing
import UIKit

extension SplitColumnTests {
  @Test func `4.1.5 a split view cannot be pushed`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController()
      navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "'NSInvalidArgumentException', reason: 'Split View Controllers cannot be pushed to a "
          + "Navigation Controller"))
  }
}
