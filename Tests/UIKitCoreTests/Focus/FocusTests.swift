import StorylineTesting
import Testing
import UIKit

/// 10.8: a phone has no focus system, and what views say of focus.
@MainActor @Suite(.stage) struct FocusTests {
  private final class Item: UIView {
    var calls: [String] = []
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      calls.append("should")
      return true
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      calls.append("did")
    }
  }

  private final class Screen: UIViewController {
    var asked = 0
    override var prefersPointerLocked: Bool {
      asked += 1
      return true
    }
    override var childViewControllerForPointerLock: UIViewController? {
      asked += 1
      return nil
    }
  }

  private let screen = Screen()
  private let item = Item(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show() throws {
    screen.view.addSubview(item)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  @Test func `10.8.1 nothing is focused, and a request moves no focus`() throws {
    try show()
    #expect(UIFocusSystem.focusSystem(for: item) == nil)
    #expect(window.windowScene?.focusSystem == nil)
    item.setNeedsFocusUpdate()
    item.updateFocusIfNeeded()
    try Stage.shared.settle()
    #expect(!item.isFocused)
    #expect(item.calls == [])
  }

  @Test func `10.8.2 a view prefers itself, a controller its view, and plain views no focus`() {
    #expect(item.preferredFocusEnvironments.map(ObjectIdentifier.init) == [ObjectIdentifier(item)])
    #expect(screen.preferredFocusEnvironments.first === screen.view)
    #expect(!UIView().canBecomeFocused)
  }

  @Test func `10.8.3 an environment contains what is below it`() throws {
    try show()
    #expect(item.parentFocusEnvironment === screen.view)
    #expect(screen.view.parentFocusEnvironment === screen)
    #expect(screen.contains(item))
    #expect(window.contains(screen))
    #expect(!item.contains(screen))
  }

  @Test func `10.8.4 the focus items of a view are the subviews in the rectangle`() throws {
    try show()
    #expect(screen.view.focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 20)).first === item)
    #expect(screen.view.focusItems(in: CGRect(x: 200, y: 200, width: 20, height: 20)).isEmpty)
    #expect(item.focusItemContainer === item)
  }

  @Test func `10.7.2 no controller is asked about the lock of the pointer`() throws {
    #expect(!UIViewController().prefersPointerLocked)
    #expect(UIViewController().childViewControllerForPointerLock == nil)
    try show()
    screen.setNeedsUpdateOfPrefersPointerLocked()
    try Stage.shared.settle()
    #expect(screen.asked == 0)
  }
}
