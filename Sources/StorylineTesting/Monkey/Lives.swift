import UIKit

/// The controllers that an app has shown, without keeping them: to see which are still there after
/// they went.
@MainActor
struct Lives {
  private struct Life {
    weak var controller: UIViewController?
  }

  private var lives: [ObjectIdentifier: Life] = [:]

  /// Takes in what is in the windows now.
  mutating func look() {
    for (id, life) in lives where life.controller == nil { lives[id] = nil }
    for controller in Self.held {
      lives[ObjectIdentifier(controller)] = Life(controller: controller)
    }
  }

  /// What was shown, is alive, and is in no window.
  var remaining: [UIViewController] {
    let held = Set(Self.held.map(ObjectIdentifier.init))
    return lives.values.compactMap(\.controller).filter { !held.contains(ObjectIdentifier($0)) }
  }

  /// Every controller in the app's windows: roots, children, and what is presented.
  static var held: [UIViewController] {
    Stage.shared.appWindows.compactMap(\.rootViewController).flatMap(all)
  }

  private static func all(_ controller: UIViewController) -> [UIViewController] {
    var found = [controller] + controller.children.flatMap(all)
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      found += all(presented)
    }
    return found
  }
}
