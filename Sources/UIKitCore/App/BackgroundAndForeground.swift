import Foundation

// What the app hears when people leave it and come back. Its windows and controllers stay as they are.

extension Stage {
  /// People leave the app.
  package func enterBackground() {
    let application = UIApplication.shared
    guard application.applicationState != .background else { return }
    // 8.2.1 – inactive first, then in the background.
    if application.applicationState == .active { application.resignActive() }
    application.enterBackground()
  }

  /// People come back to the app.
  package func enterForeground() {
    let application = UIApplication.shared
    guard application.applicationState == .background else { return }
    // 8.2.1 – in the foreground first, then active.
    application.enterForeground()
    application.becomeActive()
  }
}

extension UIApplication {
  fileprivate func resignActive() {
    tell(.foregroundInactive) {
      $0.sceneWillResignActive($1)
    } app: {
      $0.applicationWillResignActive(self)
    }
    applicationState = .inactive
    post(Self.willResignActiveNotification)
  }

  fileprivate func enterBackground() {
    applicationState = .background
    tell(.background) {
      $0.sceneDidEnterBackground($1)
    } app: {
      $0.applicationDidEnterBackground(self)
    }
    post(Self.didEnterBackgroundNotification)
  }

  fileprivate func enterForeground() {
    tell(.foregroundInactive) {
      $0.sceneWillEnterForeground($1)
    } app: {
      $0.applicationWillEnterForeground(self)
    }
    applicationState = .inactive
    post(Self.willEnterForegroundNotification)
  }

  fileprivate func becomeActive() {
    applicationState = .active
    tell(.foregroundActive) {
      $0.sceneDidBecomeActive($1)
    } app: {
      $0.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
  }

  // 8.1.7 – in an app with scenes, the delegate of the app is not told.
  private func tell(
    _ state: UIScene.ActivationState, scene: (any UISceneDelegate, UIScene) -> Void,
    app: (any UIApplicationDelegate) -> Void
  ) {
    guard usesScenes else {
      if let delegate { app(delegate) }
      return
    }
    for connected in connectedScenes {
      connected.activationState = state
      if let delegate = connected.delegate { scene(delegate, connected) }
    }
  }

  // 8.1.8
  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
