import StorylineCore
import UIKit

/// One step of a link: a route with its input, both of erased types.
@MainActor
struct LinkStep {
  let address: Address
  /// The reason why there is no such step.
  let problem: Refusal?
  /// The position of the step that shows it; `nil` for the root of the window.
  var parent: Int?
  /// A Boolean value that indicates whether the step comes to the front of its siblings.
  var comesToFront = true
  let way: LinkWay
  /// The gate at which it waits, if it waits.
  var hold: LinkHold?
}

/// A route without its types: functions of the flow that shows it.
@MainActor
struct LinkWay {
  /// The type of the flow that declares the route.
  let parent: any Coordinator.Type
  let style: (any AnyFlow, UITraitCollection) -> FlowStyle
  let gates: (any AnyFlow) -> [Gate]
  let make: (any AnyFlow) throws -> MadeFlow

  init<Parent, Input, Child>(
    _ route: Route<Parent, Input, Child>, input: @escaping @MainActor () throws -> Input
  ) {
    parent = Parent.self
    // A flow of another type is refused when the step is made.
    style = { flow, traits in (flow as? Parent).map { route.style($0, traits) } ?? .automatic }
    gates = { flow in (flow as? Parent).map(route.gates) ?? [] }
    make = { flow in
      guard let parent = flow as? Parent else { throw Refusal.otherParent }
      return try route.make(parent, try input())
    }
  }
}

extension LinkStep {
  init<Parent, Input, Child>(
    _ route: Route<Parent, Input, Child>, _ input: Input, below parent: Int?
  ) {
    var (address, problem) = (Address(route: route.name), nil as Refusal?)
    do {
      address = try InputCoding.address(route.name, input)
    } catch {
      problem = error
    }
    self.init(route, at: address, problem, below: parent) { input }
  }

  init<Parent, Input, Child>(
    _ route: Route<Parent, Input, Child>, at address: Address?, _ problem: Refusal? = nil,
    below parent: Int?, input: @escaping @MainActor () throws -> Input
  ) {
    guard let address = address ?? Address(route: route.name) else {
      preconditionFailure("An address without an input is always one.")
    }
    self.init(
      address: address, problem: problem, parent: parent, way: LinkWay(route, input: input))
  }
}

/// A closed gate at which a step waits.
@MainActor
struct LinkHold {
  private(set) weak var gate: Gate?
  let name: String
  /// A Boolean value that indicates whether the app is asked to open the gate.
  let asks: Bool

  init(_ gate: Gate, asks: Bool) {
    self.gate = gate
    name = gate.name
    self.asks = asks
  }
}

/// The steps of a restoration, those that are shown or can be shown first, those behind closed gates last.
@MainActor
struct LinkRest {
  /// Of the steps behind gates only the first of each branch has a hold.
  var steps: [LinkStep]
  /// The number of steps that are not behind a closed gate.
  var passed: Int

  /// All steps, none of which waits.
  init(_ steps: [LinkStep]) {
    self.steps = steps
    passed = steps.count
  }

  /// Puts the steps with a hold, and those below them, behind the others.
  init(sorting steps: [LinkStep]) {
    let behind = steps.withDescendants { steps[$0].hold != nil }
    let order = steps.indices.filter { !behind.contains($0) } + behind.sorted()
    self.steps = steps.picking(order)
    passed = steps.count - behind.count
  }

  /// The rest without some of its steps and those below them; and those of them that are behind a gate.
  func dropping(_ gone: Set<Int>) -> (kept: LinkRest, held: [LinkStep]) {
    var kept = self
    kept.steps = steps.picking(steps.indices.filter { !gone.contains($0) })
    kept.passed = (0..<passed).filter { !gone.contains($0) }.count
    return (kept, gone.filter { $0 >= passed }.sorted().map { steps[$0] })
  }

  var isHeld: Bool { passed < steps.count }
  var holds: [LinkHold] { steps.compactMap(\.hold) }

  var heldBack: [RestorationHandle.HeldBack] {
    steps.compactMap { step in
      step.hold.map { .init(route: step.address.route, gate: $0.name) }
    }
  }
}

extension [LinkStep] {
  /// The positions that fulfil a condition, and those below them.
  @MainActor
  func withDescendants(_ isMeant: (Int) -> Bool) -> Set<Int> {
    var result: Set<Int> = []
    for (index, step) in enumerated()
    where isMeant(index) || step.parent.map(result.contains) == true { result.insert(index) }
    return result
  }

  /// The steps at these positions, in this order. With a step comes the one that shows it, before it.
  @MainActor
  func picking(_ order: [Int]) -> [LinkStep] {
    let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return order.map { index in
      var step = self[index]
      step.parent = step.parent.flatMap { positions[$0] }
      return step
    }
  }
}

extension FlowRecord {
  /// The closed gates before a step that this flow shows: those of the flows that lead there, the root
  /// first, then those of the route.
  func closedGates(before step: LinkStep) -> [Gate] {
    guard let flow else { return [] }
    return (flowAndAncestors.reversed().flatMap(\.linkGates) + step.way.gates(flow)).filter {
      !$0.isOpen
    }
  }

  /// The style in which this flow shows a step. One that adapts follows the same traits as with `show`.
  func style(of step: LinkStep, _ flow: any AnyFlow) -> FlowStyle {
    let traits = traits
    return step.way.style(flow, traits)
      .resolved(isCompact: traits.horizontalSizeClass == .compact)
  }
}
