import Foundation

/// The status bar that an app chose itself, in place of its controllers.
struct StatusBarOverrides {
  var style: UIStatusBarStyle
  var isHidden: Bool
  /// How it comes and goes.
  var animation = UIStatusBarAnimation.none

  /// How long it takes to come or go, in seconds.
  static let duration: TimeInterval = 0.35

  /// Creates the status bar that an Info.plist describes for the launch.
  init(_ info: [String: Any]) {
    style =
      switch info["UIStatusBarStyle"] as? String {
      case "UIStatusBarStyleLightContent": .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
    isHidden = info["UIStatusBarHidden"] as? Bool ?? false
  }
}

extension UIApplication {
  /// `nil` where the controllers decide, as is the default of Info.plist.
  var statusBarOverrides: StatusBarOverrides? {
    let key = "UIViewControllerBasedStatusBarAppearance"
    return Stage.shared.infoDictionary[key] as? Bool == false ? ownStatusBar : nil
  }
}
