import Foundation

// The scene of an app without a scene manifest.

extension UIApplication {
  /// The scene that UIKit makes for an app without a scene manifest; `nil` in other apps.
  // 8.1.16: an app without a scene manifest has one scene, and its windows are in it.
  var soleScene: UIWindowScene? {
    guard mayHaveSoleScene, !usesScenes else { return nil }
    if let storedSoleScene { return storedSoleScene }
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(nil))
    session.scene = scene
    session.lastUse = Stage.shared.system.lastUse
    scene.isSole = true
    scene.activationState = UIScene.ActivationState(state)
    storedSoleScene = scene
    return scene
  }

  /// Takes the windows out of the scene when the app turns out to have scenes of its own.
  func retireSoleScene() {
    let scene = storedSoleScene
    storedSoleScene = nil
    for window in scene?.windows ?? [] { window.windowScene = nil }
    scene?.activationState = .unattached
  }
}

extension UIScene.ActivationState {
  /// The state of the scene of an app without a scene manifest.
  init(_ state: UIApplication.State) {
    switch state {
    case .active: self = .foregroundActive
    case .inactive: self = .foregroundInactive
    case .background: self = .background
    }
  }
}
