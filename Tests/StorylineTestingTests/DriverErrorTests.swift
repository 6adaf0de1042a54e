import StorylineTesting
import Testing
import UIKit

/// Tests for the driver's messages when an action is impossible.
@MainActor @Suite(.stage) struct DriverErrorTests {
  private func message(_ body: @MainActor (AppDriver) async throws -> Void) async throws -> String {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let error = await #expect(throws: DriverError.self) { try await body(app) }
    return error?.message ?? ""
  }

  @Test func `what is not there cannot be tapped`() async throws {
    #expect(
      try await message { try await $0.button("Sign in").tap() }
        == "There is no button “Sign in”.")
  }

  @Test func `what is there twice has to be said more exactly`() async throws {
    #expect(
      try await message { try await $0.button("Twin").tap() }
        == "There are 2 of button “Twin”: button “Twin”, button “Twin”. "
        + "Say which one: `[1]`, `.first`, `.inside(…)`.")
  }

  @Test func `what is disabled cannot be tapped`() async throws {
    #expect(
      try await message { try await $0.button("Off").tap() }
        == "button “Off” (disabled) does not take touches.")
  }

  @Test func `what is covered cannot be tapped`() async throws {
    let text = try await message { app in
      try await app.button("Alert").tap()
      try await app.button("Next").tap()
    }
    #expect(
      text == "There is no button “Next”. button “Next” is there, but "
        + "UIAlertController “Delete?” is in front of it.")
  }

  @Test func `what is hidden, outside or covered is said to be so`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let next = app.button("Next")
    let view = try #require(next.view)
    func obstacle() async -> String {
      let error = await #expect(throws: DriverError.self) { try await next.tap() }
      return error?.message ?? ""
    }
    let start = "There is no button “Next”. button “Next” is there, but "
    view.isHidden = true
    #expect(await obstacle() == start + "it is hidden.")
    view.isHidden = false
    view.frame.origin.x = 1000
    #expect(await obstacle() == start + "it is outside of the screen.")
    view.frame.origin.x = 20
    let cover = UIView(frame: view.frame)
    cover.accessibilityIdentifier = "cover"
    view.superview?.addSubview(cover)
    #expect(await obstacle() == start + "UIView #cover lies over it.")
    cover.removeFromSuperview()
    try await next.tap()
  }

  @Test func `what is called almost so is offered`() async throws {
    let next = try await message { try await $0.button("next").tap() }
    #expect(next == "There is no button “next”. There is button “Next”.")
    let nothing = try await message { try await $0.button("Nothing").tap() }
    #expect(nothing == "There is no button “Nothing”. There is staticText “Nothing yet” #status.")
  }

  @Test func `nothing is typed where nothing is edited`() async throws {
    #expect(
      try await message { try await $0.type("Ada") }
        == "Nothing is edited: nobody takes what is typed.")
    #expect(
      try await message { try await $0.text("Nothing yet").type("Ada") }
        == "staticText “Nothing yet” #status was tapped, and is not edited.")
  }

  @Test func `on the first screen there is no way back`() async throws {
    #expect(
      try await message { try await $0.goBack() }
        == "There is no back button; the stack is [\"Room 1\"].")
    #expect(
      try await message { try await $0.swipeBack() }
        == "There is no screen to swipe back to; the stack is [\"Room 1\"].")
    #expect(
      try await message { try await $0.pullDownSheet() } == "There is no sheet to pull down.")
  }

  @Test func `the text says where, what, and what was on the screen`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let line: UInt = #line + 1
    let error = await #expect(throws: DriverError.self) {
      try await app.button("Sign in").tap()
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "DriverErrorTests.swift:\(line): There is no button “Sign in”.")
    #expect(lines.contains("  button “Next”"))
    #expect(lines.contains("  staticText “Nothing yet” #status"))
    #expect(lines.contains("  textField “Name”"))
    #expect(lines.contains("screen 393×852 light"))
  }
}
