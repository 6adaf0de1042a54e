import SeededNumbers
import UIKit

/// An app with scenes, each with a window of stacks, tabs and columns, and everything that was ever
/// made for it. What must be true of it is in `AppWorld+Problems`.
@MainActor
final class AppWorld: WalkedWorld {
  /// A scene and its window, as a scene's delegate keeps it.
  struct Room {
    let scene: UIWindowScene
    let window: UIWindow
  }

  struct Record {
    weak var controller: (any WithLife)?
    let life: Life
  }

  /// The expected stack after every request has been carried out: one list of names, or several
  /// while a gesture has not decided; unknown where the app did not say.
  struct Stack {
    weak var navigation: WalkNavigation?
    var outcomes: [[String]]?
  }

  let harness: StageHarness
  private(set) var rooms: [Room] = []
  /// The sessions of the app, connected or not.
  private(set) var sessions: [UISceneSession] = []
  var records: [Record] = []
  var stacks: [Stack] = []

  /// The location of the finger that is down.
  var finger: CGPoint?
  var isOnSide = false

  /// Nothing moves, and nothing was asked for since.
  var isSettled = false

  /// The dismissed controllers, which must not be presented any more when everything has settled.
  var dismissed: [WalkWorld.Weak<UIViewController>] = []

  var listener: ((String) -> Void)?

  private var made = 0
  private var generator: SeededGenerator

  init(harness: StageHarness, random: inout SeededGenerator) {
    self.harness = harness
    generator = random
    switch Int.random(in: 0..<3, using: &random) {
    case 0: harness.useLargeDevice()
    case 1: harness.useLargePhone()
    default: break
    }
    open(harness.connectScene())
  }

  var endings: [() -> Void] {
    [
      {
        // The outermost first: it takes along what is above it.
        for one in self.reachable where self.presented(by: one) != nil {
          one.dismiss(animated: false)
        }
      },
      { for room in self.rooms.dropFirst() { self.disconnect(room) } },
      { for room in self.rooms { room.window.rootViewController = nil } },
      { for room in self.rooms { self.disconnect(room) } },
    ]
  }

  // MARK: Rooms

  /// Gives a scene a window, as its delegate does.
  private func open(_ scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRoot(random: &generator)
    window.makeKeyAndVisible()
    rooms.append(Room(scene: scene, window: window))
    if !sessions.contains(scene.session) { sessions.append(scene.session) }
  }

  func connect() { open(harness.connectScene()) }

  /// Scenes that the system connected get their windows. Returns whether there were any.
  func openNewScenes() -> Bool {
    let new = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { scene in !rooms.contains { $0.scene === scene } }
    for scene in new { open(scene) }
    return !new.isEmpty
  }

  /// The system takes a scene away; its delegate, and with it its window, goes.
  func disconnect(_ room: Room) {
    forgetOrphans(in: room)
    rooms.removeAll { $0.scene === room.scene }
    harness.disconnect(room.scene)
  }

  /// 1.4.7, 7.10 – a window that goes away while it presents leaves all that it holds behind: nothing
  /// is expected of that any more.
  private func forgetOrphans(in room: Room) {
    let all = reachable(from: room.window.rootViewController)
    guard all.contains(where: { presented(by: $0) != nil }) else { return }
    let orphans = Set(all)
    records.removeAll { $0.controller.map { orphans.contains($0) } == true }
    stacks.removeAll { $0.navigation.map { orphans.contains($0) } == true }
  }

  /// The one that people see.
  var front: Room? { rooms.last { $0.scene.activationState != .background } ?? rooms.last }

  // MARK: Making things

  private func makeLife(_ kind: String) -> Life {
    made += 1
    return Life(name: "\(kind)\(made)")
  }

  private func record<Controller: WithLife>(_ controller: Controller) -> Controller {
    records.append(Record(controller: controller, life: controller.life))
    return controller
  }

  func makeScreen(random: inout SeededGenerator) -> WalkController {
    let screen = record(WalkController(makeLife("S")))
    screen.hidesBottomBarWhenPushed = Int.random(in: 0..<6, using: &random) == 0
    return screen
  }

