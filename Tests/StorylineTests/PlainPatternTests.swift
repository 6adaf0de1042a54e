import Storyline
import StorylineTesting
import Testing
import UIKit

/// A flow as those write it who come from the plain pattern: it is lent a navigation controller,
/// pushes on it itself, and binds its life to what it pushed.
final class PlainFlow: Flow<Int> {
  enum Order: CaseIterable { case pushesFirst, bindsFirst }

  private weak var navigation: UINavigationController?
  private let titles: [String]
  private let order: Order
  var handles: [ScreenHandle] = []

  init(_ titles: String..., on navigation: UINavigationController?, order: Order = .pushesFirst) {
    self.titles = titles
    self.navigation = navigation
    self.order = order
  }

  override func start() {
    for title in titles {
      let screen = Screen(title)
      if order == .bindsFirst { handles.append(bindToLifecycle(of: screen)) }
      navigation?.pushViewController(screen, animated: true)
      if order == .pushesFirst { handles.append(bindToLifecycle(of: screen)) }
    }
  }
}

/// Binding a screen that the app shows itself.
@MainActor @Suite(.stage) struct BindingTests {
  enum Way: String, CaseIterable {
    case popped, poppedToRoot, stackSet, stackSetToOthers, rootReplaced, finished, removed

    var outcome: Outcome<Int> {
      switch self {
      case .popped, .poppedToRoot, .stackSet: .cancelled(.popped)
      case .stackSetToOthers: .cancelled(.replaced)
      case .rootReplaced: .cancelled(.rootReplaced)
      case .finished: .finished(7)
      case .removed: .cancelled(.removed)
      }
    }
  }

  private func take(_ way: Way, _ fixture: Fixture, _ child: PlainFlow) throws {
    let navigation = try #require(fixture.navigation)
    let root = try #require(navigation.viewControllers.first)
    switch way {
    case .popped: navigation.popViewController(animated: true)
    case .poppedToRoot: navigation.popToRootViewController(animated: true)
    case .stackSet: navigation.setViewControllers([root], animated: true)
    case .stackSetToOthers: navigation.setViewControllers([root, Screen("Other")], animated: true)
    case .rootReplaced: fixture.window.rootViewController = Screen("Other")
    case .finished: child.finish(7)
    case .removed: fixture.root?.removeChild(child)
    }
  }

  @Test(arguments: Way.allCases, PlainFlow.Order.allCases)
  func `a flow that pushes itself ends like one that is shown`(
    way: Way, order: PlainFlow.Order
  ) async throws {
    let fixture = Fixture()
    try await settle()
    var outcomes: [Outcome<Int>] = []
    weak var flow: PlainFlow?
    do {
      let child = PlainFlow("One", on: fixture.navigation, order: order)
      flow = child
      fixture.root?.addChild(child).whenEnded { outcomes.append($0) }
      child.start()
      #expect(child.handles.map(\.receipt) == [.performed])
    }
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
    weak let screen = fixture.navigation?.topViewController
    try take(way, fixture, try #require(flow))
    try await settle()
    #expect(outcomes == [way.outcome])
    #expect(flow == nil)
    #expect(screen == nil)
    #expect(fixture.root?.childCoordinators.isEmpty ?? true)
    #expect(fixture.log.contains("PlainFlow#2 released"))
  }

  @Test func `a bound screen is where it was pushed, in the log too`() async throws {
    let fixture = Fixture()
    try await settle()
    let child = PlainFlow("One", on: fixture.navigation)
    fixture.root?.show(child)
    try await settle()
    #expect(
      fixture.log.suffix(3) == [
        "PlainFlow#2 pushed by TestFlow#1", "PlainFlow#2 shows Screen@2 in stack 1",
        "stack 1 settled: [Screen@1, Screen@2]",
      ])
  }

