import Foundation
import StorylineTesting
import Testing
import UIKit

/// 18.6: selections and roles of buttons, and texts that go with the next insertion.
@MainActor @Suite(.harness) struct SelectionMemberTests {
  let harness: any Harness = PlatformHarness()

  @Test func `18.6.4 a bar button item is selected by the app alone`() throws {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in })
    item.title = "Bold"
    root.navigationItem.rightBarButtonItem = item
    let navigation = try harness.showNavigation([root])
    #expect(!item.isSelected && !item.changesSelectionAsPrimaryAction)
    let bar = navigation.navigationBar
    let point = bar.convert(CGPoint(x: bar.bounds.maxX - 30, y: 22), to: nil)
    harness.tap(at: point)
    try harness.settle()
    #expect(!item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    harness.tap(at: point)
    try harness.settle()
    #expect(item.isSelected)
    harness.tap(at: point)
    try harness.settle()
    #expect(!item.isSelected)
  }

  @Test func `18.6.7 a button has the normal role until it is given another`() {
    let button = UIButton(configuration: .filled())
    #expect(button.role == .normal)
    button.role = .destructive
    #expect(button.role == .destructive)
    #expect(UIButton.Role.primary.rawValue == 1 && UIButton.Role.cancel.rawValue == 2)
  }

  @Test func `18.6.7 a configuration follows the selection unless it says otherwise`() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.automaticallyUpdateForSelection)
    configuration.automaticallyUpdateForSelection = false
    #expect(configuration != .plain())
  }

  @Test func `18.6.8 a field that clears on insertion does so once`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "abc"
    try harness.show(field)
    #expect(!field.clearsOnInsertion)
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    harness.type("x")
    #expect(field.text == "x")
    #expect(!field.clearsOnInsertion)
    harness.type("y")
    #expect(field.text == "xy")
  }

  @Test func `18.6.8 a field that is to clear keeps that when editing begins`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "abc"
    try harness.show(field)
    field.clearsOnInsertion = true
    field.becomeFirstResponder()
    harness.type("x")
    #expect(field.text == "x")
  }

  @Test func `18.6.8 another selection keeps the text`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    view.text = "abc"
    try harness.show(view)
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(!view.clearsOnInsertion)
    harness.type("x")
    #expect(view.text == "axc")
  }

  @Test func `18.6.9 a tab can be disabled as its item on the bar`() throws {
    let tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let controller = UITabBarController(tabs: tabs)
    #expect(controller.mode == .automatic)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    #expect(tabs[1].isEnabled)
    tabs[1].isEnabled = false
    #expect(controller.tabBar.items?[1].isEnabled == false)
  }

  @Test func `18.6.10 a responder knows the language of its keyboard`() throws {
    let field = UITextField()
    let language = try #require(field.textInputMode?.primaryLanguage)
    #expect(!language.isEmpty)
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == [language])
  }
}
