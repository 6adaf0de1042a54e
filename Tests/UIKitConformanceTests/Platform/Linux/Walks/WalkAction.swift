import SeededNumbers
import UIKit

/// Something that a walk may do next. To add one: a case, its weight, what it does.
enum WalkAction: WalkStep {
  case push, pop, popTo, popToRoot, set, changeRoot
  case present, dismiss
  case press, drag, lift
  case turn, advance, settle

  /// How often it is chosen, beside the others.
  var weight: Int {
    switch self {
    case .push: 6
    case .pop: 4
    case .popTo, .popToRoot: 1
    case .set: 2
    case .changeRoot: 1
    case .present, .dismiss: 2
    case .press: 2
    case .drag: 4
    case .lift: 2
    case .turn, .advance: 3
    case .settle: 5
    }
  }

  /// Does it, choosing with `random`. Returns whether everything has settled after it.
  @MainActor
  func perform(in world: WalkWorld, random: inout SeededGenerator) throws -> Bool {
    let animated = Bool.random(using: &random)
    defer { world.isSettled = self == .settle }
    switch self {
    case .push, .pop, .popTo, .popToRoot, .set:
      if let navigation = world.navigation {
        changeStack(of: navigation, in: world, animated: animated, random: &random)
      }
    case .changeRoot:
      changeRoot(in: world, random: &random)
    case .present:
      present(in: world, animated: animated, random: &random)
    case .dismiss:
      dismiss(in: world, animated: animated, random: &random)
    case .press, .drag, .lift:
      touch(in: world, random: &random)
    case .turn:
      world.harness.turn()
    case .advance:
      world.harness.advance(by: TimeInterval.random(in: 0...0.5, using: &random))
    case .settle:
      if world.finger != nil { Self.lift.touch(in: world, random: &random) }
      try world.harness.settle()
      return true
    }
    return false
  }

  @MainActor
  private func changeStack(
    of navigation: UINavigationController, in world: WalkWorld, animated: Bool,
    random: inout SeededGenerator
  ) {
    switch self {
    case .push:
      let screen = world.makeScreen()
      world.changeOutcomes { $0.append(screen) }
      navigation.pushViewController(screen, animated: animated)
    case .pop:
      world.changeOutcomes { if $0.count > 1 { $0.removeLast() } }
      navigation.popViewController(animated: animated)
    case .popTo:
      guard let target = world.certain.randomElement(using: &random) else { return }
      world.changeOutcomes { stack in
        stack.firstIndex(of: target).map { stack.removeSubrange(($0 + 1)...) }
      }
      navigation.popToViewController(target, animated: animated)
    case .popToRoot:
      world.changeOutcomes { $0.removeSubrange(1...) }
      navigation.popToRootViewController(animated: animated)
    default:
      let screens = Self.rearranged(world, random: &random)
      world.changeOutcomes { $0 = screens }
      navigation.setViewControllers(screens, animated: animated)
    }
  }

  /// Some of the screens in any order, and some new ones; at least one.
  @MainActor
  private static func rearranged(
    _ world: WalkWorld, random: inout SeededGenerator
  ) -> [WalkController] {
    var screens = world.certain.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    if Int.random(in: 0..<4, using: &random) == 0 { screens.shuffle(using: &random) }
    let new = Int.random(in: 0..<3, using: &random)
    for _ in 0..<(screens.isEmpty ? max(1, new) : new) { screens.append(world.makeScreen()) }
    return screens
  }

  @MainActor
  private func changeRoot(in world: WalkWorld, random: inout SeededGenerator) {
    // A presented controller stays in the window for good: 1.4.7. Seldom, because it hides
    // everything else.
    if !world.presented.isEmpty, Int.random(in: 0..<8, using: &random) > 0 { return }
    if Int.random(in: 0..<4, using: &random) == 0 {
      world.showScreen(world.makeScreen())
    } else {
      let count = Int.random(in: 1...3, using: &random)
      world.showStack((0..<count).map { _ in world.makeScreen() })
    }
  }

  @MainActor
  private func present(
    in world: WalkWorld, animated: Bool, random: inout SeededGenerator
  ) {
    guard let root = world.window.rootViewController else { return }
    let top = world.presented.last ?? root
    // Another one than the top refuses: 5.2.1.
    let receivers = [top, top, top, world.expected.last ?? root, root]
    let receiver = receivers.randomElement(using: &random) ?? top
    let screen = world.makeScreen()
    let controller: UIViewController =
      Int.random(in: 0..<4, using: &random) == 0 ? world.makeStack([screen]) : screen
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
      .overCurrentContext,
    ]
    controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
    receiver.present(controller, animated: animated)
    // 5.1.6 – nothing moved, so nothing speaks against it.
    if world.isSettled, receiver === top, top.presentedViewController !== controller {
      screen.life.fault("was not presented")
    }
  }

  @MainActor
  private func dismiss(
    in world: WalkWorld, animated: Bool, random: inout SeededGenerator
  ) {
    let presented = world.presented
    guard let root = world.window.rootViewController else { return }
    let index = Int.random(in: -1..<presented.count, using: &random)
    let receiver = index < 0 ? root : presented[index]
    if world.isSettled {
      // 5.4.1, 5.4.2, 5.4.4 – all that it presents, or itself.
      let gone = index == presented.count - 1 ? presented.suffix(1) : presented[(index + 1)...]
      world.dismissed += gone.map { WalkWorld.Weak(object: $0) }
    }
    receiver.dismiss(animated: animated)
  }

  /// A finger: from the edge it goes back, on a sheet it pulls it down.
  @MainActor
  private func touch(in world: WalkWorld, random: inout SeededGenerator) {
    switch (self, world.finger) {
    case (.press, nil):
      let starts = [CGPoint(x: 2, y: 400), CGPoint(x: 200, y: 150), CGPoint(x: 200, y: 500)]
      let point = starts.randomElement(using: &random) ?? .zero
      world.harness.press(at: point)
      world.finger = point
    case (.drag, let finger?):
      let point = CGPoint(
        x: finger.x + CGFloat.random(in: -20...150, using: &random),
        y: finger.y + CGFloat.random(in: -20...200, using: &random))
      world.harness.advance(by: TimeInterval.random(in: 0.01...0.2, using: &random))
      world.addOutcomesOfGoingBack()
      world.harness.drag(to: point)
      world.finger = point
    case (.lift, let finger?):
      if Int.random(in: 0..<4, using: &random) == 0 {
        world.harness.cancelTouch(at: finger)
      } else {
        world.harness.lift(at: finger)
      }
      world.finger = nil
    default:
      break
    }
  }
}
