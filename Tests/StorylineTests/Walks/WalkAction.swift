import Foundation
import SeededNumbers
import Storyline
import StorylineTesting
import UIKit

/// Something that a walk may do next. To add one: a case, its weight, what it does.
enum WalkAction: CaseIterable {
  // Flows.
  case showFlow, showScreen, showRoot, finish, finishAgain, close, replace
  case presentFlow, presentScreen, ask
  // Code that knows nothing of flows.
  case pop, popTo, popToRoot, pushForeign, set, changeRoot, setDelegate, removeDelegate
  case presentForeign, dismiss
  // A person.
  case tapBack, press, pressSheet, drag, lift, answer
  // Time.
  case yield, turn, advance, settle

  /// How often it is chosen, beside the others.
  var weight: Int {
    switch self {
    case .showFlow: 6
    case .showScreen: 4
    case .finish: 4
    case .showRoot, .finishAgain, .changeRoot, .popTo, .popToRoot: 1
    case .close, .replace, .presentScreen, .ask, .presentForeign, .answer: 1
    case .presentFlow, .dismiss, .pressSheet: 2
    case .pop, .set, .pushForeign, .setDelegate: 2
    case .removeDelegate, .tapBack: 1
    case .press, .lift: 2
    case .drag: 4
    case .yield, .turn, .advance: 3
    case .settle: 5
    }
  }

  /// Does it, choosing with `random`. Returns whether everything has settled after it.
  @MainActor
  func perform(in world: WalkWorld, random: inout SeededGenerator) async throws -> Bool {
    switch self {
    case .showFlow, .showScreen, .showRoot, .finish, .finishAgain, .close, .replace,
      .presentFlow, .presentScreen, .ask:
      if let flow = world.running.randomElement(using: &random) {
        command(flow, in: world, random: &random)
      }
    case .pop, .popTo, .popToRoot, .pushForeign, .set:
      if let navigation = world.navigation {
        changeStack(of: navigation, in: world, random: &random)
      }
    case .changeRoot: changeRoot(in: world, random: &random)
    case .setDelegate, .removeDelegate:
      world.setDelegate(self == .setDelegate ? WalkDelegate() : nil)
    case .tapBack:
      if world.finger == nil { world.act { Hand().tapBack() } }
    case .presentForeign, .dismiss: changeModals(in: world, random: &random)
    case .press, .pressSheet, .drag, .lift: touch(in: world, random: &random)
    case .answer:
      if world.finger == nil { world.act { _ = Person.tap("Yes", in: world.window) } }
    case .yield: await Task.yield()
    case .turn: world.act { _ = Stage.shared.turn() }
    case .advance:
      Stage.shared.clock.advance(by: TimeInterval.random(in: 0...0.5, using: &random))
      Stage.shared.turn()
    case .settle:
      if world.finger != nil { Self.lift.touch(in: world, random: &random) }
      try await StorylineTesting.settle()
      return true
    }
    return false
  }

  /// A command to one of the flows.
  @MainActor
  private func command(
    _ flow: WalkFlow, in world: WalkWorld, random: inout SeededGenerator
  ) {
    let animated = Bool.random(using: &random)
    switch self {
    case .showFlow:
      let beginnings: [FlowLife.Beginning] = [
        .screens(1), .screens(1), .screens(2), .child, .nothing,
      ]
      world.showFlow(
        below: flow, beginning: beginnings.randomElement(using: &random) ?? .nothing, as: .push,
        animated: animated)
    case .showScreen: world.showScreen(of: flow, animated: animated)
    case .showRoot:
      let wrapper: Wrapper = Int.random(in: 0..<4, using: &random) == 0 ? .plain : .navigation
      world.showFlow(below: flow, beginning: .screens(1), as: .root(in: wrapper))
    case .presentFlow:
      let wrapper: ModalWrapper = Bool.random(using: &random) ? .plain : .navigation
      let style = Self.modalStyles.randomElement(using: &random) ?? .automatic
      world.showFlow(
        below: flow, beginning: .screens(1), as: .present(style, in: wrapper), animated: animated)
    case .replace: world.showFlow(below: flow, beginning: .screens(1), as: .replace)
    case .presentScreen: world.showScreen(of: flow, as: .present, animated: animated)
    case .ask: world.ask(flow)
    case .close:
      flow.life.wasClosed = true
      world.act { flow.close(animated: animated) }
    case .finish: finish(flow, in: world, random: &random)
    default:
      finish(flow, in: world, random: &random)
      finish(flow, in: world, random: &random)
    }
  }

