import Storyline
import StorylineTesting
import Testing
import UIKit

/// Rules 1, 3, 5 and 6: whatever takes a screen away, the flow ends once, with a reason, and nothing
/// of it is left.
@MainActor @Suite(.stage) struct RemovalTests {
  /// A way to take the screens of the flow above the root away.
  enum Way: String, CaseIterable {
    case popped, poppedWithoutAnimation, poppedToRoot, stackSet, stackSetToOthers, rootReplaced
    case backButton, parentFinished

    var reason: Reason {
      switch self {
      case .popped, .poppedWithoutAnimation, .poppedToRoot, .stackSet, .backButton: .popped
      case .stackSetToOthers: .replaced
      case .rootReplaced: .rootReplaced
      case .parentFinished: .parentEnded
      }
    }
  }

  private func take(_ way: Way, _ theatre: Theatre, parent: TestFlow?) throws {
    let navigation = try #require(theatre.navigation)
    let root = try #require(navigation.viewControllers.first)
    switch way {
    case .popped: navigation.popViewController(animated: true)
    case .poppedWithoutAnimation: navigation.popViewController(animated: false)
    case .poppedToRoot: navigation.popToRootViewController(animated: true)
    case .stackSet: navigation.setViewControllers([root], animated: true)
    case .stackSetToOthers: navigation.setViewControllers([root, Screen("Other")], animated: true)
    case .rootReplaced: theatre.window.rootViewController = Screen("Other")
    case .backButton: tap(CGPoint(x: 24, y: 80))
    case .parentFinished: parent?.finish(0)
    }
  }

  private func tap(_ point: CGPoint) {
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
  }

  @Test(arguments: Way.allCases)
  func `a flow ends once, with the right reason, and is released`(way: Way) async throws {
    let theatre = Theatre()
    let parent = try await theatre.push("Parent")
    let shown = Shown(["One"], above: try #require(parent.flow))
    try await settle()
    weak let screen = theatre.navigation?.topViewController
    weak let model = (screen as? Screen)?.model
    #expect(screen?.title == "One")
    try take(way, theatre, parent: parent.flow)
    #expect(shown.outcomes.isEmpty, "nothing is told before it has settled")
    try await settle()
    #expect(shown.outcomes == [.cancelled(way.reason)])
    #expect(await shown.handle.outcome == .cancelled(way.reason))
    #expect(shown.flow == nil)
    #expect(screen == nil)
    #expect(model == nil)
    let endings = theatre.log.filter { $0.hasPrefix("TestFlow#3 cancelled") }
    #expect(endings == ["TestFlow#3 cancelled: \(way.reason)"])
    #expect(theatre.log.contains("TestFlow#3 released"))
  }

  @Test func `several flows on one stack end together, those above first`() async throws {
    let theatre = Theatre()
    let one = try await theatre.push("One")
    let two = try await theatre.push("Two", above: one.flow)
    let three = try await theatre.push("Three", above: two.flow)
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    for shown in [one, two, three] { #expect(shown.outcomes == [.cancelled(.popped)]) }
    let endings = theatre.log.filter { $0.contains("cancelled") }
    #expect(
      endings == [4, 3, 2].map { "TestFlow#\($0) cancelled: popped" })
  }

  @Test func `a flow goes on until its last screen is gone`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One", "Two")
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(shown.outcomes.isEmpty)
    #expect(shown.flow != nil)
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `a parent may push above a child, which ends alone when taken out`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("Child")
    let root = try #require(theatre.root)
    root.show(Screen("Above"))
    try await settle()
    #expect(theatre.titles == ["Root", "Child", "Above"])
    shown.flow?.finish(7)
    try await settle()
    #expect(theatre.titles == ["Root", "Above"])
    #expect(shown.outcomes == [.finished(7)])
    #expect(theatre.root != nil)
  }

  @Test func `a screen that a foreign set takes from the middle is found without a transition`()
    async throws
  {
    let theatre = Theatre()
    let shown = try await theatre.push("Child")
    let root = try #require(theatre.root)
    root.show(Screen("Above"))
    try await settle()
    let navigation = try #require(theatre.navigation)
    // 1.5.8 – no callback tells of this one; the screen's release does.
    var stack = navigation.viewControllers
    stack.remove(at: 1)
    navigation.setViewControllers(stack, animated: false)
    stack = []
    try await settle()
    #expect(shown.outcomes == [.cancelled(.replaced)])
    #expect(shown.flow == nil)
  }

  @Test func `a flow whose screen is kept by the app is found at the next command`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("Child")
    let root = try #require(theatre.root)
    root.show(Screen("Above"))
    try await settle()
    let navigation = try #require(theatre.navigation)
    let all = navigation.viewControllers
    navigation.setViewControllers([all[0], all[2]], animated: false)
    try await settle()
    root.show(Screen("More"))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.replaced)])
  }

  @Test func `a new root of Storyline's ends the old one`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    weak let old = theatre.navigation
    let handle = theatre.window.show(TestFlow("Second"), as: .root(in: .navigation))
    try await settle()
    #expect(shown.outcomes == [.cancelled(.rootReplaced)])
    #expect(await theatre.rootHandle.outcome == .cancelled(.rootReplaced))
    #expect(theatre.root == nil)
    #expect(old == nil)
    #expect(handle.receipt == .performed)
  }

  @Test func `a plain root that is replaced ends`() async throws {
    let window = UIWindow()
    let first = window.show(TestFlow("First"), as: .root)
    window.makeKeyAndVisible()
    try await settle()
    window.show(TestFlow("Second"), as: .root)
    try await settle()
    #expect(await first.outcome == .cancelled(.rootReplaced))
    window.rootViewController = Screen("Other")
    try await settle()
    #expect(window.storyLog.map(\.description).contains("TestFlow#2 cancelled: root replaced"))
  }

  @Test func `everything ends when the window is released`() async throws {
    weak var flow: TestFlow?
    weak var window: UIWindow?
    let handle: FlowHandle<Int>
    let child: Shown
    do {
      let theatre = Theatre()
      child = try await theatre.push("One")
      flow = theatre.root
      window = theatre.window
      handle = theatre.rootHandle
      theatre.window.isHidden = true
    }
    try await settle()
    #expect(window == nil)
    #expect(flow == nil)
    #expect(await handle.outcome == .cancelled(.windowClosed))
    #expect(child.outcomes == [.cancelled(.windowClosed)])
  }

  @Test func `a flow that keeps its screen is released all the same`() async throws {
    final class KeepingFlow: Flow<Int> {
      private lazy var screen = Screen("Kept")
      override func start() { show(screen) }
    }
    let theatre = Theatre()
    try await settle()
    weak var flow: KeepingFlow?
    do {
      let keeping = KeepingFlow()
      flow = keeping
      theatre.root?.show(keeping, as: .push)
    }
    try await settle()
    #expect(flow != nil)
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(flow == nil)
  }
}