  func makeStack(random: inout SeededGenerator) -> WalkNavigation {
    let screens = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      makeScreen(random: &random)
    }
    let navigation = record(WalkNavigation(makeLife("N")))
    stacks.append(Stack(navigation: navigation, outcomes: [screens.map(\.life.name)]))
    navigation.setViewControllers(screens, animated: false)
    return navigation
  }

  func makeTabs(random: inout SeededGenerator, mayHaveColumns: Bool = true) -> WalkTabs {
    let tabs = record(WalkTabs(makeLife("T")))
    var controllers = makeTabContents(Int.random(in: 2...7, using: &random), random: &random)
    // A split view cannot be on a stack, and so not under More.
    if mayHaveColumns, Int.random(in: 0..<4, using: &random) == 0 {
      controllers[0] = makeColumns(random: &random)
    }
    give(controllers, to: tabs)
    return tabs
  }

  func makeTabContents(_ count: Int, random: inout SeededGenerator) -> [any WithLife] {
    var contents: [any WithLife] = []
    for _ in 0..<count {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: contents.append(makeScreen(random: &random))
      case 3: contents.append(makePages(random: &random))
      default: contents.append(makeStack(random: &random))
      }
    }
    return contents
  }

  func makePages(random: inout SeededGenerator) -> WalkPages {
    let pages = record(
      WalkPages(makeLife("P"), style: Bool.random(using: &random) ? .scroll : .pageCurl))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let isStack = Int.random(in: 0..<4, using: &random) == 0
      pages.book.append(isStack ? makeStack(random: &random) : makeScreen(random: &random))
    }
    pages.setViewControllers([pages.book[0]], direction: .forward, animated: false)
    return pages
  }

  func give(_ controllers: [any WithLife], to tabs: WalkTabs) {
    tabs.given = controllers.map(\.life.name)
    tabs.viewControllers = controllers
  }

  func makeColumns(random: inout SeededGenerator) -> WalkSplit {
    let style: UISplitViewController.Style =
      Bool.random(using: &random) ? .doubleColumn : .tripleColumn
    let split = record(WalkSplit(makeLife("C"), style: style))
    for column in split.columns { fill(column, of: split, random: &random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: give(makeTabs(random: &random, mayHaveColumns: false), to: .compact, of: split)
    case 1: fill(.compact, of: split, random: &random)
    default: break
    }
    return split
  }

  func fill(
    _ column: UISplitViewController.Column, of split: WalkSplit, random: inout SeededGenerator
  ) {
    give(makeStack(random: &random), to: column, of: split)
  }

  private func give(
    _ controller: any WithLife, to column: UISplitViewController.Column, of split: WalkSplit
  ) {
    split.given[column] = controller.life.name
    split.setViewController(controller, for: column)
  }

  func makeRoot(random: inout SeededGenerator) -> any WithLife {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: makeStack(random: &random)
    case 8: makePages(random: &random)
    case 1...3: makeTabs(random: &random)
    case 4...6: makeColumns(random: &random)
    default: makeStackWithContainer(random: &random)
    }
  }

  private func makeStackWithContainer(random: inout SeededGenerator) -> WalkNavigation {
    let navigation = makeStack(random: &random)
    let container: any WithLife =
      Bool.random(using: &random)
      ? makeTabs(random: &random, mayHaveColumns: false) : makePages(random: &random)
    navigation.pushViewController(container, animated: false)
    return navigation
  }

  // MARK: Stacks to be

  private func index(of navigation: WalkNavigation) -> Int? {
    stacks.firstIndex { $0.navigation === navigation }
  }

  /// The app changes a stack; whether that already happens is not certain where `isCertain` is false.
  func change(
    _ navigation: WalkNavigation, isCertain: Bool = true, _ change: (inout [String]) -> Void
  ) {
    guard let index = index(of: navigation), let outcomes = stacks[index].outcomes else { return }
    var changed = isCertain ? [] : outcomes
    for var outcome in outcomes {
      change(&outcome)
      if !changed.contains(outcome) { changed.append(outcome) }
    }
    stacks[index].outcomes = changed
  }

  /// Other code changes a stack.
  func forget(_ navigation: WalkNavigation) {
    index(of: navigation).map { stacks[$0].outcomes = nil }
  }

  /// Other code changes the contents of a split view.
  func forgetStacks(in split: WalkSplit) {
    for case let navigation as WalkNavigation in reachable(from: split) { forget(navigation) }
  }

  /// A finger may go back from here, or may not.
  func addOutcomesOfGoingBack() {
    for index in stacks.indices {
      guard let outcomes = stacks[index].outcomes else { continue }
      for outcome in outcomes where outcome.count > 1 {
        let shorter = Array(outcome.dropLast())
        if stacks[index].outcomes?.contains(shorter) == false {
          stacks[index].outcomes?.append(shorter)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a screen stays on its stack whatever was asked
  /// for and whatever the finger does.
  func isCertain(_ screen: WalkController, on navigation: WalkNavigation) -> Bool {
    guard let index = index(of: navigation) else { return false }
    return stacks[index].outcomes?.allSatisfy { $0.contains(screen.life.name) } == true
  }
}

extension WalkNavigation {
  /// Its own screens: columns may be on it, and tabs.
  var screens: [WalkController] { viewControllers.compactMap { $0 as? WalkController } }
}
