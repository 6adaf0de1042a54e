import Storyline
import StorylineTesting
import UIKit

/// A window with flows, and everything that was ever shown in it. What must be true of it is in
/// `WalkWorld+Problems`.
@MainActor
final class WalkWorld {
  let window = UIWindow()
  /// The location of the finger that is down.
  var finger: CGPoint?
  /// A Boolean value that indicates whether a call is running: no outcome may be delivered.
  private(set) var isActing = false
  var flows: [FlowLife] = []
  var screens: [ScreenLife] = []
  var questions: [Question] = []
  private var made = 0

  /// The app's delegate that the stack had when everything was settled, and what was on top then.
  var watched: (delegate: WalkDelegate, top: Weak<UIViewController>)?
  /// Keeps the app's delegate, as an app would.
  private var delegate: WalkDelegate?
  private weak var delegating: UINavigationController?

  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  init() {
    showRoot(as: .root(in: .navigation))
    window.makeKeyAndVisible()
  }

  // MARK: Showing

  /// Lets the window show a flow.
  func showRoot(as style: WindowStyle) {
    let life = makeFlow(.screens(1), parent: nil)
    life.watch(act { window.show(makeFlow(life), as: style) })
  }

  func showFlow(
    below parent: WalkFlow, beginning: FlowLife.Beginning, as style: FlowStyle,
    animated: Bool = true
  ) {
    let life = makeFlow(beginning, parent: parent.life)
    life.watch(act { parent.show(makeFlow(life), as: style, animated: animated) })
  }

  func showScreen(of flow: WalkFlow, as style: ScreenStyle = .push, animated: Bool = true) {
    let life = makeScreen(of: flow.life)
    life.handle = act { flow.show(WalkScreen(life), as: style, animated: animated) }
  }

  /// Lets a flow ask a question. It is a flow of its own, known to the tree only.
  func ask(_ flow: WalkFlow) {
    made += 1
    let question = Question("Q\(made)")
    questions.append(question)
    let alert = Alert(question.name, actions: [.default("Yes", 1), .cancel("No", 0)])
    let handle = act { flow.show(alert) }
    question.handle = handle
    // A walk asks for what is refused as well.
    _ = handle.receipt
    handle.whenEnded { [weak self, weak question, weak life = flow.life] outcome in
      question?.outcomes += 1
      if case .finished = outcome { life?.hadResult = true }
      if self?.isActing == true, handle.receipt != .waiting { question?.outcomes += 10 }
    }
  }

  /// A screen that no flow knows of.
  func makeForeignScreen() -> WalkScreen { WalkScreen(makeScreen(of: nil)) }

  private func makeFlow(_ life: FlowLife) -> WalkFlow {
    let flow = WalkFlow(life)
    life.flow = flow
    return flow
  }

  private func makeFlow(_ beginning: FlowLife.Beginning, parent: FlowLife?) -> FlowLife {
    made += 1
    let life = FlowLife("F\(made)", beginning, parent: parent, world: self)
    flows.append(life)
    return life
  }

  private func makeScreen(of flow: FlowLife?) -> ScreenLife {
    made += 1
    let life = ScreenLife("S\(made)", of: flow)
    screens.append(life)
    return life
  }

  /// Calls UIKit or a flow, as an app does.
  func act<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isActing
    isActing = true
    defer { isActing = before }
    return try body()
  }

  // MARK: What is there

  var navigation: UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  /// The delegate that the app has set on the stack that is there.
  var currentDelegate: WalkDelegate? { delegating === navigation ? delegate : nil }

  func setDelegate(_ delegate: WalkDelegate?) {
    self.delegate = delegate
    delegating = navigation
    navigation?.delegate = delegate
  }

  /// The flows that run, in the order in which they were shown.
  var running: [WalkFlow] { flows.filter(\.isRunning).compactMap(\.flow) }

  /// The presented controllers, the lowest first.
  var presented: [UIViewController] {
    var result: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let each = next {
      result.append(each)
      next = each.presentedViewController
    }
    return result
  }

  /// Every screen that some container holds, the lowest first.
  var held: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = window.rootViewController
    while let each = next {
      controllers += (each as? UINavigationController)?.viewControllers ?? [each]
      next = each.presentedViewController
    }
    return controllers
  }
}
