import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// Goes back and forth by keys.
@MainActor
private final class Pages: UIViewController, ObjCExporting {
  static func exportMembers(to members: inout ObjCMembers) { members.method("turn:", Pages.turn) }

  var page = 1
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Next Page", action: "turn:", input: UIKeyCommand.inputRightArrow,
        modifierFlags: .command)
    ]
  }
  func turn(_ sender: UIKeyCommand) { page += 1 }
}

@MainActor @Suite(.stage) struct KeyDriverTests {
  let app = AppDriver()
  private let pages = Pages()
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    window.rootViewController = pages
    window.makeKeyAndVisible()
    field.placeholder = "Name"
    pages.view.addSubview(field)
  }

  @Test func `keys perform the commands of the screen`() async throws {
    try await app.settle()
    #expect(app.keyCommands.map(\.title) == ["Next Page"])
    try await app.press(UIKeyCommand.inputRightArrow, modifiers: .command)
    try await app.press(UIKeyCommand.inputRightArrow)
    #expect(pages.page == 2)
  }

  @Test func `keys that nobody takes are written`() async throws {
    try await app.settle()
    try await app.textField("Name").tap()
    for key in ["A", "d", "a", " ", "\u{8}", "!", "\r"] { try await app.press(key) }
    #expect(field.text == "Ada!")
    try await app.press("a", modifiers: .command)
    try await app.press("b")
    #expect(field.text == "b")
  }

  @Test func `what no key writes is said`() async throws {
    await #expect(throws: DriverError.self) { try await app.press("ß") }
  }
}
