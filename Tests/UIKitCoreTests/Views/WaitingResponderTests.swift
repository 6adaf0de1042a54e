import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct WaitingResponderTests {
  private final class Focus: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let view = Focus()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test func `10.2.6 a view without a window becomes the first responder in its next one`() {
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    window.addSubview(view)
    #expect(view.isFirstResponder)
  }

  @Test func `10.2.6 a view that has resigned does not wait any more`() {
    view.becomeFirstResponder()
    view.resignFirstResponder()
    window.addSubview(view)
    #expect(!view.isFirstResponder)
  }

  @Test func `10.2.7 a controller lists the key commands that were added`() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func `4.1.18 a stack has the preferred size of its top`() {
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    content.preferredContentSize = CGSize(width: 150, height: 120)
    #expect(stack.preferredContentSize == CGSize(width: 150, height: 120))
    stack.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(stack.preferredContentSize == CGSize(width: 10, height: 20))
  }

  @Test func `3.4 a subclass sees the push of the root, with an empty stack`() {
    final class Stack: UINavigationController {
      var counts: [Int] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        counts.append(viewControllers.count)
        super.pushViewController(viewController, animated: animated)
      }
    }
    #expect(Stack(rootViewController: UIViewController()).counts == [0])
  }
}
