public import Foundation

// The notifications of applications and scenes as typed messages: `addObserver(of:for:)`.

extension UIApplication {
  /// The message that the app has become active.
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the app is about to become inactive.
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public static var name: Notification.Name { UIApplication.willResignActiveNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the app is in the background.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the app is about to leave the background.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the app is about to be ended.
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public static var name: Notification.Name { UIApplication.willTerminateNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that memory is running low.
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
}

extension UIScene {
  /// The message that the scene responds to people.
  public struct DidActivateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    public static var name: Notification.Name { UIScene.didActivateNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the scene is about to become inactive.
  public struct WillDeactivateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    public static var name: Notification.Name { UIScene.willDeactivateNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the scene is in the background.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  /// The message that the scene is about to leave the background.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The message that the app has become active.
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The message that the app is about to become inactive.
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The message that the app is in the background.
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The message that the app is about to leave the background.
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The message that the app is about to be ended.
  public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  /// The message that memory is running low.
  public static var didReceiveMemoryWarning: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// The message that the scene responds to people.
  public static var didActivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// The message that the scene is about to become inactive.
  public static var willDeactivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// The message that the scene is in the background.
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// The message that the scene is about to leave the background.
  public static var willEnterForeground: Self { Self() }
}
