import Foundation

extension Stage {
  /// Connects one more scene, in the foreground and without a delegate, as opening a second window of
  /// the app on a large device does.
  package func connectScene() -> UIWindowScene {
    let application = UIApplication.shared
    application.usesScenes = true
    let session = UISceneSession(role: .windowApplication)
    application.openSessions.insert(session)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    scene.activationState = .foregroundActive
    application.connectedScenes.insert(scene)
    return scene
  }
}
