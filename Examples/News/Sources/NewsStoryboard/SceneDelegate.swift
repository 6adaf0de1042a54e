import UIKit

/// The window is the storyboard's: there is nothing to do.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
