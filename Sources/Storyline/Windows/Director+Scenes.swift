import StorylineCore
import UIKit

// The end of a scene.
extension Director {
  /// Handles the disconnection of a scene. If it was this window's, the window will not be visible
  /// again, even if the app retains it: every flow ends.
  func sceneDidDisconnect(_ scene: UIScene) {
    guard let window, window.windowScene === scene else { return }
    let lowest = window.presentedControllers.first
    transitions.forgetDismissal()
    leaveGuards.openAll()
    links.windowDidClose()
    flows.closeWindow()
    reconciler.closeContainers()
    // UIKit would keep the presented controllers, with their presenter and their window, for good. Their
    // flows have ended by now, and with the window's reason.
    lowest?.presentingViewController?.dismiss(animated: false)
    setNeedsSettling()
  }
}
