import UIKit

/// Keeps people from leaving the top of one stack without being asked: stops the gestures that pop, and
/// takes the back button over.
///
/// It never touches the gestures' delegates, and gives everything back as the app had it.
@MainActor
final class StackGate: Barrier {
  private struct Stopped {
    weak var gesture: UIGestureRecognizer?
    var wasEnabled: Bool
  }

  private weak var navigation: UINavigationController?
  private let backWasTapped: @MainActor (UIViewController) -> Void
  private weak var top: UIViewController?
  private var stopped: [Stopped] = []
  private var button: (any GuardedBackButton)?
  private var hidesMenu = false

  init(
    _ navigation: UINavigationController,
    backWasTapped: @escaping @MainActor (UIViewController) -> Void
  ) {
    self.navigation = navigation
    self.backWasTapped = backWasTapped
  }

  func close(on top: UIViewController, stopsGestures: Bool, hidesMenu: Bool) {
    if self.top !== top || self.hidesMenu != hidesMenu {
      giveButtonBack()
      self.top = top
      self.hidesMenu = hidesMenu
    }
    if button == nil { takeButton(of: top) }
    if stopsGestures { stopGestures() } else { letGesturesGo() }
  }

  func open() {
    giveButtonBack()
    letGesturesGo()
    top = nil
  }

  // MARK: The back button

  private func takeButton(of top: UIViewController) {
    let ask: @MainActor () -> Void = { [weak self, weak top] in
      if let self, let top { backWasTapped(top) }
    }
    let item = top.navigationItem
    if #available(iOS 16.0, *), !hidesMenu {
      button = BackActionButton(item, ask)
    } else {
      let below = navigation?.viewControllers.dropLast().last
      button = PlainBackButton(item, title: below?.navigationItem.backTitle, ask)
    }
  }

  private func giveButtonBack() {
    button?.restore()
    button = nil
  }

  // MARK: Gestures

  private func stopGestures() {
    guard let navigation else { return }
    for gesture in popGestures(of: navigation) {
      if let index = stopped.firstIndex(where: { $0.gesture === gesture }) {
        // The app has switched it on meanwhile; that is what it gets back.
        if gesture.isEnabled { stopped[index].wasEnabled = true }
      } else {
        stopped.append(Stopped(gesture: gesture, wasEnabled: gesture.isEnabled))
      }
      gesture.isEnabled = false
    }
  }

  private func letGesturesGo() {
    for each in stopped where each.wasEnabled { each.gesture?.isEnabled = true }
    stopped = []
  }
}

/// Keeps people from dismissing one modal without being asked.
@MainActor
final class ModalGate: Barrier {
  private weak var root: UIViewController?
  private var wasModal: Bool

  init(_ root: UIViewController) {
    self.root = root
    wasModal = root.isModalInPresentation
  }

  func close() { root?.isModalInPresentation = true }

  func open() { root?.isModalInPresentation = wasModal }
}
