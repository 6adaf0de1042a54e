import LeakWatch
import Storyline
import StorylineCore
import UIKit

/// One use of an app, from its launch on, with a look after each step at what must be true.
@MainActor
struct MonkeyRun {
  /// So many screens of a class, or flows of a type, may outlive their removal: an app may keep one
  /// to show it again.
  static let mayOutlive = 2

  let app: AppDriver
  private let device: TestDevice
  private let work: Monkey.Work?
  private var shown = ShownControllers()
  private var endings = Endings()
  /// The actions that were performed.
  private(set) var script: [MonkeyAction] = []

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - delegateClass: The class that is marked `@main`.
  ///   - device: The device.
  ///   - work: The work of the app to wait for.
  ///   - judgesLeaks: `true` to judge objects that have left and still live. In a large process
  ///     each object takes seconds.
  /// - Throws: An error when the app does not come to rest after its launch.
  init(
    _ delegateClass: NSObject.Type, on device: TestDevice, waitingFor work: Monkey.Work?,
    judgesLeaks: Bool = true
  ) async throws {
    self.device = device
    self.work = work
    app = try await AppDriver.launch(anyClass: delegateClass, on: device, findsLeaks: true)
    if !judgesLeaks { LeakWatch.shared.end() }
    try await work?(app)
  }

  /// Returns the problem of an app that was just launched, if there is one.
  mutating func problemAfterLaunch() -> MonkeyProblem? {
    shown.update()
    return problem()
  }

  /// Does one thing. What is not possible is left out, and is not in the script.
  ///
  /// - Returns: The problem after the action; `nil` if there is none.
  mutating func perform(_ action: MonkeyAction) async -> MonkeyProblem? {
    let before = action.isCancelled ? Standing(of: app) : nil
    TrapReport.add(action)
    var leaks: [Failure] = []
    do {
      leaks = try await Failure.collect { try await action.perform(on: app) }
    } catch is DriverError {
      TrapReport.takeBack(action)
      return nil
    } catch {
      script.append(action)
      return MonkeyProblem(kind: .neverSettles, text: "\(error)")
    }
    script.append(action)
    do {
      if let work { leaks += try await Failure.collect { try await work(app) } }
    } catch {
      return MonkeyProblem(kind: .neverSettles, text: "\(error)")
    }
    if let leak = leaks.first {
      return MonkeyProblem(kind: .leak(leak.message), text: leak.message)
    }
    shown.update()
    if let before {
      let after = Standing(of: app)
      if after.controllers != before.controllers || after.rows != before.rows {
        return MonkeyProblem(
          kind: .cancelledGestureChangedSomething,
          text: "A gesture that was taken back changed the stack from \(before.stack) to "
            + "\(after.stack), or the tree from \(before.tree) to \(after.tree).")
      }
    }
    return problem()
  }

  /// The screens and flows at one time: by identity, and by name for the message.
  ///
  /// A screen that is loaded on the way may give itself another title: that is no change.
  @MainActor
  private struct Standing {
    let controllers: [ObjectIdentifier]
    let rows: [Int]
    let stack: [String]
    let tree: [String]

    init(of app: AppDriver) {
      func ids(_ row: PanelRow) -> [Int] { [row.id] + row.children.flatMap(ids) }
      controllers = app.navigation?.viewControllers.map { ObjectIdentifier($0) } ?? []
      rows = app.window?.flowRows.flatMap(ids) ?? []
      stack = app.stack
      tree = app.tree
    }
  }

  /// Ends the app: what it has shown is gone then.
  mutating func end() async -> MonkeyProblem? {
    Stage.shared.reset()
    do { try await settle() } catch {
      return MonkeyProblem(kind: .neverSettles, text: "After the end of the app: \(error)")
    }
    guard let left = shown.remaining.min(by: { Self.name($0) < Self.name($1) }) else { return nil }
    return MonkeyProblem(
      kind: .leftBehind(Self.name(left)),
      text: "\(Self.name(left)) is still there after the app has ended.", object: left)
  }

  /// A test that does what the script does.
  func test(of script: [MonkeyAction]) -> String {
    let place = device == .iPhone15 ? "" : ", on: .\(device)"
    let lines = ["let app = try await AppDriver.launch(\(app.delegateName).self\(place))"]
    let body = (lines + script.map(\.description)).map { "  \($0)\n" }.joined()
    return "@MainActor @Test(.stage) func `found by a monkey`() async throws {\n\(body)}"
  }

  // MARK: What must be true

  private mutating func problem() -> MonkeyProblem? {
    nothingOnScreen ?? Self.problem(
      shown: app.shownScreens, held: ShownControllers.inWindows.map(Self.name))
      ?? endings.problem(in: app.window) ?? leak
  }

  private var nothingOnScreen: MonkeyProblem? {
    guard let screen = app.screen, let view = screen.viewIfLoaded, view.window != nil else {
      return MonkeyProblem(kind: .nothingOnScreen, text: "Nothing is on the screen.")
    }
    return nil
  }

  /// The container is the truth: what the tree shows is in a window.
  static func problem(shown: [String: Int], held: [String]) -> MonkeyProblem? {
    let counts = Dictionary(grouping: held) { $0 }.mapValues(\.count)
    let worst = shown.filter { counts[$0.key, default: 0] < $0.value }.min { $0.key < $1.key }
    guard let (name, count) = worst else { return nil }
    return MonkeyProblem(
      kind: .treeIsWrong,
      text: "The tree shows \(count) of \(name), and UIKit holds \(counts[name, default: 0]).")
  }

  private var leak: MonkeyProblem? {
    let groups = Dictionary(grouping: shown.remaining, by: Self.name)
    let worst = groups.filter { $0.value.count > Self.mayOutlive }.min { $0.key < $1.key }
    guard let (name, controllers) = worst, let first = controllers.first else { return nil }
    return MonkeyProblem(
      kind: .outlives(name),
      text: "\(controllers.count) of \(name) are in no window any more, and still there.",
      object: first)
  }

  private static func name(_ controller: UIViewController) -> String {
    "\(Swift.type(of: controller))"
  }
}
