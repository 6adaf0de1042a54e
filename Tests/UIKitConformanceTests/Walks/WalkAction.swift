import UIKit

/// A generator that gives the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Something that a walk may do next. To add one: a case, its weight, what it does.
enum WalkAction: CaseIterable {
  case push, pop, popTo, popToRoot, set, changeRoot
  case turn, advance, settle

  /// How often it is chosen, beside the others.
  var weight: Int {
    switch self {
    case .push: 6
    case .pop: 4
    case .popTo, .popToRoot: 1
    case .set: 2
    case .changeRoot: 1
    case .turn, .advance: 3
    case .settle: 4
    }
  }

  /// Does it, choosing with `random`. Returns whether everything has settled after it.
  @MainActor
  func perform(in world: WalkWorld, random: inout SeededGenerator) throws -> Bool {
    let animated = Bool.random(using: &random)
    switch self {
    case .push:
      guard let navigation = world.navigation else { return false }
      let screen = world.makeScreen()
      world.expected.append(screen)
      navigation.pushViewController(screen, animated: animated)
    case .pop:
      guard let navigation = world.navigation else { return false }
      if world.expected.count > 1 { world.expected.removeLast() }
      navigation.popViewController(animated: animated)
    case .popTo:
      guard let navigation = world.navigation,
        let target = world.expected.randomElement(using: &random),
        let index = world.expected.firstIndex(of: target)
      else { return false }
      world.expected.removeSubrange((index + 1)...)
      navigation.popToViewController(target, animated: animated)
    case .popToRoot:
      guard let navigation = world.navigation else { return false }
      world.expected.removeSubrange(1...)
      navigation.popToRootViewController(animated: animated)
    case .set:
      guard let navigation = world.navigation else { return false }
      world.expected = Self.rearranged(world, random: &random)
      navigation.setViewControllers(world.expected, animated: animated)
    case .changeRoot:
      if Int.random(in: 0..<4, using: &random) == 0 {
        world.showScreen(world.makeScreen())
      } else {
        let count = Int.random(in: 1...3, using: &random)
        world.showStack((0..<count).map { _ in world.makeScreen() })
      }
    case .turn:
      world.harness.turn()
    case .advance:
      world.harness.advance(by: TimeInterval.random(in: 0...0.5, using: &random))
    case .settle:
      try world.harness.settle()
      return true
    }
    return false
  }

  /// Some of the screens in any order, and some new ones; at least one.
  @MainActor
  private static func rearranged(
    _ world: WalkWorld, random: inout SeededGenerator
  ) -> [WalkController] {
    var screens = world.expected.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    if Int.random(in: 0..<4, using: &random) == 0 { screens.shuffle(using: &random) }
    let new = Int.random(in: 0..<3, using: &random)
    for _ in 0..<(screens.isEmpty ? max(1, new) : new) { screens.append(world.makeScreen()) }
    return screens
  }
}
