import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// A screen with commands, and one view in it that may be the first responder.
@MainActor
private final class CommandScreen: UIViewController, ObjCExporting {
  static func exportMembers(to members: inout ObjCMembers) {
    members.method("save:", CommandScreen.save)
    members.method("find", CommandScreen.find)
    members.method("other:", CommandScreen.other)
  }

  var commands: [UIKeyCommand] = []
  var performed: [String] = []
  var senders: [UIKeyCommand] = []
  var disables = false

  override var keyCommands: [UIKeyCommand]? { commands }
  override func validate(_ command: UICommand) {
    if disables { command.attributes = .disabled }
  }

  func save(_ sender: UIKeyCommand) {
    performed.append("save")
    senders.append(sender)
  }
  func find() { performed.append("find") }
  func other(_ sender: UIKeyCommand) { performed.append("other") }
}

@MainActor
private final class CommandPad: UIView {
  var commands: [UIKeyCommand]?
  var swallows = false
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !swallows { super.pressesBegan(presses, with: event) }
  }
}

@MainActor
private final class DeafField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@MainActor @Suite(.stage) struct KeyCommandTests {
  private let screen = CommandScreen()
  private let pad = CommandPad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
  let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.addSubview(pad)
    screen.view.addSubview(field)
    try Stage.shared.settle()
  }

  private func strike(_ input: String, _ modifiers: UIKeyModifierFlags = []) throws {
    Stage.shared.strike(
      try #require(HardwareKey(input: input, modifierFlags: modifiers)))
    try Stage.shared.settle()
  }

  private func command(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], _ action: Selector = "save:"
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifiers, action: action)
  }

  @Test func `a command of the screen in front is performed, with itself as the sender`() throws {
    let save = command("s", .command)
    screen.commands = [save]
    try strike("s", .command)
    #expect(screen.performed == ["save"])
    #expect(screen.senders.first === save)
  }

  @Test func `only the keys that a command names are its keys`() throws {
    screen.commands = [command("s", .command)]
    try strike("s")
    try strike("s", [.command, .shift])
    try strike("d", .command)
    #expect(screen.performed == [])
  }

  @Test func `the nearest responder with a command for the keys decides which it is`() throws {
    screen.commands = [command("s", .command)]
    pad.commands = [command("s", .command, "find")]
    pad.becomeFirstResponder()
    try strike("s", .command)
    #expect(screen.performed == ["find"])
  }

  @Test func `a command without anybody who has its method does nothing`() throws {
    screen.commands = [command("s", .command, "unknown:")]
    try strike("s", .command)
    #expect(screen.performed == [])
  }

  @Test func `who handles a press keeps it from the commands`() throws {
    screen.commands = [command("s", .command)]
    pad.swallows = true
    pad.becomeFirstResponder()
    try strike("s", .command)
    #expect(screen.performed == [])
  }

  @Test func `a controller has the commands that were added to it until they are removed`() throws {
    let added = command("f", .command, "find")
    screen.addKeyCommand(added)
    #expect(Stage.shared.keyCommands.contains { $0 === added })
    try strike("f", .command)
    screen.removeKeyCommand(added)
    try strike("f", .command)
    #expect(screen.performed == ["find"])
  }

  @Test func `text comes before a command for a key that writes`() throws {
    screen.commands = [command("s"), command(UIKeyCommand.inputLeftArrow)]
    field.becomeFirstResponder()
    try strike("s")
    try strike(UIKeyCommand.inputLeftArrow)
    #expect(field.text == "s")
    #expect(screen.performed == [])
  }

  @Test func `a command that wants to be first keeps the key from the text`() throws {
    let first = command("s")
    first.wantsPriorityOverSystemBehavior = true
    screen.commands = [first]
    field.becomeFirstResponder()
    try strike("s")
    #expect(field.text == "")
    #expect(screen.performed == ["save"])
  }

  @Test func `a key that does nothing in a text reaches the commands`() throws {
    screen.commands = [command(UIKeyCommand.inputEscape, [], "find"), command("s", .command)]
    field.becomeFirstResponder()
    try strike(UIKeyCommand.inputEscape)
    try strike("s", .command)
    #expect(screen.performed == ["find", "save"])
  }

  @Test func `a field that keeps a press to itself is not written into`() throws {
    let deaf = DeafField(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    screen.view.addSubview(deaf)
    deaf.becomeFirstResponder()
    try strike("s")
    #expect(deaf.text == "")
    Stage.shared.type("s")
    #expect(deaf.text == "s")
  }

  @Test func `the next key writes again after one that was taken`() throws {
    let first = command("s")
    first.wantsPriorityOverSystemBehavior = true
    screen.commands = [first]
    field.becomeFirstResponder()
    try strike("s")
    try strike("T")
    #expect(field.text == "T")
  }

  @Test func `an alternate is for other modifiers`() throws {
    screen.commands = [
      UIKeyCommand(
        title: "Save", action: "save:", input: "s", modifierFlags: .command,
        alternates: [
          UICommandAlternate(
            title: "Save As", action: "other:", modifierFlags: [.command, .alternate])
        ])
    ]
    try strike("s", [.command, .alternate])
    #expect(screen.performed == ["other"])
  }

  @Test func `who performs a command may disable it first`() throws {
    screen.commands = [command("s", .command)]
    screen.disables = true
    try strike("s", .command)
    #expect(screen.performed == [])
  }

  @Test(arguments: [(true, "]"), (false, "[")])
  func `brackets are each other where people read from the right`(
    mirrors: Bool, input: String
  ) throws {
    let back = command("[", .command)
    back.allowsAutomaticMirroring = mirrors
    screen.commands = [back]
    Stage.shared.setLayoutDirection(isRightToLeft: true)
    try strike(input, .command)
    #expect(screen.performed == ["save"])
  }

  @Test func `keys for copying and pasting reach the text`() throws {
    field.text = "word"
    field.becomeFirstResponder()
    try strike("a", .command)
    try strike("x", .command)
    #expect(field.text == "")
    #expect(UIPasteboard.general.string == "word")
    try strike("v", .command)
    try strike("v", .command)
    #expect(field.text == "wordword")
  }

  @Test func `a copy of a key command is like it`() throws {
    let save = UIKeyCommand(
      title: "Save", action: "save:", input: "s", modifierFlags: .command, propertyList: 3,
      discoverabilityTitle: "Save the page", state: .on)
    save.wantsPriorityOverSystemBehavior = true
    let copy = try #require(save.copy() as? UIKeyCommand)
    #expect(copy !== save)
    #expect(copy.title == "Save")
    #expect(copy.action == "save:")
    #expect(copy.input == "s")
    #expect(copy.modifierFlags == .command)
    #expect(copy.propertyList as? Int == 3)
    #expect(copy.discoverabilityTitle == "Save the page")
    #expect(copy.state == .on)
    #expect(copy.wantsPriorityOverSystemBehavior)
  }
}
