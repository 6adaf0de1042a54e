import Storyline
import StorylineTesting
import Testing
import UIKit

/// One watcher for each container, which passes everything on.
@MainActor @Suite("Rule 9: delegates stay the app's", .stage) struct DelegateTests {
  final class Recorder: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    weak var next: (any UINavigationControllerDelegate)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "–")")
      next?.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did \(viewController.title ?? "–")")
      next?.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  @Test func `the app's delegate hears everything, whenever it was set`() async throws {
    let fixture = Fixture()
    try await settle()
    let recorder = Recorder()
    fixture.navigation?.delegate = recorder
    let shown = try await fixture.push("One")
    #expect(recorder.calls == ["will One", "did One"])
    #expect(fixture.navigation?.delegate !== recorder, "the watcher is in place again")
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(recorder.calls == ["will One", "did One", "will Root", "did Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  /// Moves screens in a way of its own, and lets them lie on their side.
  private final class Animator: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var operations: [UINavigationController.Operation] = []
    var animations = 0
    weak var next: (any UINavigationControllerDelegate)?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      _ = next?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      return self
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      animations += 1
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  @Test func `the app's delegate moves the screens, and says how the device may be held`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let animator = Animator()
    fixture.navigation?.delegate = animator
    let shown = try await fixture.push("One")
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(animator.operations == [.push, .pop] && animator.animations == 2)
    #expect(shown.outcomes == [.cancelled(.popped)])
    let watcher = fixture.navigation?.delegate
    let navigation = try #require(fixture.navigation)
    #expect(
      watcher?.navigationControllerSupportedInterfaceOrientations(navigation) == .landscapeLeft)
  }

  @Test func `a delegate that asks back is asked once`() async throws {
    let fixture = Fixture()
    try await settle()
    let animator = Animator()
    fixture.navigation?.delegate = animator
    _ = try await fixture.push("One")
    animator.next = fixture.navigation?.delegate
    _ = try await fixture.push("Two")
    #expect(animator.operations == [.push, .push])
  }

  @Test func `a delegate that is set in the middle of a transition hides nothing`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let recorder = Recorder()
    let navigation = try #require(fixture.navigation)
    navigation.popViewController(animated: true)
    navigation.view.layoutIfNeeded()
    navigation.delegate = recorder
    try await settle()
    #expect(recorder.calls == ["did Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `a command that waits is carried out although nobody tells of the transition`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    root.show(Screen("One"))
    let two = root.show(Screen("Two"))
    // The look that follows a command is over, and the transition has not begun.
    for _ in 0..<3 { await Task.yield() }
    fixture.navigation?.delegate = nil
    try await settle()
    #expect(two.receipt == .performed)
    #expect(fixture.titles == ["Root", "One", "Two"])
  }

  @Test func `a pop that only another delegate saw is found at the next command`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let navigation = try #require(fixture.navigation)
    let recorder = Recorder()
    let kept = navigation.topViewController
    navigation.delegate = recorder
    navigation.popViewController(animated: true)
    try await settle()
    #expect(recorder.calls == ["will Root", "did Root"])
    fixture.root?.show(Screen("Two"))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(fixture.titles == ["Root", "Two"])
    withExtendedLifetime(kept) {}
  }

  @Test func `a delegate that forwards to the watcher makes no circle`() async throws {
    let fixture = Fixture()
    try await settle()
    let recorder = Recorder()
    recorder.next = fixture.navigation?.delegate
    fixture.navigation?.delegate = recorder
    let shown = try await fixture.push("One")
    #expect(recorder.calls == ["will One", "did One"])
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `the delegate is not kept, and gets its place back in the end`() async throws {
    let fixture = Fixture()
    try await settle()
    let navigation = try #require(fixture.navigation)
    weak var released: Recorder?
    do {
      let recorder = Recorder()
      released = recorder
      navigation.delegate = recorder
      _ = try await fixture.push("One")
    }
    #expect(released == nil)
    let recorder = Recorder()
    navigation.delegate = recorder
    _ = try await fixture.push("Two")
    fixture.window.rootViewController = Screen("Other")
    _ = fixture.window.show(TestFlow("New"), as: .root)
    try await settle()
    #expect(navigation.delegate === recorder)
  }
}
