import Foundation
import UserNotifications

// Events for an app that runs already.

extension Stage {
  /// People come to the app by a URL, an activity or a quick action.
  package func arrive(_ cause: LaunchCause) {
    let application = UIApplication.shared
    guard application.usesScenes else {
      // 8.3.4 – before it is active.
      if application.applicationState == .background { application.take(.enterForeground) }
      application.deliver(cause)
      application.isInterrupted = false
      if application.applicationState == .inactive { application.take(.becomeActive) }
      return
    }
    guard let scene = scene(for: cause) else {
      // 8.3.1 – there is no scene yet: the event comes with the connection.
      if let session = lastSession { connect(session, for: cause) }
      return
    }
    let others = application.scenes(.foregroundActive, .foregroundInactive).filter { $0 !== scene }
    // 8.3.4 – before it is active.
    come(to: scene) { scene.deliver(cause) }
    if scene.activationState == .foregroundActive { leave(others) }
  }

  /// The scene that prefers it, else the one in front that may have it.
  private func scene(for cause: LaunchCause) -> UIScene? {
    let target = cause.targetContentIdentifier
    let connected = UIApplication.shared.scenesFrontToBack
    let able = connected.filter { $0.activationConditions.mayTake(target) }
    return able.first { $0.activationConditions.prefers(target) }
      ?? able.first { $0.activationState != .background } ?? able.first ?? connected.first
  }
}

extension UIScene {
  /// 8.3.1 – the scene is connected: its delegate is called.
  func deliver(_ cause: LaunchCause) {
    switch cause {
    case .url(let context):
      delegate?.scene(self, openURLContexts: [context])
    case .activity(let type, let result):
      // 8.3.3 – then one of the two.
      delegate?.scene(self, willContinueUserActivityWithType: type)
      switch result {
      case .success(let activity): delegate?.scene(self, continue: activity)
      case .failure(let error):
        delegate?.scene(self, didFailToContinueUserActivityWithType: type, error: error)
      }
    case .shortcut(let item):
      guard let scene = self as? UIWindowScene else { return }
      // 8.3.2: shortcut items go to a connected scene.
      (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
    case .notification(let response):
      response.target = self
      UNUserNotificationCenter.current().receive(response)
    }
  }
}

extension UIApplication {
  /// Calls the delegate of an app without scenes.
  func deliver(_ cause: LaunchCause) {
    switch cause {
    case .url(let context):
      var options: [OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]
      options[.sourceApplication] = context.options.sourceApplication
      _ = delegate?.application(self, open: context.url, options: options)
    case .activity(let type, let result):
      // 8.3.3 – then one of the two.
      _ = delegate?.application(self, willContinueUserActivityWithType: type)
      switch result {
      case .success(let activity):
        _ = delegate?.application(self, continue: activity) { restoring in
          for each in restoring ?? [] { each.restoreUserActivityState(activity) }
        }
      case .failure(let error):
        delegate?.application(self, didFailToContinueUserActivityWithType: type, error: error)
      }
    case .shortcut(let item):
      delegate?.application(self, performActionFor: item) { _ in }
    case .notification(let response):
      UNUserNotificationCenter.current().receive(response)
    }
  }
}
