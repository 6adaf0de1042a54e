import StorylineTesting
import Testing
import UIKit

extension ChildTransitionTests {
  @Test func `1.9.11 both have to be children of the one that is asked`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (container, one, two) = (UIViewController(), UIViewController(), UIViewController())
      container.addChild(one)
      container.transition(from: one, to: two, duration: 0.5, animations: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException', reason: 'Children view controllers <"))
    #expect(text.contains("must have a common parent view controller when calling"))
  }

  @Test func `1.9.11 a container that forwards by hand may not ask for it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let (container, one, two) = (Manual(), UIViewController(), UIViewController())
      container.addChild(one)
      container.addChild(two)
      container.transition(from: one, to: two, duration: 0.5, animations: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException'"))
  }
}
