import SeededNumbers
import UIKit

/// A window with a navigation controller, what the walk expects to be in it, and everything that
/// was ever made for it. What must be true of it is in `WalkWorld+Problems`.
@MainActor
final class WalkWorld: WalkedWorld {
  let harness: StageHarness
  let window: UIWindow

  /// The root, unless a single screen is.
  private(set) var navigation: UINavigationController?

  /// The screens from the root to the top, once everything that was asked for has happened: one
  /// list, or several while a finger has not decided whether it goes back.
  private(set) var outcomes: [[WalkController]] = [[]]

  /// The location of the finger that is down.
  var finger: CGPoint?

  var listener: ((String) -> Void)?

  /// Nothing moves, and nothing was asked for since.
  var isSettled = false

  /// The dismissed controllers, which must not be presented any more when everything has settled.
  var dismissed: [Weak<UIViewController>] = []

  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  struct Record {
    weak var controller: WalkController?
    let life: Life
    /// 1.4.7, 7.10 – its root was replaced while it presented something: nothing is expected of it.
    var isOrphan = false
  }

  var records: [Record] = []
  var containers: [(navigation: Weak<UINavigationController>, isOrphan: Bool)] = []
  private var made = 0

  init(harness: StageHarness, random: inout SeededGenerator) {
    self.harness = harness
    window = harness.makeWindow(root: nil)
    showStack([makeScreen()])
    window.makeKeyAndVisible()
  }

  func describe() -> [String] {
    ["stack \(expected.map(\.life.name))"]
      + presented.map { ($0 as? WalkController)?.life.name ?? "a navigation controller" }
  }

  var endings: [() -> Void] {
    [
      { self.window.rootViewController?.dismiss(animated: false) },
      { self.showScreen(nil) },
      { self.window.isHidden = true },
    ]
  }

  // MARK: Making things

  func makeScreen() -> WalkController {
    made += 1
    let life = Life(name: "S\(made)")
    let controller = WalkController(life)
    records.append(Record(controller: controller, life: life))
    return controller
  }

  func makeStack(_ screens: [WalkController]) -> UINavigationController {
    let navigation = UINavigationController()
    containers.append((Weak(object: navigation), false))
    navigation.setViewControllers(screens, animated: false)
    return navigation
  }

  // MARK: Changing the root

  /// Makes a new navigation controller the root of the window.
  func showStack(_ screens: [WalkController]) {
    forgetOrphans()
    let navigation = makeStack(screens)
    self.navigation = navigation
    outcomes = [screens]
    window.rootViewController = navigation
  }

  /// Makes a single screen the root of the window, or leaves it empty.
  func showScreen(_ screen: WalkController?) {
    forgetOrphans()
    navigation = nil
    outcomes = [screen.map { [$0] } ?? []]
    window.rootViewController = screen
  }

  private func forgetOrphans() {
    guard !presented.isEmpty else { return }
    for index in records.indices { records[index].isOrphan = true }
    for index in containers.indices { containers[index].isOrphan = true }
    dismissed = []
  }

  // MARK: The stack to be

  /// The stack in the first of the outcomes.
  var expected: [WalkController] { outcomes[0] }

  /// The screens that are on the stack whatever the finger does.
  var certain: [WalkController] {
    expected.filter { screen in outcomes.allSatisfy { $0.contains(screen) } }
  }

  func changeOutcomes(_ change: (inout [WalkController]) -> Void) {
    var changed: [[WalkController]] = []
    for var outcome in outcomes {
      change(&outcome)
      if !changed.contains(outcome) { changed.append(outcome) }
    }
    outcomes = changed
  }

  /// A finger may go back from here, or may not.
  func addOutcomesOfGoingBack() {
    for outcome in outcomes where outcome.count > 1 {
      let shorter = Array(outcome.dropLast())
      if !outcomes.contains(shorter) { outcomes.append(shorter) }
    }
  }

  /// Everything has settled: what was open is decided. Returns whether it is one of the outcomes.
  func decide() -> Bool {
    guard let navigation else { return true }
    guard let outcome = outcomes.first(where: { $0 == navigation.viewControllers }) else {
      return false
    }
    outcomes = [outcome]
    return true
  }

  // MARK: What is there

  /// The presented controllers, the lowest first.
  var presented: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let controller = next, !controllers.contains(controller) {
      controllers.append(controller)
      next = controller.presentedViewController
    }
    return controllers
  }

  /// The screens that are in the window, those behind sheets too.
  var visible: Set<UIViewController> {
    var screens: Set<UIViewController> = []
    let presented = presented
    for (index, controller) in ([window.rootViewController] + presented).enumerated() {
      guard let controller else { continue }
      // 1.6.1 – these take away their presenter's view, and no other.
      if index < presented.count {
        let style = presented[index].modalPresentationStyle
        if style == .fullScreen || style == .currentContext { continue }
      }
      screens.insert((controller as? UINavigationController)?.topViewController ?? controller)
    }
    return screens
  }
}
