public import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { Stage.shared.statusBar.style }

  open var isStatusBarHidden: Bool { Stage.shared.statusBar.isHidden }

  /// The frame of the status bar on the screen; empty while it is hidden.
  open var statusBarFrame: CGRect {
    let stage = Stage.shared
    if stage.statusBar.isHidden { return .zero }
    return CGRect(x: 0, y: 0, width: stage.screen.size.width, height: stage.device.safeArea.top)
  }
}

/// How the signs of the status bar are drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light interface, light on a dark one.
  case `default` = 0
  /// Light signs, for dark backgrounds.
  case lightContent = 1
  /// Dark signs, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
