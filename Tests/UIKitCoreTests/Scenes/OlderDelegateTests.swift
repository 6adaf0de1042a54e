import Foundation
import StorylineTesting
import Testing
import UIKit

/// A delegate as apps of 2010 have it.
private class OlderDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    Diary.note("didFinishLaunching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    Diary.note("open \(url)")
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { Diary.note("news \(userInfo["id"] ?? "")") }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    Diary.note("shouldSave")
    return true
  }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    Diary.note("shouldRestore")
    return true
  }
}

/// One that has both forms of two methods.
private final class DoubleDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("didFinishLaunching")
    return true
  }

  func applicationDidFinishLaunching(_ application: UIApplication) { Diary.note("never") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Diary.note("open \(url)")
    return true
  }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    Diary.note("never")
    return true
  }
}

/// One with the second form of three.
private final class SourceDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    Diary.note("open \(url) from \(sourceApplication ?? "nobody")")
    return true
  }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    Diary.note("never")
    return true
  }
}

/// One whose older methods answer as they are told.
private final class AnsweringDelegate: UIResponder, UIApplicationDelegate {
  let answer: Bool

  init(_ answer: Bool) { self.answer = answer }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { answer }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { answer }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { answer }
}

/// 8.1.12: methods that later ones have replaced.
@MainActor @Suite(.stage) struct OlderDelegateTests {
  private let url = URL(string: "shop://item/3") ?? URL(fileURLWithPath: "/")

  init() { Diary.begin() }

  @Test func `8.1.12 a delegate without the form with options is told of the launch`() async throws
  {
    let app = try await AppDriver.launch(OlderDelegate.self)
    #expect(Diary.lines == ["didFinishLaunching"])
    #expect(app.screen != nil)
  }

  @Test func `8.1.12 URLs and messages of servers come by the older methods`() async throws {
    let app = try await AppDriver.launch(OlderDelegate.self)
    let heard = try await Diary.during {
      try await app.openURL(url)
      _ = try await app.receiveRemoteNotification(["id": 7])
    }
    #expect(heard == ["open shop://item/3", "news 7"])
  }

  @Test func `8.1.12 of two older forms the later one is called`() async throws {
    let app = try await AppDriver.launch(SourceDelegate.self)
    let heard = try await Diary.during { try await app.openURL(url) }
    #expect(heard == ["open shop://item/3 from nobody"])
  }

  @Test func `8.1.12 state is saved and restored by the older methods`() async throws {
    let app = try await AppDriver.launch(OlderDelegate.self)
    let saved = try await Diary.during { try await app.enterBackground() }
    #expect(saved == ["shouldSave"])
    let restored = try await Diary.during { try await app.relaunch() }
    #expect(restored == ["shouldRestore", "didFinishLaunching"])
  }

  @Test(arguments: [true, false])
  func `8.1.12 the answers of the older methods count`(answer: Bool) {
    let (app, delegate) = (UIApplication.shared, AnsweringDelegate(answer))
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(delegate.application(app, open: url, options: [:]) == answer)
    #expect(
      delegate.application(app, open: url, sourceApplication: nil, annotation: "") == answer)
    #expect(delegate.application(app, shouldSaveSecureApplicationState: coder) == answer)
    #expect(delegate.application(app, shouldRestoreSecureApplicationState: coder) == answer)
  }

  @Test func `8.1.13 the delegate's window is in two optionals`() async throws {
    _ = try await AppDriver.launch(OlderDelegate.self)
    let window = UIApplication.shared.delegate!.window!!
    #expect(window.rootViewController != nil)
    #expect(UIApplication.shared.delegate?.window??.rootViewController != nil)
    #expect(UIApplication.shared.delegate?.window?.rootViewController != nil)
    UIApplication.shared.delegate?.window = nil
    #expect(try #require(UIApplication.shared.delegate).window == nil)
  }

  @Test func `8.1.12 an older method is not called beside its successor`() async throws {
    let app = try await AppDriver.launch(DoubleDelegate.self)
    try await app.openURL(url)
    #expect(Diary.lines == ["didFinishLaunching", "open shop://item/3"])
  }
}
