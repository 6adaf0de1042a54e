import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ElementTests {
  @Test func `elements are found by title, text, placeholder, identifier and class`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(app.button("Next").label == "Next")
    #expect(app.text("Nothing yet").identifier == "status")
    #expect(app.textField("Name").view is UITextField)
    #expect(app.element(identifier: "status").label == "Nothing yet")
    #expect(app.element(of: UITextField.self).exists)
    #expect(app.element("status").exists)
    #expect(app.element("Next").view is UIButton)
  }

  @Test func `a kind does not find another kind`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(!(app.text("Next").view is UIButton))
    #expect(!app.button("Nothing yet").exists)
    #expect(!app.textField("Nothing yet").exists)
  }

  @Test func `an element is looked for anew on the next screen`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let title = app.text("Room 2")
    #expect(!title.exists)
    try await app.button("Next").tap()
    #expect(title.exists)
  }

  @Test func `what an alert lies over is not found`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Alert").tap()
    app.expectNo(app.button("Next"))
    app.expect(app.alert)
    try await app.alertButton("Keep").tap()
    app.expectNo(app.alert)
    app.expect(app.button("Next"))
    app.expect(app.text("kept"))
  }

  @Test func `what touches go through is found where it lies above, and not where it lies below`()
    async throws
  {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let screen = try #require(app.screen?.view)
    let list = UIScrollView(frame: screen.bounds)
    let notice = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 20))
    notice.text = "Nothing here"
    screen.addSubview(list)
    screen.addSubview(notice)
    app.expect(app.text("Nothing here"))
    screen.bringSubviewToFront(list)
    #expect(!app.text("Nothing here").exists)
  }

  @Test func `hidden, transparent and distant views are not found`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let button = try #require(app.button("Next").view)
    button.isHidden = true
    #expect(!app.button("Next").exists)
    button.isHidden = false
    button.alpha = 0
    #expect(!app.button("Next").exists)
    button.alpha = 1
    button.frame.origin.x = 1000
    #expect(!app.button("Next").exists)
    button.frame.origin.x = 0
    #expect(app.button("Next").exists)
  }

  @Test func `of several, one is chosen by its number`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(app.button("Twin").count == 2)
    try await app.button("Twin")[1].tap()
    app.expect(app.text("Second twin"))
    try await app.button("Twin").first.tap()
    app.expect(app.text("First twin"))
    #expect(!app.button("Twin")[2].exists)
  }

  @Test func `what lies in something else is told apart by that`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Next").tap()
    #expect(app.text("Room 2").inside(app.element(of: UINavigationBar.self)).exists)
    #expect(!app.text("Room 2").inside(app.element(of: UITextField.self)).exists)
    try await app.button("Alert").tap()
    try await app.button("Keep").inside(app.alert).tap()
    app.expect(app.text("kept"))
  }

  @Test func `a double tap touches twice, and no more than that`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    var count = 0
    let button = try #require(app.button("Twin").first.view as? UIButton)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    try await app.button("Twin").first.doubleTap()
    #expect(count == 2)
  }

  @Test func `text goes into the field that was tapped, and can be deleted`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.textField("Name").type("Ada")
    #expect(app.textField.value == "Ada")
    #expect(app.textField.isEditing)
    try await app.type("!")
    try await app.pressDelete()
    try await app.pressDelete()
    #expect(app.textField.value == "Ad")
    try await app.textField.clear()
    #expect(app.textField.value == "")
  }

  @Test func `a tap can be looked at while it is on its way`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Next").tap(settling: false)
    #expect(app.navigation?.transitionCoordinator != nil)
    try await app.settle()
    app.expectStack("Room 1", "Room 2")
  }
}
