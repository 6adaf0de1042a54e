import UIKit

/// The storyboard makes the window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
}
