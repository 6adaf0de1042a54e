import Foundation
import StorylineTesting
import Testing
import UIKit

/// The edit menu of apps for older systems.
@MainActor @Suite(.stage) struct MenuControllerTests {
  private final class CopyView: UIView {
    var copies = 0

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("resignFirstResponder")
    }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  @MainActor private final class Ears {
    var heard: [Notification.Name] = []
  }

  private let app = AppDriver()
  private let view = CopyView(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let menu = UIMenuController.shared

  init() throws {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(view)
    try Stage.shared.settle()
  }

  @Test func `10.2.8 – the menu has what the first responder can perform`() async throws {
    view.becomeFirstResponder()
    menu.menuItems = [
      UIMenuItem(title: "Done", action: Selector("resignFirstResponder")),
      UIMenuItem(title: "Nothing", action: Selector("shout:")),
    ]
    menu.showMenu(from: view, rect: view.bounds)
    try Stage.shared.settle()
    #expect(menu.isMenuVisible)
    #expect(app.button("Copy").exists && app.button("Done").exists)
    #expect(!app.button("Paste").exists && !app.button("Nothing").exists)
    try await app.button("Copy").tap()
    #expect(view.copies == 1)
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    menu.showMenu(from: view, rect: view.bounds)
    try Stage.shared.settle()
    try await app.button("Done").tap()
    #expect(!view.isFirstResponder)
  }

  @Test func `10.2.8 – without a first responder there is no menu`() throws {
    menu.showMenu(from: view, rect: view.bounds)
    #expect(!menu.isMenuVisible)
  }

  @Test func `10.2.8 – the menu closes with an update when nothing can be performed any more`()
    throws
  {
    view.becomeFirstResponder()
    menu.showMenu(from: view, rect: view.bounds)
    try Stage.shared.settle()
    view.resignFirstResponder()
    menu.update()
    #expect(!menu.isMenuVisible)
  }

  @Test func `10.2.8 – the menu of a text has the app's actions too`() async throws {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    field.text = "Word"
    window.rootViewController?.view.addSubview(field)
    menu.menuItems = [UIMenuItem(title: "Done", action: Selector("resignFirstResponder"))]
    field.becomeFirstResponder()
    field.selectAll(nil)
    try Stage.shared.settle()
    #expect(app.button("Copy").exists && app.button("Done").exists)
  }

  @Test func `notifications tell of the beginning and the end`() throws {
    let ears = Ears()
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { ears.heard.append(name) }
      }
    }
    view.becomeFirstResponder()
    menu.showMenu(from: view, rect: view.bounds)
    try Stage.shared.settle()
    menu.hideMenu(from: window)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: view)
    try Stage.shared.settle()
    #expect(ears.heard == names)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
