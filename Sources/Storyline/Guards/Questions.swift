import StorylineCore
import UIKit

/// What is closed in a window because of guards, and who is being asked.
@MainActor
struct Questions {
  /// Whether there was ever a guard: as long as there was none, nothing has to be looked for.
  var hasGuards = false
  var gates: [ContainerID: any Barrier] = [:]
  /// Whether somebody is being asked.
  var isAsking = false
  /// What is to be tried again when the answer is there.
  var later: [@MainActor () -> Void] = []
}

/// Something that people cannot go through without being asked.
@MainActor
protocol Barrier: AnyObject {
  /// Gives everything back as the app had it.
  func open()
}

// MARK: - Asking

extension Director {
  /// The flows with a guard that would end without these screens, which are named the topmost first.
  func guarded(leaving going: [ScreenID]) -> [CoordinatorID] {
    guard questions.hasGuards else { return [] }
    var counts: [CoordinatorID: Int] = [:]
    var order: [CoordinatorID] = []
    for screen in going {
      var each = tree.owner(of: screen)
      while let id = each {
        counts[id, default: 0] += 1
        if counts[id] == 1 { order.append(id) }
        each = tree[id]?.parent
      }
    }
    return order.filter { id in
      guard let node = tree[id], node.phase == .running, counts[id] == node.screensBelow else {
        return false
      }
      return record(id)?.flow?.leaveGuard != nil
    }
  }

  /// Asks one flow after the other whether it may be left, until one says no.
  func ask(_ ids: [CoordinatorID], then body: @escaping @MainActor (Bool) -> Void) {
    questions.isAsking = true
    Task { @MainActor in
      var mayLeave = true
      for id in ids where mayLeave {
        // Who has ended meanwhile need not be asked.
        guard tree[id]?.phase == .running, let question = record(id)?.flow?.leaveGuard else {
          continue
        }
        mayLeave = await question.mayLeave()
        if !mayLeave { tree.note(.refused(id, .guarded)) }
      }
      questions.isAsking = false
      body(mayLeave)
      let later = questions.later
      questions.later = []
      for again in later { again() }
      changed()
    }
  }

  /// The person tries to go back to `destination`, or to dismiss what lies over it. While somebody is
  /// being asked, a further try means the same one.
  func tryToLeave(
    _ ids: [CoordinatorID], to destination: UIViewController, from id: CoordinatorID,
    because reason: Reason? = nil
  ) {
    guard !questions.isAsking else { return }
    let request = BackRequest(
      to: .screen { [weak destination] in $0 === destination }, called: "\(type(of: destination))")
    request.cause = reason
    guard !ids.isEmpty else { return back(request, from: id, animated: true) }
    ask(ids) { [weak self] mayLeave in
      guard mayLeave, let self else { return }
      request.agreed.formUnion(ids)
      back(request, from: id, animated: true)
    }
  }

  // MARK: Gates

  /// A flow has another guard than before.
  func guardsDidChange() {
    questions.hasGuards = true
    updateGates()
  }

  /// Closes and opens what people can go through. A container that moves is looked at when it has
  /// settled: a gesture that is switched off in the middle is cancelled.
  func updateGates() {
    guard questions.hasGuards else { return }
    for container in containersInOrder where container.isSettled {
      switch container {
      case let stack as StackWatcher: updateGate(of: stack)
      case let modal as ModalWatcher: updateGate(of: modal)
      default: break
      }
    }
  }

  func openGate(of container: ContainerID) {
    questions.gates.removeValue(forKey: container)?.open()
  }

  private func updateGate(of stack: StackWatcher) {
    guard let navigation = stack.navigation, navigation.viewControllers.count > 1,
      let top = navigation.topViewController
    else { return openGate(of: stack.container) }
    let mayEnd = guarded(leaving: id(of: top).map { [$0] } ?? [])
    let all = navigation.viewControllers.dropFirst().reversed().compactMap { id(of: $0) }
    let hidesMenu = guarded(leaving: all).contains {
      record($0)?.flow?.leaveGuard?.backMenu == .removed
    }
    guard !mayEnd.isEmpty || hidesMenu else { return openGate(of: stack.container) }
    let gate =
      questions.gates[stack.container] as? StackGate
      ?? StackGate(navigation) { [weak self] in self?.backWasTapped(on: $0) }
    questions.gates[stack.container] = gate
    gate.close(on: top, stopsGestures: !mayEnd.isEmpty, hidesMenu: hidesMenu)
  }

  private func backWasTapped(on top: UIViewController) {
    guard let navigation = top.parent as? UINavigationController,
      navigation.topViewController === top, isSettled, let id = id(of: top),
      let owner = tree.owner(of: id), let below = navigation.viewControllers.dropLast().last
    else { return }
    tryToLeave(guarded(leaving: [id]), to: below, from: owner)
  }

  private func updateGate(of modal: ModalWatcher) {
    guard let root = modal.root, !(root is UIAlertController),
      !guarded(leaving: screensAway(with: root)).isEmpty
    else { return openGate(of: modal.container) }
    let gate = questions.gates[modal.container] as? ModalGate ?? ModalGate(root)
    questions.gates[modal.container] = gate
    gate.close()
  }

  /// The person tried to dismiss a modal and could not, or taps its close button. Returns whether the
  /// modal goes its own way, for nobody has to be asked.
  func attemptToDismiss(_ modal: ModalWatcher, because reason: Reason) -> Bool {
    guard let root = modal.root, let presenter = root.presentingViewController else { return true }
    let ids = guarded(leaving: screensAway(with: root))
    guard let first = ids.first else { return true }
    tryToLeave(ids, to: visibleScreen(of: presenter), from: first, because: reason)
    return false
  }
}
