public import Foundation

/// Makes controllers that are restored, in an app without scenes.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  /// The controller that had that path; `nil` when it is not to come back.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The saved state of a controller.
@MainActor
struct SavedController {
  /// The identifiers from the root down to it.
  let path: [String]
  let data: Data
  let restorationClass: (any UIViewControllerRestoration.Type)?
  /// The controllers on it, if it is a stack.
  let stack: [[String]]
  let presented: [String]?
}

/// The saved state of an app without scenes.
@MainActor
struct SavedState {
  var controllers: [SavedController] = []
  var application = Data()
}

extension UIApplication {
  // MARK: Saving

  /// Saves the controllers that have identifiers, if the delegate allows it.
  func saveState() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    guard let delegate, delegate.application(self, shouldSaveSecureApplicationState: coder) else {
      return
    }
    delegate.application(self, willEncodeRestorableStateWith: coder)
    var state = SavedState()
    state.application = coder.encodedData
    for window in windows {
      if let root = window.rootViewController { save(root, below: [], into: &state) }
    }
    Stage.shared.system.savedState = state
  }

  // A controller without an identifier is not saved, and neither are those below it.
  private func save(_ controller: UIViewController, below: [String], into state: inout SavedState) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = below + [identifier]
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    controller.encodeRestorableState(with: coder)
    let stack = (controller as? UINavigationController)?.viewControllers ?? []
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
    state.controllers.append(
      SavedController(
        path: path, data: coder.encodedData, restorationClass: controller.restorationClass,
        stack: stack.compactMap { $0.restorationIdentifier.map { path + [$0] } },
        presented: presented?.restorationIdentifier.map { path + [$0] }))
    for child in controller.children { save(child, below: path, into: &state) }
    if let presented { save(presented, below: path, into: &state) }
  }

  // MARK: Restoring

  /// Restores the saved state, if the delegate allows it: between the two methods of the launch.
  func restoreState() {
    guard let state = Stage.shared.system.savedState, let delegate,
      let application = Self.coder(state.application),
      delegate.application(self, shouldRestoreSecureApplicationState: application)
    else { return }
    var restored: [(controller: UIViewController, saved: SavedController, coder: NSCoder)] = []
    for saved in state.controllers {
      guard let coder = Self.coder(saved.data),
        let controller = controller(for: saved, coder)
      else { continue }
      controller.restorationIdentifier = saved.path.last
      restored.append((controller, saved, coder))
    }
    // The later of two of one path.
    let byPath = Dictionary(restored.map { ($0.saved.path, $0.controller) }) { $1 }
    for (controller, saved, _) in restored {
      let stack = saved.stack.compactMap { byPath[$0] }
      if !stack.isEmpty {
        (controller as? UINavigationController)?.setViewControllers(stack, animated: false)
      }
    }
    for (controller, _, coder) in restored {
      // 8.4.3 – after `viewDidLoad`, and before it appears.
      controller.startLoadingView()
      controller.decodeRestorableState(with: coder)
    }
    for (controller, saved, _) in restored {
      if let presented = saved.presented.flatMap({ byPath[$0] }) {
        Stage.shared.performAfterCommit { controller.present(presented, animated: false) }
      }
    }
    // 8.4.3 – after all of them.
    for (controller, _, _) in restored { controller.applicationFinishedRestoringState() }
    delegate.application(self, didDecodeRestorableStateWith: application)
  }

  private func controller(for saved: SavedController, _ coder: NSCoder) -> UIViewController? {
    // 8.4.2 – its class first: what that does not make does not come back.
    if let restorationClass = saved.restorationClass {
      return restorationClass.viewController(
        withRestorationIdentifierPath: saved.path, coder: coder)
    }
    // 8.4.2 – then the delegate.
    if let made = delegate?.application(
      self, viewControllerWithRestorationIdentifierPath: saved.path, coder: coder)
    {
      return made
    }
    // 8.4.2 – then who is there already, by the same path.
    return existing(saved.path)
  }

  private func existing(_ path: [String]) -> UIViewController? {
    for window in windows {
      guard let root = window.rootViewController, root.restorationIdentifier == path.first else {
        continue
      }
      var found: UIViewController? = root
      for identifier in path.dropFirst() {
        found = found?.children.first { $0.restorationIdentifier == identifier }
      }
      if let found { return found }
    }
    return nil
  }

  private static func coder(_ data: Data) -> NSKeyedUnarchiver? {
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    coder.requiresSecureCoding = false
    return coder
  }
}