  @Test func `a screen that is bound before it is pushed is found on the stack`() async throws {
    let fixture = Fixture()
    try await settle()
    let child = PlainFlow("One", on: fixture.navigation, order: .bindsFirst)
    fixture.root?.show(child)
    #expect(fixture.log.last == "PlainFlow#2 shows Screen@2 in elsewhere 2")
    try await settle()
    #expect(fixture.log.contains("PlainFlow#2 shows Screen@2 in stack 1"))
    // The screen is retained elsewhere: the stack reports its removal, not the release.
    let kept = fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == .cancelled(.popped))
    withExtendedLifetime(kept) {}
  }

  @Test func `a push that UIKit makes wait is bound all the same`() async throws {
    let fixture = Fixture()
    try await settle()
    let child = PlainFlow("One", "Two", on: fixture.navigation)
    let handle = try #require(fixture.root).show(child)
    #expect(handle.receipt == .performed)
    try await settle()
    #expect(fixture.titles == ["Root", "One", "Two"])
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == nil, "one of its screens is still there")
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == .cancelled(.popped))
  }

  @Test func `a flow may start before it is added`() async throws {
    let fixture = Fixture()
    try await settle()
    let child = PlainFlow("One", on: fixture.navigation)
    child.start()
    #expect(child.handles.map(\.receipt) == [.waiting])
    fixture.root?.addChild(child)
    #expect(child.handles.map(\.receipt) == [.performed])
    try await settle()
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == .cancelled(.popped))
  }

  @Test func `a screen that cannot be watched is found when it is released`() async throws {
    let fixture = Fixture()
    try await settle()
    let child = TestFlow()
    fixture.root?.addChild(child)
    var screen: Screen? = Screen("Embedded")
    #expect(screen.map { child.bindToLifecycle(of: $0).receipt } == .performed)
    try await settle()
    #expect(child.outcome == nil)
    screen = nil
    try await settle()
    #expect(child.outcome == .cancelled(.released))
  }

  @Test func `a flow that finishes lets go of a screen that only the app can take away`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let screen = Screen("Embedded")
    weak var flow: TestFlow?
    do {
      let child = TestFlow()
      flow = child
      fixture.root?.addChild(child)
      child.bindToLifecycle(of: screen)
      child.finish(3)
      #expect(child.outcome == nil, "it is told when everything has settled")
      try await settle()
      #expect(child.outcome == .finished(3))
    }
    try await settle()
    #expect(flow == nil)
  }

  @Test func `the root of a window may be bound`() async throws {
    let window = UIWindow()
    let root = Screen("Home")
    window.rootViewController = root
    window.makeKeyAndVisible()
    let flow = TestFlow()
    let handle = window.show(flow, as: .root)
    flow.bindToLifecycle(of: root)
    #expect(handle.receipt == .performed)
    try await settle()
    #expect(flow.outcome == nil)
    window.rootViewController = Screen("Other")
    try await settle()
    #expect(flow.show(Screen("More")).receipt != .performed)
    try await settle()
    #expect(flow.outcome == .cancelled(.rootReplaced))
    withExtendedLifetime(root) {}
  }

  @Test func `a screen belongs to one flow`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    let screen = try #require(fixture.navigation?.topViewController)
    let root = try #require(fixture.root)
    let other = Fixture()
    let stranger = try #require(other.root)
    #expect(one.flow?.bindToLifecycle(of: screen).receipt == .performed)
    #expect(root.bindToLifecycle(of: screen).receipt == .refused(.screenAlreadyShown))
    #expect(fixture.log.last == "TestFlow#1 refused: the screen is shown already")
    #expect(stranger.bindToLifecycle(of: screen).receipt == .refused(.screenAlreadyShown))
    #expect(one.outcomes.isEmpty)
  }

  @Test func `a flow that ended binds nothing`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let flow = try #require(shown.flow)
    fixture.navigation?.popViewController(animated: false)
    try await settle()
    #expect(flow.bindToLifecycle(of: Screen("Late")).receipt == .refused(.notRunning))
    #expect(fixture.log.last?.contains("refused") == true)
  }
}

/// Hearing of the end as in the plain pattern.
@MainActor @Suite(.stage) struct FinishDelegateTests {
  /// Writes down what a finish delegate is told.
  final class Listener: CoordinatorFinishDelegate {
    var told: [String] = []

    func coordinatorDidFinish(childCoordinator: any Coordinator) {
      let value = (childCoordinator as? TestFlow)?.outcome?.value
      told.append("finished \(value.map(String.init) ?? "–")")
    }

    func coordinatorWasCancelled(childCoordinator: any Coordinator, because reason: Reason) {
      told.append("cancelled \(reason)")
    }
  }

  @Test func `the finish delegate is told of a value, once`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let listener = Listener()
    shown.flow?.finishDelegate = listener
    shown.flow?.finish(4)
    try await settle()
    #expect(listener.told == ["finished 4"])
  }

  @Test func `the finish delegate is told of a cancelled flow by another method`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let listener = Listener()
    shown.flow?.finishDelegate = listener
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(listener.told == ["cancelled popped"])
  }

  @Test func `a flow does not keep its finish delegate`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    weak var released: Listener?
    do {
      let listener = Listener()
      released = listener
      shown.flow?.finishDelegate = listener
    }
    #expect(released == nil)
    shown.flow?.finish(4)
    try await settle()
    #expect(shown.outcomes == [.finished(4)])
  }
}
