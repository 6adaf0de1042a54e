import StorylineCore
import UIKit

// The end of a scene.
extension Director {
  /// A scene was disconnected. If it was this window's, nobody will ever see again what the window shows,
  /// whoever keeps the window: every flow ends.
  func sceneDidDisconnect(_ scene: UIScene) {
    guard let window, window.windowScene === scene else { return }
    // UIKit would keep what is presented, with its presenter and its window, for good.
    if let lowest = window.presentedChain.first {
      lowest.presentingViewController?.dismiss(animated: false)
    }
    dismissal = nil
    refuseLinks()
    untold += tree.closeWindow()
    for container in containersInOrder {
      untold += tree.close(container.container, because: .windowClosed)
      remove(container)
    }
    setNeedsSettling()
  }
}
