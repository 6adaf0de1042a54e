import Foundation
import Storyline
import StorylineTesting
import UIKit

/// Something that a walk may do next. To add one: a case, its weight, what it does.
enum WalkAction: CaseIterable {
  // Flows.
  case showFlow, showScreen, showRoot, finish, finishAgain
  // Code that knows nothing of flows.
  case pop, popTo, popToRoot, pushForeign, set, changeRoot, setDelegate, removeDelegate
  // A person.
  case tapBack, press, drag, lift
  // Time.
  case yield, turn, advance, settle

  /// How often it is chosen, beside the others.
  var weight: Int {
    switch self {
    case .showFlow: 6
    case .showScreen: 4
    case .finish: 4
    case .showRoot, .finishAgain, .changeRoot, .popTo, .popToRoot: 1
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
    case .showFlow, .showScreen, .showRoot, .finish, .finishAgain:
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
      if world.finger == nil { world.act { Finger().tapBack() } }
    case .press, .drag, .lift: touch(in: world, random: &random)
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
    case .finish: finish(flow, in: world, random: &random)
    default:
      finish(flow, in: world, random: &random)
      finish(flow, in: world, random: &random)
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
    switch Int.random(in: 0..<4, using: &random) {
    case 0: world.act { world.window.rootViewController = world.makeForeignScreen() }
    case 1: world.showRoot(as: .root(in: .navigation))
    default: break
    }
    // There is always a flow that others can be shown by.
    if world.running.isEmpty { world.showRoot(as: .root(in: .navigation)) }
  }

  /// A finger at the edge, which goes back.
  @MainActor
  private func touch(in world: WalkWorld, random: inout SeededGenerator) {
    func send(_ phase: TouchPhase, _ point: CGPoint) {
      world.act { Stage.shared.sendTouch(id: 1, phase: phase, at: point) }
    }
    switch (self, world.finger) {
    case (.press, nil):
      let point = CGPoint(x: 2, y: 500)
      send(.began, point)
      world.finger = point
    case (.drag, let finger?):
      let point = CGPoint(
        x: finger.x + CGFloat.random(in: -20...150, using: &random), y: finger.y)
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
