import StorylineTesting
import Testing
import UIKit

extension NavigationStackTests {
  @Test func `4.1.3 pushing an instance twice ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let a = UIViewController()
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(a, animated: false)
    }
    #expect(result.said("is pushing the same view controller instance"))
    #expect(result.said("NSInvalidArgumentException"))
  }

  @Test func `4.1.4 pushing a navigation controller ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UINavigationController().pushViewController(UINavigationController(), animated: false)
    }
    #expect(result.said("Pushing a navigation controller is not supported"))
  }

  @Test func `4.1.7 a duplicate push surfaces when the running transition completes`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let harness = PlatformHarness()
      let navigation = try harness.showNavigation([UIViewController()])
      let b = UIViewController()
      navigation.pushViewController(b, animated: true)
      harness.turn()
      navigation.pushViewController(b, animated: true)
      // Up to here nothing was wrong.
      FileHandle.standardError.write(Data("queued\n".utf8))
      try harness.settle()
    }
    #expect(result.said("queued"))
    #expect(result.said("more than once"))
  }

  @Test func `4.1.10 popping to a controller that is not on the stack ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.popToViewController(UIViewController(), animated: false)
    }
    #expect(result.said("Tried to pop to a view controller that doesn't exist."))
  }

  @Test func `4.1.12 a stack that holds a controller twice ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let a = UIViewController()
      UINavigationController().setViewControllers([a, a], animated: false)
    }
    #expect(result.said("All view controllers in a navigation controller must be distinct"))
  }
}
