import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct NeutralObjectTests {
  @Test func `a view and a controller of UIKit's have empty objects`() {
    let controller = _NeutralObjects.object(of: UINavigationController.self)
    #expect((controller as? UINavigationController)?.viewControllers.isEmpty == true)
    #expect((_NeutralObjects.object(of: UIView.self) as? UIView)?.subviews.isEmpty == true)
  }

  @Test func `a class of the app has none`() {
    final class Screen: UIViewController {}
    #expect(_NeutralObjects.object(of: Screen.self) == nil)
    #expect(_NeutralObjects.object(of: Int.self) == nil)
  }
}
