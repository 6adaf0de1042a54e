import UIKit

// The events of a walk, in words, for people who read its failure.

extension AppWorld {
  /// Reports an action, if there is a listener.
  func tell(_ what: @autoclosure () -> String) {
    listener?(what())
  }

  /// Everything that there is, a line for each window: `*` has appeared, `+` appears, `-` disappears.
  func describe() -> [String] {
    rooms.map { room in
      let window = room.window
      let size = "\(window.frame.width) x \(window.frame.height)"
      return "window \(size)\(window.isHidden ? ", hidden" : ""): "
        + description(of: window.rootViewController)
    }
  }

  private func description(of controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    var contents: [UIViewController] = []
    for child in self.contents(of: controller) where !contents.contains(child) {
      contents.append(child)
    }
    let parts = contents.map {
      $0.parent === controller ? description(of: $0) : "(\(name(of: $0)))"
    }
    var text = name(of: controller) + state(of: controller)
    if !parts.isEmpty { text += "[\(parts.joined(separator: " "))]" }
    if let presented = presented(by: controller) {
      text += " presents \(presented.modalPresentationStyle.rawValue) \(description(of: presented))"
    }
    return text
  }

  func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    return (controller as? any WithLife)?.life.name ?? "\(type(of: controller))"
  }

  private func state(of controller: UIViewController) -> String {
    let mark =
      switch (controller as? any WithLife)?.life.appearance {
      case .appeared: "*"
      case .appearing: "+"
      case .disappearing: "-"
      case .disappeared, nil: ""
      }
    switch controller {
    case let tabs as UITabBarController:
      return mark + "{\(name(of: tabs.selectedViewController))}"
    case let split as UISplitViewController:
      return mark + (split.isCollapsed ? "{collapsed}" : "{mode \(split.displayMode.rawValue)}")
    default: return mark
    }
  }
}
