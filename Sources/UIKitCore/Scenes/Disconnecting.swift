import Foundation
import UserNotifications

// How scenes, sessions and the process itself end.

extension Stage {
  /// The system takes a scene away, to have its memory. Its session stays.
  package func disconnect(_ scene: UIScene) {
    let application = UIApplication.shared
    guard application.managedScenes.contains(scene) else { return }
    leave([scene].filter { $0.activationState != .background })
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    // 8.2.3: a scene that is not connected is unattached.
    scene.activationState = .unattached
    // 8.2.2 – the scene is released, its delegate with it; windows cannot be seen without a scene.
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
    application.managedScenes.remove(scene)
    scene.session.scene = nil
    keepAlive(scene)
  }

  /// People close a scene for good while the app runs.
  package func discard(_ session: UISceneSession) {
    let application = UIApplication.shared
    if let scene = session.scene { disconnect(scene) }
    application.openSessions.remove(session)
    // 8.2.2: a disconnected scene is released, its session may connect again.
    application.delegate?.application(application, didDiscardSceneSessions: [session])
  }

  /// 8.2.2 – scenes that people closed while the app did not run are reported shortly after the
  /// launch.
  func sayWhatWasDiscarded() {
    guard !system.discarded.isEmpty else { return }
    let sessions = Set(system.discarded.map(UISceneSession.init))
    system.discarded = []
    performAfterCommit {
      let application = UIApplication.shared
      application.delegate?.application(application, didDiscardSceneSessions: sessions)
    }
  }

  /// Ends the app as people do: it is called, because it still runs.
  package func terminate() {
    enterBackground()
    let application = UIApplication.shared
    application.delegate?.applicationWillTerminate(application)
    // 8.1.8: the notification follows the delegate's method.
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: application)
    NotificationCenter.default.post(
      UIApplication.WillTerminateMessage(), subject: application)
    endProcess()
    // An app that people end is not restored.
    system.savedState = nil
  }

  /// Ends the app without calls, as the system does. The data that the device keeps of it stays.
  package func endProcess() {
    guard system.isRunning else { return }
    system.sessions = UIApplication.shared.openSessions.map(SavedSession.init)
    let notifications = UNUserNotificationCenter.current()
    let (kept, info, state) = (system, infoDictionary, notifications.state)
    reset()
    system = kept
    system.isRunning = false
    infoDictionary = info
    notifications.state = state
    notifications.wakeAgain()
  }

  /// People close all scenes of an app that does not run.
  package func discardSavedSessions() {
    system.discarded += system.sessions
    system.sessions = []
  }
}
