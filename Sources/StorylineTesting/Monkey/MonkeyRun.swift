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
  private let work: Monkey.Work?
  private var lives = Lives()
  private var endings = Endings()
  /// What was done.
  private(set) var script: [MonkeyAction] = []

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - delegateClass: The class that is marked `@main`.
  ///   - work: What the app is waited for with.
  ///   - judgesLeaks: Whether what has left and is still there is judged. In a large process each
  ///     object takes seconds.
  /// - Throws: what the app throws when it does not come to rest after its launch.
  init(
    _ delegateClass: NSObject.Type, waitingFor work: Monkey.Work?, judgesLeaks: Bool = true
  ) async throws {
    self.work = work
    app = try await AppDriver.launch(anyClass: delegateClass)
    if !judgesLeaks { LeakWatch.shared.end() }
    try await work?(app)
  }

  /// What is wrong with an app that was just launched.
  mutating func problemAfterLaunch() -> MonkeyProblem? {
    lives.look()
    return problem()
  }

  /// Does one thing. What is not possible is left out, and is not in the script.
  ///
  /// - Returns: what is wrong then.
  mutating func perform(_ action: MonkeyAction) async -> MonkeyProblem? {
    let before = action.isCancelled ? (app.tree, app.stack) : ([], [])
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
    lives.look()
    if action.isCancelled, (app.tree, app.stack) != before {
      return MonkeyProblem(
        kind: .cancelledGestureChangedSomething,
        text: "A gesture that was taken back changed the stack from \(before.1) to \(app.stack), "
          + "or the tree from \(before.0) to \(app.tree).")
    }
    return problem()
  }

  /// Ends the app: what it has shown is gone then.
  mutating func end() async -> MonkeyProblem? {
    Stage.shared.reset()
    do { try await settle() } catch {
      return MonkeyProblem(kind: .neverSettles, text: "After the end of the app: \(error)")
    }
    guard let left = lives.remaining.min(by: { Self.name($0) < Self.name($1) }) else { return nil }
    return MonkeyProblem(
      kind: .leftBehind(Self.name(left)),
      text: "\(Self.name(left)) is still there after the app has ended.", object: left)
  }

  /// A test that does what the script does.
  static func test(of script: [MonkeyAction], in app: AppDriver) -> String {
    let lines = ["let app = try await AppDriver.launch(\(app.delegateName).self)"]
    let body = (lines + script.map(\.description)).map { "  \($0)\n" }.joined()
    return "@MainActor @Test(.stage) func `found by a monkey`() async throws {\n\(body)}"
  }

  // MARK: What must be true

  private mutating func problem() -> MonkeyProblem? {
    nothingOnScreen ?? Self.problem(shown: app.shownScreens, held: Lives.held.map(Self.name))
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
    let groups = Dictionary(grouping: lives.remaining, by: Self.name)
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
