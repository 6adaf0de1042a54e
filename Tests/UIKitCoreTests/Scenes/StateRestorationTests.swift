import Foundation
import StorylineTesting
import Testing
import UIKit

/// A screen that keeps a page.
private class PageScreen: UIViewController {
  var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Diary.note("\(restorationIdentifier ?? "-") viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Diary.note("\(restorationIdentifier ?? "-") viewWillAppear")
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(page, forKey: "page")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    page = coder.decodeInteger(forKey: "page")
    Diary.note("\(restorationIdentifier ?? "-") decode \(page)")
  }
  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    Diary.note("\(restorationIdentifier ?? "-") finished")
  }
}

/// A screen that its own class makes.
private final class OwnScreen: PageScreen, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    Diary.note("class makes \(identifierComponents.joined(separator: "/"))")
    return Diary.launches ? OwnScreen() : nil
  }
}

private final class RestoringDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("willFinish")
    let home = PageScreen()
    home.restorationIdentifier = "home"
    let navigation = UINavigationController(rootViewController: home)
    navigation.restorationIdentifier = "stack"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("didFinish")
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  { true }
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(7, forKey: "version")
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    Diary.note("didDecode \(coder.decodeInteger(forKey: "version"))")
  }
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    Diary.note("delegate is asked for \(identifierComponents.joined(separator: "/"))")
    return identifierComponents.last == "plain" ? PageScreen() : nil
  }
}

/// 8.4.2, 8.4.3: an app without scenes is left, ended, and launched again.
@MainActor @Suite(.stage) struct StateRestorationTests {
  init() { Diary.begin() }

  private func launch() async throws -> AppDriver {
    let app = try await AppDriver.launch(RestoringDelegate.self)
    (app.navigation?.viewControllers.first as? PageScreen)?.page = 1
    return app
  }

  private func push(_ screen: PageScreen, _ identifier: String?, page: Int, in app: AppDriver)
    async throws
  {
    screen.restorationIdentifier = identifier
    screen.page = page
    app.navigation?.pushViewController(screen, animated: false)
    try await app.settle()
  }

  @Test
  func `8.1.2, 8.4.2, 8.4.3 a class comes first, then the delegate, then who is there; all decode`()
    async throws
  {
    let app = try await launch()
    let own = OwnScreen()
    own.restorationClass = OwnScreen.self
    try await push(own, "own", page: 2, in: app)
    try await push(PageScreen(), "plain", page: 3, in: app)
    try await app.enterBackground()
    let heard = try await Diary.during { try await app.relaunch() }
    #expect(
      heard == [
        "willFinish", "delegate is asked for stack", "delegate is asked for stack/home",
        "class makes stack/own", "delegate is asked for stack/plain", "home viewDidLoad",
        "home decode 1", "own viewDidLoad", "own decode 2", "plain viewDidLoad", "plain decode 3",
        "home finished", "own finished", "plain finished", "didDecode 7", "didFinish",
        "plain viewWillAppear",
      ])
    let pages = app.navigation?.viewControllers.compactMap { ($0 as? PageScreen)?.page }
    #expect(pages == [1, 2, 3])
  }

  @Test func `8.4.2 what its class does not make does not come back`() async throws {
    let app = try await launch()
    let own = OwnScreen()
    own.restorationClass = OwnScreen.self
    try await push(own, "own", page: 2, in: app)
    try await app.enterBackground()
    Diary.launches = false
    try await app.relaunch()
    #expect(app.navigation?.viewControllers.count == 1)
    #expect(!Diary.lines.contains("delegate is asked for stack/own"))
  }

  @Test func `8.4.2 a controller without an identifier is not saved`() async throws {
    let app = try await launch()
    try await push(PageScreen(), nil, page: 2, in: app)
    try await app.enterBackground()
    try await app.relaunch()
    #expect(app.navigation?.viewControllers.count == 1)
    #expect((app.navigation?.viewControllers.first as? PageScreen)?.page == 1)
  }

  @Test func `an app that people end does not come back as it was`() async throws {
    let app = try await launch()
    try await push(PageScreen(), "plain", page: 2, in: app)
    Stage.shared.terminate()
    try await app.relaunch()
    #expect(app.navigation?.viewControllers.count == 1)
  }
}
