import Storyline
import UIKit

/// A flow of a walk, which shows what its life says when it starts.
final class WalkFlow: Flow<Int> {
  let life: FlowLife

  init(_ life: FlowLife) {
    self.life = life
    super.init()
  }

  override func start() {
    switch life.beginning {
    case .screens(let count): for _ in 0..<count { life.world?.showScreen(of: self) }
    case .child: life.world?.showFlow(below: self, beginning: .screens(1), as: .automatic)
    case .nothing: break
    }
  }
}

/// A record of a flow that outlives it.
@MainActor
final class FlowLife {
  enum Beginning {
    case screens(Int)
    /// A flow of its own, in its place.
    case child
    case nothing
  }

  let name: String
  let beginning: Beginning
  let parent: FlowLife?
  weak var world: WalkWorld?
  weak var flow: WalkFlow?
  private(set) var handle: FlowHandle<Int>?
  private(set) var outcomes: [Outcome<Int>] = []
  /// How often a task that waits for the outcome went on.
  private(set) var awaited = 0
  /// The first value that it called `finish` with while it ran.
  var firstValue: Int?
  /// One that it showed has finished: it may go on without a screen.
  var hadResult = false
  /// It called `close`.
  var wasClosed = false
  private(set) var faults: [String] = []

  init(_ name: String, _ beginning: Beginning, parent: FlowLife?, world: WalkWorld) {
    self.name = name
    self.beginning = beginning
    self.parent = parent
    self.world = world
  }

  var isRunning: Bool { outcomes.isEmpty }

  /// A Boolean value that indicates whether it may run without a screen of its own or of those
  /// below.
  var mayIdle: Bool {
    if case .nothing = beginning { return true }
    return hadResult
  }

  func watch(_ handle: FlowHandle<Int>) {
    self.handle = handle
    // A walk asks for what is refused as well.
    _ = handle.receipt
    handle.whenEnded { [weak self] outcome in self?.end(outcome) }
    Task { [weak self] in
      _ = await handle.outcome
      self?.awaited += 1
    }
  }

  private func end(_ outcome: Outcome<Int>) {
    outcomes.append(outcome)
    if world?.isActing == true { faults.append("\(name) was told inside a call") }
    // One that showed nothing else goes on after a value, and after a step that closed itself.
    if case .finished = outcome { parent?.hadResult = true }
    if outcome.reason == .closed { parent?.hadResult = true }
    if case .refused = handle?.receipt { parent?.hadResult = true }
    if outcome.value != nil, outcome.value != firstValue {
      faults.append("\(name) finished with another value")
    }
  }
}

/// A screen of a walk, of which a life is left.
final class WalkScreen: UIViewController {
  let life: ScreenLife

  init(_ life: ScreenLife) {
    self.life = life
    super.init(nibName: nil, bundle: nil)
    title = life.name
    life.screen = self
    life.model = model
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A model that must be released with the flow.
  private let model = NSObject()
}

/// An alert that a flow asks with.
@MainActor
final class Question {
  let name: String
  var handle: FlowHandle<Int>?
  var outcomes = 0

  init(_ name: String) { self.name = name }
}

/// A record of a screen that outlives it.
@MainActor
final class ScreenLife {
  let name: String
  /// The flow that showed it; `nil` for a screen outside of flows.
  let flow: FlowLife?
  weak var screen: WalkScreen?
  weak var model: NSObject?
  // A walk asks for what is refused as well.
  var handle: ScreenHandle? { didSet { _ = handle?.receipt } }

  init(_ name: String, of flow: FlowLife?) {
    self.name = name
    self.flow = flow
  }

  /// The flow that owns the screen now: a screen that an ended flow leaves belongs to the flow that
  /// showed it.
  var owner: FlowLife? {
    var owner = flow
    while let each = owner, !each.isRunning { owner = each.parent }
    return owner
  }
}

/// The app's own delegate of a navigation controller.
final class WalkDelegate: NSObject, UINavigationControllerDelegate {
  private(set) weak var lastShown: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    lastShown = viewController
  }
}