  @MainActor
  private static var modalStyles: [ModalStyle] {
    [.automatic, .fullScreen, .pageSheet, .overFullScreen, .sheet(detents: [.medium()])]
  }

  /// Code that knows nothing of flows presents and dismisses.
  @MainActor
  private func changeModals(in world: WalkWorld, random: inout SeededGenerator) {
    guard let root = world.window.rootViewController else { return }
    let animated = Bool.random(using: &random)
    let chain = [root] + world.presented
    switch self {
    case .presentForeign:
      let screen = world.makeForeignScreen()
      world.act { chain.last?.present(screen, animated: animated) }
    default:
      let receiver = chain.randomElement(using: &random) ?? root
      world.act { receiver.dismiss(animated: animated) }
    }
  }

  @MainActor
  private func finish(_ flow: WalkFlow, in world: WalkWorld, random: inout SeededGenerator) {
    let value = Int.random(in: 0..<1000, using: &random)
    if flow.life.firstValue == nil { flow.life.firstValue = value }
    world.act { flow.finish(value, animated: Bool.random(using: &random)) }
  }

  @MainActor
  private func changeStack(
    of navigation: UINavigationController, in world: WalkWorld, random: inout SeededGenerator
  ) {
    let animated = Bool.random(using: &random)
    let stack = navigation.viewControllers
    switch self {
    case .pop: world.act { _ = navigation.popViewController(animated: animated) }
    case .popTo:
      // In the middle of a transition it may be gone when its turn comes, which is an exception.
      guard navigation.transitionCoordinator == nil,
        navigation.topViewController?.viewIfLoaded?.window != nil,
        let target = stack.randomElement(using: &random)
      else { return }
      world.act { _ = navigation.popToViewController(target, animated: animated) }
    case .popToRoot: world.act { _ = navigation.popToRootViewController(animated: animated) }
    case .pushForeign:
      let screen = world.makeForeignScreen()
      world.act { navigation.pushViewController(screen, animated: animated) }
    default:
      var screens = stack.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      if Int.random(in: 0..<4, using: &random) == 0 { screens.shuffle(using: &random) }
      if screens.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
        screens.append(world.makeForeignScreen())
      }
      world.act { navigation.setViewControllers(screens, animated: animated) }
    }
  }

  /// The app shows something else, or the window another flow. Seldom, or nothing else is seen.
  @MainActor
  private func changeRoot(in world: WalkWorld, random: inout SeededGenerator) {
    let root = world.window.rootViewController
    switch Int.random(in: 0..<4, using: &random) {
    // Over a modal UIKit would keep everything for good: 1.4.7.
    case 0 where world.presented.isEmpty && root?.viewIfLoaded?.window != nil:
      world.act { world.window.rootViewController = world.makeForeignScreen() }
    case 1: world.showRoot(as: .root(in: .navigation))
    default: break
    }
    // There is always a flow that others can be shown by.
    if world.running.isEmpty { world.showRoot(as: .root(in: .navigation)) }
  }

  /// A finger at the edge, which goes back, or on a sheet, which pulls it down.
  @MainActor
  private func touch(in world: WalkWorld, random: inout SeededGenerator) {
    func send(_ phase: TouchPhase, _ point: CGPoint) {
      world.act { Stage.shared.sendTouch(id: 1, phase: phase, at: point) }
    }
    switch (self, world.finger) {
    case (.press, nil), (.pressSheet, nil):
      let point = self == .press ? CGPoint(x: 2, y: 500) : CGPoint(x: 200, y: 120)
      send(.began, point)
      world.finger = point
    case (.drag, let finger?):
      let point = CGPoint(
        x: finger.x + CGFloat.random(in: -20...150, using: &random),
        y: finger.y + CGFloat.random(in: -20...250, using: &random))
      Stage.shared.clock.advance(by: TimeInterval.random(in: 0.01...0.2, using: &random))
      Stage.shared.turn()
      send(.moved, point)
      world.finger = point
    case (.lift, let finger?):
      send(Int.random(in: 0..<4, using: &random) == 0 ? .cancelled : .ended, finger)
      world.finger = nil
    default:
      break
    }
  }
}
