import Foundation

/// One of the four steps between the background and being active, with its calls and notifications.
@MainActor
struct LifecycleTransition {
  /// The state of a scene afterwards.
  let sceneState: UIScene.ActivationState
  /// The state of an app without scenes afterwards.
  let appState: UIApplication.State
  /// A Boolean value that indicates whether the calls come before the state changes.
  let isAnnounced: Bool
  let sceneMessage: (any UISceneDelegate, UIScene) -> Void
  let appMessage: (any UIApplicationDelegate, UIApplication) -> Void
  let scenePost: NSNotification.Name
  let appPost: NSNotification.Name
  /// Posts the message that goes with the notification of a scene.
  let sceneTyped: (UIScene) -> Void
  let appTyped: (UIApplication) -> Void

  static let resignActive = LifecycleTransition(
    sceneState: .foregroundInactive, appState: .inactive, isAnnounced: true,
    sceneMessage: { $0.sceneWillResignActive($1) },
    appMessage: { $0.applicationWillResignActive($1) },
    scenePost: UIScene.willDeactivateNotification,
    appPost: UIApplication.willResignActiveNotification,
    sceneTyped: { NotificationCenter.default.post(UIScene.WillDeactivateMessage(), subject: $0) },
    appTyped: {
      NotificationCenter.default.post(UIApplication.WillResignActiveMessage(), subject: $0)
    })

  static let enterBackground = LifecycleTransition(
    sceneState: .background, appState: .background, isAnnounced: false,
    sceneMessage: { $0.sceneDidEnterBackground($1) },
    appMessage: { $0.applicationDidEnterBackground($1) },
    scenePost: UIScene.didEnterBackgroundNotification,
    appPost: UIApplication.didEnterBackgroundNotification,
    sceneTyped: {
      NotificationCenter.default.post(UIScene.DidEnterBackgroundMessage(), subject: $0)
    },
    appTyped: {
      NotificationCenter.default.post(UIApplication.DidEnterBackgroundMessage(), subject: $0)
    })

  static let enterForeground = LifecycleTransition(
    sceneState: .foregroundInactive, appState: .inactive, isAnnounced: true,
    sceneMessage: { $0.sceneWillEnterForeground($1) },
    appMessage: { $0.applicationWillEnterForeground($1) },
    scenePost: UIScene.willEnterForegroundNotification,
    appPost: UIApplication.willEnterForegroundNotification,
    sceneTyped: {
      NotificationCenter.default.post(UIScene.WillEnterForegroundMessage(), subject: $0)
    },
    appTyped: {
      NotificationCenter.default.post(UIApplication.WillEnterForegroundMessage(), subject: $0)
    })

  static let becomeActive = LifecycleTransition(
    sceneState: .foregroundActive, appState: .active, isAnnounced: false,
    sceneMessage: { $0.sceneDidBecomeActive($1) },
    appMessage: { $0.applicationDidBecomeActive($1) },
    scenePost: UIScene.didActivateNotification,
    appPost: UIApplication.didBecomeActiveNotification,
    sceneTyped: { NotificationCenter.default.post(UIScene.DidActivateMessage(), subject: $0) },
    appTyped: {
      NotificationCenter.default.post(UIApplication.DidBecomeActiveMessage(), subject: $0)
    })
}

extension UIApplication {
  /// Takes an app without scenes through a step.
  func take(_ step: LifecycleTransition) {
    if !step.isAnnounced { state = step.appState }
    if let delegate { step.appMessage(delegate, self) }
    // 8.1.8: the notification follows the delegate's method.
    NotificationCenter.default.post(name: step.appPost, object: self)
    step.appTyped(self)
    if step.isAnnounced { state = step.appState }
  }

  /// Takes some of an app's scenes through a step.
  ///
  /// 8.1.7 – the delegate of the application is not called, but its notification is posted, when
  /// the application as a whole goes through the step.
  func take(_ step: LifecycleTransition, _ scenes: [UIScene]) {
    let old = stateOfScenes
    if !step.isAnnounced {
      for scene in scenes { scene.activationState = step.sceneState }
      state = stateOfScenes
    }
    for scene in scenes {
      if let delegate = scene.delegate { step.sceneMessage(delegate, scene) }
      NotificationCenter.default.post(name: step.scenePost, object: scene)
      step.sceneTyped(scene)
    }
    if step.isAnnounced {
      for scene in scenes { scene.activationState = step.sceneState }
    }
    guard stateOfScenes != old else { return }
    // 8.1.7: with scenes only the notifications of the application remain.
    // 8.1.8: the notification follows the delegate's method.
    NotificationCenter.default.post(name: step.appPost, object: self)
    step.appTyped(self)
    state = stateOfScenes
  }

  /// The app is where the foremost of its scenes is.
  private var stateOfScenes: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The connected scenes, those that came to the front last first.
  var scenesFrontToBack: [UIScene] { connectedScenes.sorted { $0.order > $1.order } }

  func scenes(_ states: UIScene.ActivationState...) -> [UIScene] {
    scenesFrontToBack.filter { states.contains($0.activationState) }
  }
}
