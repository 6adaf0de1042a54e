import Foundation

// The calls when people leave an app and come back. Its windows and controllers stay as they are.

extension Stage {
  /// People leave the app.
  package func enterBackground() {
    let application = UIApplication.shared
    guard application.usesScenes else {
      guard application.applicationState != .background else { return }
      application.isInterrupted = false
      // 8.2.1 – inactive first, then in the background.
      if application.applicationState == .active { application.take(.resignActive) }
      application.take(.enterBackground)
      application.saveState()
      return
    }
    leave(application.scenes(.foregroundActive, .foregroundInactive))
  }

  /// People come back to the app.
  package func enterForeground() {
    let application = UIApplication.shared
    unlock()
    guard application.usesScenes else {
      guard application.applicationState == .background else { return }
      // 8.2.1 – in the foreground first, then active.
      application.take(.enterForeground)
      application.take(.becomeActive)
      return
    }
    guard application.scenes(.foregroundActive, .foregroundInactive).isEmpty else { return }
    if let scene = application.scenes(.background).first {
      come(to: scene) {}
    } else if let session = lastSession {
      // 8.2.2 – what was disconnected meanwhile is connected again.
      connect(session)
    }
  }

  /// Something covers the app for a while: a call, an alert of the system, the list of notifications.
  package func interrupt() {
    let application = UIApplication.shared
    if application.usesScenes {
      let scenes = application.scenes(.foregroundActive)
      for scene in scenes { scene.isInterrupted = true }
      // 8.2.1 – inactive, and no more than that.
      if !scenes.isEmpty { application.take(.resignActive, scenes) }
    } else if application.applicationState == .active {
      application.isInterrupted = true
      // 8.2.1 – inactive, and no more than that.
      application.take(.resignActive)
    }
  }

  /// Ends an interruption: the app is no longer covered.
  package func endInterruption() {
    let application = UIApplication.shared
    if application.usesScenes {
      let scenes = application.scenes(.foregroundInactive).filter(\.isInterrupted)
      for scene in scenes { scene.isInterrupted = false }
      // 8.2.1 – after an interruption a scene only becomes active.
      if !scenes.isEmpty { application.take(.becomeActive, scenes) }
    } else if application.isInterrupted, application.applicationState == .inactive {
      application.isInterrupted = false
      // 8.2.1 – after an interruption the application only becomes active.
      application.take(.becomeActive)
    }
  }

  /// Lets the device rest untouched for a while: it locks itself, unless the app keeps it awake.
  package func leaveAlone() {
    guard system.locksItself, !UIApplication.shared.isIdleTimerDisabled else { return }
    enterBackground()
    lock()
  }

  /// The device runs out of memory.
  package func warnOfMemory() {
    let application = UIApplication.shared
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    // 8.1.8: the notification follows the delegate's method.
    isWarningOfMemory = true
    defer { isWarningOfMemory = false }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    NotificationCenter.default.post(
      UIApplication.DidReceiveMemoryWarningMessage(), subject: application)
    warnControllersOfMemory()
  }

  private func warnControllersOfMemory() {
    for window in appWindows { window.storedRoot?.warnOfMemory() }
  }

  /// 8.1.15 – view controllers observe the notification, whoever posts it.
  func observeMemoryWarnings() {
    // As long as the stage itself.
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        if !Stage.shared.isWarningOfMemory { Stage.shared.warnControllersOfMemory() }
      }
    }
  }

  // MARK: Scenes

  /// Scenes go to the background.
  func leave(_ scenes: [UIScene]) {
    guard !scenes.isEmpty else { return }
    let application = UIApplication.shared
    let active = scenes.filter { $0.activationState == .foregroundActive }
    for scene in scenes { scene.isInterrupted = false }
    // 8.2.1 – inactive first, then in the background.
    if !active.isEmpty { application.take(.resignActive, active) }
    application.take(.enterBackground, scenes)
    for scene in scenes { save(scene) }
  }

  /// Brings a scene to the front; the reason for it is delivered before it is active.
  func come(to scene: UIScene, _ deliver: () -> Void) {
    let application = UIApplication.shared
    if scene.activationState == .background {
      // 8.2.1 – in the foreground first, then active.
      application.take(.enterForeground, [scene])
    }
    order(front: scene)
    deliver()
    scene.isInterrupted = false
    if scene.activationState == .foregroundInactive { application.take(.becomeActive, [scene]) }
  }

  func order(front scene: UIScene) {
    system.lastUse += 1
    scene.session.lastUse = system.lastUse
  }

  /// 8.2.4 – keeps what the scene looks like, for when it is connected again.
  private func save(_ scene: UIScene) {
    guard let delegate = scene.delegate else { return }
    let activity = delegate.stateRestorationActivity(for: scene)
    if let activity {
      activity.update()
      if !activity.responders.isEmpty { delegate.scene(scene, didUpdate: activity) }
    }
    scene.session.stateRestorationActivity = activity
  }
}

extension UIViewController {
  /// Calls `didReceiveMemoryWarning` of every controller below a root.
  fileprivate func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.warnOfMemory()
    }
  }
}
