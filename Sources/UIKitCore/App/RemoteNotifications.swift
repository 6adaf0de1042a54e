import Foundation

/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

extension UIApplication {
  /// As the simulator says it that has no service for them.
  static let noRemoteNotifications = NSError(
    domain: NSCocoaErrorDomain, code: 3010,
    userInfo: [
      NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
    ])
}

extension Stage {
  /// A server says something to the app.
  ///
  /// - Returns: What the app made of it, when it has said so.
  package func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let application = UIApplication.shared
    application.delegate?.application(
      application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
  }
}
