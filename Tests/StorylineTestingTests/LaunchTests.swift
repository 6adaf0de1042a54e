import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct LaunchTests {
  @Test func `an app is launched with its delegate and its scene`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(UIApplication.shared.delegate is GalleryDelegate)
    #expect(UIApplication.shared.applicationState == .active)
    let scene = try #require(app.window?.windowScene)
    #expect((scene.delegate as? GallerySceneDelegate)?.heard == ["active"])
    app.expectScreen(RoomViewController.self, titled: "Room 1")
  }

  @Test func `relaunching makes everything anew, and nothing of before stays`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Next").tap()
    try await app.rotate(to: .landscapeLeft)
    weak let application = UIApplication.shared
    weak let window = app.window
    weak let screen = app.screen
    #expect(application != nil)
    try await app.relaunch()
    #expect(application == nil)
    #expect(window == nil)
    #expect(screen == nil)
    #expect(UIScreen.main.bounds.width == 393)
    app.expectStack("Room 1")
    #expect(app.log == ["GalleryFlow#1 root"] + app.log.dropFirst())
  }

  @Test func `what is presented does not outlive the app`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Sheet").tap()
    let note = ReleaseWatch(app.screen)
    try await app.relaunch()
    try await note.expectReleased()
    try await app.button("Alert").tap()
    let alert = ReleaseWatch(app.screen)
    try await app.relaunch()
    try await alert.expectReleased()
  }

  @Test func `what was not launched cannot be launched again`() async throws {
    let error = await #expect(throws: DriverError.self) { try await AppDriver().relaunch() }
    #expect(error?.message == "The test did not launch an app that could be launched again.")
  }

  @Test func `a window that the test made itself is driven as well`() async throws {
    let window = UIWindow()
    window.rootViewController = RoomViewController(7)
    window.makeKeyAndVisible()
    try await settle()
    let app = AppDriver()
    #expect(app.window === window)
    app.expectScreen(RoomViewController.self, titled: "Room 7")
    #expect(app.stack.isEmpty)
  }

  @Test func `leaving the app and coming back is told to the scene`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let delegate = try #require(app.window?.windowScene?.delegate as? GallerySceneDelegate)
    try await app.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    try await app.enterForeground()
    #expect(delegate.heard == ["active", "background", "active"])
  }

  @Test func `the device is turned`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.rotate(to: .landscapeRight)
    #expect(app.window?.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `text follows the size that people set`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
    try await app.setContentSizeCategory(.accessibilityLarge)
    #expect(app.screen?.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > usual)
  }

  @Test func `the device goes dark and light again`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.setInterfaceStyle(.dark)
    #expect(app.screen?.traitCollection.userInterfaceStyle == .dark)
    try await app.setInterfaceStyle(.light)
    #expect(app.screen?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the layout turns around as in a language read from the right`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.setLayoutDirection(.rightToLeft)
    #expect(app.screen?.traitCollection.layoutDirection == .rightToLeft)
    #expect(app.screen?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    try await app.setLayoutDirection(.leftToRight)
    #expect(app.screen?.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
