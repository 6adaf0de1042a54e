import StorylineCore
import UIKit

/// Keeps people and code from taking screens away unasked.
///
/// A barrier stops what UIKit lets it stop, and keeps the screens: what is taken away all the same can be
/// put back.
@MainActor
protocol Barrier: AnyObject {
  /// Closes the barrier around what is there now, if a flow has to be asked before that is taken away.
  ///
  /// - Returns: `false` if no flow has to be asked. The barrier is then opened.
  func close(for guards: LeaveGuards) -> Bool

  /// The position in which barriers are put back: what lies lowest comes first.
  var order: Int { get }

  /// The controllers that were taken away since the barrier was closed and that can be put back.
  var missing: [UIViewController] { get }

  /// Puts the missing controllers back.
  func putBack() -> PutBack

  /// Restores what the app had, and keeps no screen any more.
  func open()
}

/// The result of putting screens back.
enum PutBack {
  /// They are back; the closure takes them away again.
  case done(takeAway: @MainActor () -> Void)
  /// UIKit cannot take them yet.
  case hasToWait
  /// UIKit does not take them.
  case impossible
}

/// Flows that lost their screens unasked, once the screens are back.
struct Loss {
  let flows: [CoordinatorID]
  let takeAway: @MainActor () -> Void
}

/// The barriers of one window.
@MainActor
final class Barriers {
  unowned var director: Director!
  private var barriers: [ContainerID: any Barrier] = [:]
  private var rootBarrier: (any Barrier)?
  /// The flows that were put back while the rest of the change waits for a guard, and the actions that take
  /// them away.
  private var returned: (flows: [CoordinatorID], takeAway: [@MainActor () -> Void]) = ([], [])
  private var waiting: [UIViewController] = []

  // MARK: Opening

  func open(_ container: ContainerID) { barriers.removeValue(forKey: container)?.open() }

  func openAll() {
    for barrier in barriers.values { barrier.open() }
    barriers = [:]
    rootBarrier?.open()
    rootBarrier = nil
    waiting = []
    returned = ([], [])
  }

  // MARK: Closing

  func update(_ guards: LeaveGuards) {
    for container in director.containers where container.isSettled {
      let former = barriers[container.container]
      barriers[container.container] = update(
        former, or: former == nil ? container.makeBarrier(in: director) : nil, guards)
    }
    let new = rootBarrier == nil ? director.window.map { RootBarrier($0, in: director) } : nil
    rootBarrier = update(rootBarrier, or: new, guards)
  }

  /// Closes a barrier, or opens it where no flow has to be asked any more.
  ///
  /// - Parameters:
  ///   - former: The barrier; `nil` if there is none yet.
  ///   - new: The barrier that is closed instead, if a flow has to be asked.
  ///   - guards: The guards of the window.
  /// - Returns: The closed barrier.
  private func update(
    _ former: (any Barrier)?, or new: (any Barrier)?, _ guards: LeaveGuards
  ) -> (any Barrier)? {
    if let barrier = former ?? new, barrier.close(for: guards) { return barrier }
    former?.open()
    return nil
  }

  // MARK: Putting back

  var isPuttingBack: Bool { !waiting.isEmpty }

  func withholds(_ container: any Container) -> Bool {
    guard isPuttingBack, let anchor = container.anchor else { return false }
    return waiting.contains(where: anchor.isInside)
  }

  /// Puts back the screens of flows that were not permitted to go.
  ///
  /// - Returns: The flows and how to take their screens away, once everything is back.
  func putBack(_ guards: LeaveGuards, permitted: (CoordinatorID) -> Bool) -> Loss? {
    var flows: [CoordinatorID] = []
    waiting = []
    for (barrier, missing) in barriersWithLosses(guards, &flows, permitted) {
      switch barrier.putBack() {
      case .done(let takeAway): returned.takeAway.append(takeAway)
      case .hasToWait: waiting += missing
      case .impossible: break
      }
    }
    returned.flows += flows.filter { !returned.flows.contains($0) }
    guard waiting.isEmpty, !returned.takeAway.isEmpty else { return nil }
    defer { returned = ([], []) }
    let takeAway = returned.takeAway
    return Loss(flows: returned.flows) { for each in takeAway { each() } }
  }

  private func barriersWithLosses(
    _ guards: LeaveGuards, _ flows: inout [CoordinatorID], _ permitted: (CoordinatorID) -> Bool
  ) -> [(barrier: any Barrier, missing: [UIViewController])] {
    let all = barriers.values.map { $0 as any Barrier } + (rootBarrier.map { [$0] } ?? [])
    let losses = all.map { (barrier: $0, missing: $0.missing) }.filter { !$0.missing.isEmpty }
      .sorted { $0.barrier.order < $1.barrier.order }
    guard !losses.isEmpty else { return [] }
    let screens = losses.reversed().map { $0.missing.reversed().flatMap(director.screensAway) }
    flows = guards.guarded(leaving: screens.flatMap { $0 }).filter { !permitted($0) }
    let lost = Set(flows.flatMap(director.tree.screensBelow))
    guard
      let highest = losses.lastIndex(where: { loss in
        loss.missing.flatMap(director.screensAway).contains(where: lost.contains)
      })
    else { return [] }
    // The screens below come back too, for the flow was shown on them, unless their flow is about to end.
    return losses[...highest].filter { loss in
      loss.missing.flatMap(director.screens).compactMap(director.tree.owner).allSatisfy {
        director.tree.isRunning($0) && !permitted($0)
      }
    }
  }
}
