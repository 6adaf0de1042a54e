import UIKit

/// Protects one stack from pops without a question. It stops the gestures that pop, replaces the
/// back button's action, and keeps the screens, so that an unasked pop can be undone.
///
/// It never touches the gestures' delegates, and restores everything as the app had it.
@MainActor
final class StackBarrier: Barrier {
  private weak var stack: StackWatcher?
  private unowned let director: Director
  private var screens: [UIViewController] = []
  private let gestures = StoppedGestures()
  private var button: TakenButton?

  private struct TakenButton {
    weak var top: UIViewController?
    let hidesMenu: Bool
    let button: any GuardedBackButton
  }

  init(_ stack: StackWatcher, in director: Director) {
    self.stack = stack
    self.director = director
  }

  func close(for guards: LeaveGuards) -> Bool {
    guard let stack, let navigation = stack.navigation else { return false }
    let screens = stack.contents
    let all = screens.reversed().flatMap(director.screens)
    guard !guards.guarded(leaving: all).isEmpty else { return false }
    self.screens = screens
    let top = screens.count > 1 ? navigation.topViewController : nil
    let mayEnd = !guards.guarded(leaving: top.flatMap(director.id).map { [$0] } ?? []).isEmpty
    let above = screens.dropFirst().reversed().compactMap(director.id)
    let hidesMenu = guards.guarded(leaving: above).contains {
      director.record($0)?.flow?.leaveGuard?.backMenu == .removed
    }
    if let top, mayEnd || hidesMenu {
      close(navigation, on: top, stopsGestures: mayEnd, hidesMenu: hidesMenu)
    } else {
      letGo()
    }
    return true
  }

  /// Stops what people can do on the top screen.
  private func close(
    _ navigation: UINavigationController, on top: UIViewController, stopsGestures: Bool,
    hidesMenu: Bool
  ) {
    if let button, button.top !== top || button.hidesMenu != hidesMenu { giveButtonBack() }
    if button == nil { takeButton(of: top, hidesMenu: hidesMenu) }
    if stopsGestures { gestures.stop(popGestures(of: navigation)) } else { gestures.letGo() }
  }

  /// Lets people leave the top screen; the screens are still remembered.
  private func letGo() {
    giveButtonBack()
    gestures.letGo()
  }

  func open() {
    letGo()
    screens = []
  }

  // MARK: The back button

  private func takeButton(of top: UIViewController, hidesMenu: Bool) {
    let ask: @MainActor () -> Void = { [weak director, weak top] in
      if let top { director?.backWasTapped(on: top) }
    }
    let item = top.navigationItem
    let taken: any GuardedBackButton
    if #available(iOS 16.0, *), !hidesMenu {
      taken = BackActionButton(item, ask)
    } else {
      let below = stack?.navigation?.viewControllers.dropLast().last
      taken = PlainBackButton(item, title: below?.navigationItem.backTitle, ask)
    }
    button = TakenButton(top: top, hidesMenu: hidesMenu, button: taken)
  }

  private func giveButtonBack() {
    button?.button.restore()
    button = nil
  }

  // MARK: Putting back

  let order = Int.max

  var missing: [UIViewController] {
    guard let stack, stack.isSettled else { return [] }
    let there = stack.contents
    guard !there.elementsEqual(screens, by: ===) else { return [] }
    return screens.filter {
      !there.contains($0) && $0.outer == nil && $0.presentingViewController == nil
    }
  }

  func putBack() -> PutBack {
    guard let navigation = stack?.navigation else { return .impossible }
    let others = navigation.viewControllers
    let missing = missing
    // Screens of other flows stay above: they would end without being asked either.
    let added = others.filter { !screens.contains($0) && director.id(of: $0) != nil }
    let old = screens.filter { others.contains($0) || missing.contains($0) }
    navigation.setViewControllers(
      old + added, animated: navigation.viewIfLoaded?.window != nil && added.isEmpty)
    return .done { [weak navigation] in
      guard let navigation else { return }
      let now = navigation.viewControllers
      // What has come meanwhile stays on top.
      let later = now.filter { !others.contains($0) && !missing.contains($0) }
      let kept = others.filter { now.contains($0) || $0.outer == nil }
      guard !(kept + later).isEmpty else { return }
      navigation.setViewControllers(kept + later, animated: true)
    }
  }
}

/// Gestures that were disabled, with the setting that each had.
@MainActor
private final class StoppedGestures {
  private var stopped: [(gesture: Weak, wasEnabled: Bool)] = []

  private struct Weak {
    weak var gesture: UIGestureRecognizer?
  }

  func stop(_ gestures: [UIGestureRecognizer]) {
    for gesture in gestures {
      if let index = stopped.firstIndex(where: { $0.gesture.gesture === gesture }) {
        // The app has enabled it meanwhile; that is what it gets back.
        if gesture.isEnabled { stopped[index].wasEnabled = true }
      } else {
        stopped.append((Weak(gesture: gesture), gesture.isEnabled))
      }
      gesture.isEnabled = false
    }
  }

  func letGo() {
    for each in stopped where each.wasEnabled { each.gesture.gesture?.isEnabled = true }
    stopped = []
  }
}
