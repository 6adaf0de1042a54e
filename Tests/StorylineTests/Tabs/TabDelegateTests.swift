import Storyline
import StorylineTesting
import Testing
import UIKit

/// The delegate of tabs goes on working, and is only asked before what people do.
@MainActor @Suite("Rule 9: delegates of tabs stay the app's", .stage) struct TabDelegateTests {
  final class Recorder: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true
    weak var next: (any UITabBarControllerDelegate)?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("may \(viewController.tabBarItem.title ?? "–")")
      return allows
        && next?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("did \(viewController.tabBarItem.title ?? "–")")
      next?.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  let fixture = TabFixture()
  let recorder = Recorder()

  private func prepare() async throws {
    _ = fixture.add("Home")
    _ = fixture.add("Search")
    fixture.tabs?.delegate = recorder
    try await settle()
    // The next command puts the watcher back in its place.
    fixture.root?.show(TestFlow("Third"), as: .tab(in: .navigation))
    try await settle()
  }

  @Test func `the app's delegate decides and hears, and the watcher is in its place`()
    async throws
  {
    try await prepare()
    #expect(fixture.tabs?.delegate !== recorder)
    fixture.tap(1)
    try await settle()
    #expect(recorder.calls == ["may Search", "did Search"])
    recorder.allows = false
    fixture.tap(0)
    try await settle()
    #expect(recorder.calls == ["may Search", "did Search", "may Home"])
    #expect(fixture.seen == "Search")
  }

  @Test func `a selection in code is no business of the delegate's`() async throws {
    try await prepare()
    fixture.tabs?.selectedIndex = 2
    try await settle()
    #expect(recorder.calls == [])
    #expect(fixture.log.last == "tabs 2 selects TestFlow#4")
  }

  @Test func `a delegate that forwards to the watcher makes no circle`() async throws {
    try await prepare()
    recorder.next = fixture.tabs?.delegate
    fixture.tabs?.delegate = recorder
    fixture.root?.show(TestFlow("Fourth"), as: .tab)
    try await settle()
    fixture.tap(1)
    try await settle()
    #expect(recorder.calls == ["may Search", "did Search"])
    #expect(fixture.seen == "Search")
  }

  @Test func `the delegate gets its place back in the end`() async throws {
    try await prepare()
    let tabs = try #require(fixture.tabs)
    fixture.window.show(OtherFlow(), as: .root)
    try await settle()
    #expect(tabs.delegate === recorder)
  }

  @Test func `a switch with the app's animator that is cancelled changes nothing`() async throws {
    let home = fixture.add("Home")
    let search = fixture.add("Search")
    let switcher = Switcher()
    fixture.tabs?.delegate = switcher
    try await settle()
    fixture.root?.show(TestFlow("Third"), as: .tab(in: .navigation))
    try await settle()
    fixture.tap(1)
    for _ in 0..<3 { Stage.shared.turn() }
    home?.flow?.show(Screen("Late"))
    switcher.percent.cancel()
    try await settle()
    #expect(fixture.seen == "Late")
    #expect(fixture.log.contains("tabs 2 unchanged: gesture cancelled"))
    #expect(home?.outcomes.isEmpty == true && search?.outcomes.isEmpty == true)
    #expect(fixture.log.filter { $0.contains(" selects ") } == ["tabs 2 selects TestFlow#2"])
  }
}

/// Switches tabs under a finger.
@MainActor
private final class Switcher: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let percent = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .to)?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
