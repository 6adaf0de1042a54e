import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// Performs what a menu's commands name.
@MainActor
private final class Desk: UIViewController, ObjCExporting {
  static func exportMembers(to members: inout ObjCMembers) { members.method("file:", Desk.file) }

  var filed: [String] = []
  override func validate(_ command: UICommand) {
    if command.propertyList as? String == "late" { command.title = "Too late" }
  }
  func file(_ sender: UICommand) { filed.append(sender.propertyList as? String ?? "?") }
}

/// A field that cannot be pasted into, and does more than others when it copies.
@MainActor
private final class GuardedField: UITextField {
  var copies = 0
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action != "paste:" && super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) {
    copies += 1
    super.copy(sender)
  }
}

@MainActor @Suite(.stage) struct CommandMenuTests {
  private let desk = Desk()
  let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ view: UIView) throws {
    window.rootViewController = desk
    window.makeKeyAndVisible()
    view.frame = CGRect(x: 40, y: 300, width: 200, height: 40)
    desk.view.addSubview(view)
    try Stage.shared.settle()
  }

  @Test func `a command of a menu calls its method along the responders`() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.menu = UIMenu(children: [
      UICommand(title: "File", action: "file:", propertyList: "now"),
      UICommand(title: "Later", action: "file:", propertyList: "late"),
      UICommand(title: "Nobody", action: "unknown:"),
    ])
    button.showsMenuAsPrimaryAction = true
    try show(button)
    let app = AppDriver()
    try await app.button("Open").tap()
    #expect(!app.button("Nobody").isEnabled)
    #expect(app.button("Too late").exists)
    try await app.button("File").tap()
    #expect(desk.filed == ["now"])
  }

  @Test func `a field offers in its menu what it says that it can do`() async throws {
    let field = GuardedField()
    field.text = "word"
    try show(field)
    UIPasteboard.general.string = "other"
    field.becomeFirstResponder()
    field.selectAll(nil)
    try Stage.shared.settle()
    let app = AppDriver()
    #expect(app.button("Cut").exists)
    #expect(!app.button("Paste").exists)
    try await app.button("Copy").tap()
    #expect(field.copies == 1)
    #expect(UIPasteboard.general.string == "word")
  }

  @Test func `a responder without a standard action says so`() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIView().paste(nil) }
  }

  @Test func `a view has no standard action unless it names one`() {
    #expect(!UIView().canPerformAction("copy:", withSender: nil))
    let field = UITextField()
    field.text = "word"
    #expect(field.canPerformAction("select:", withSender: nil))
    #expect(!field.canPerformAction("copy:", withSender: nil))
  }
}
