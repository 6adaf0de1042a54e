import StorylineCore
import UIKit

/// Keeps people and code from taking screens away unasked.
///
/// A barrier stops what UIKit lets it stop, and keeps the screens: what is taken away all the same can be
/// put back.
@MainActor
protocol Barrier: AnyObject {
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
  private var rootBarrier: RootBarrier?
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
      container.updateBarrier(in: self, for: guards)
    }
    updateRoot(guards)
  }

  fileprivate func update(_ stack: StackWatcher, _ guards: LeaveGuards) {
    let screens = stack.contents
    let all = screens.reversed().flatMap(director.screens)
    guard let navigation = stack.navigation, !guards.guarded(leaving: all).isEmpty else {
      return open(stack.container)
    }
    let barrier = barriers[stack.container] as? StackBarrier ?? StackBarrier(stack, in: director)
    barriers[stack.container] = barrier
    let top = screens.count > 1 ? navigation.topViewController : nil
    let mayEnd = !guards.guarded(leaving: top.flatMap(director.id).map { [$0] } ?? []).isEmpty
    let above = screens.dropFirst().reversed().compactMap(director.id)
    let hidesMenu = guards.guarded(leaving: above).contains {
      director.record($0)?.flow?.leaveGuard?.backMenu == .removed
    }
    barrier.keep(screens)
    guard let top, mayEnd || hidesMenu else { return barrier.letGo() }
    barrier.close(on: top, stopsGestures: mayEnd, hidesMenu: hidesMenu)
  }

  fileprivate func update(_ modal: ModalWatcher, _ guards: LeaveGuards) {
    guard let root = modal.root, root.presentingViewController != nil, !(root is UIAlertController),
      !guards.guarded(leaving: director.screensAway(with: root)).isEmpty
    else { return open(modal.container) }
    let barrier =
      barriers[modal.container] as? ModalBarrier ?? ModalBarrier(modal, root, in: director)
    barriers[modal.container] = barrier
    barrier.close()
  }

  fileprivate func update(_ siblingContainer: any SiblingContainer, _ guards: LeaveGuards) {
    let slots = siblingContainer.slots
    guard !guards.guarded(leaving: slots.reversed().flatMap(director.screens)).isEmpty,
      let restore = siblingContainer.remember()
    else { return open(siblingContainer.container) }
    let barrier =
      barriers[siblingContainer.container] as? SlotBarrier ?? SlotBarrier(siblingContainer)
    barriers[siblingContainer.container] = barrier
    barrier.keep(slots, restore)
  }

  private func updateRoot(_ guards: LeaveGuards) {
    guard let window = director.window, let root = window.rootViewController,
      !guards.guarded(leaving: director.screensAway(with: root)).isEmpty
    else {
      rootBarrier?.open()
      rootBarrier = nil
      return
    }
    let barrier = rootBarrier ?? RootBarrier(window, in: director)
    rootBarrier = barrier
    barrier.keep(root)
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

// MARK: - Containers

extension StackWatcher {
  func updateBarrier(in barriers: Barriers, for guards: LeaveGuards) {
    barriers.update(self, guards)
  }
}

extension ModalWatcher {
  func updateBarrier(in barriers: Barriers, for guards: LeaveGuards) {
    barriers.update(self, guards)
  }
}

extension SiblingContainer {
  func updateBarrier(in barriers: Barriers, for guards: LeaveGuards) {
    barriers.update(self, guards)
  }
}
