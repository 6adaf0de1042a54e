import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// A screen that finds text.
@MainActor
private final class FindingScreen: UIViewController, ObjCExporting {
  static func exportMembers(to members: inout ObjCMembers) {
    members.method("find:", FindingScreen.find(_:))
    members.method("findAndReplace:", FindingScreen.findAndReplace(_:))
    members.method("findNext:", FindingScreen.findNext(_:))
    members.method("findPrevious:", FindingScreen.findPrevious(_:))
    members.method("useSelectionForFind:", FindingScreen.useSelectionForFind(_:))
  }

  var calls: [String] = []
  override func find(_ sender: Any?) { calls.append("find") }
  override func findAndReplace(_ sender: Any?) { calls.append("replace") }
  override func findNext(_ sender: Any?) { calls.append("next") }
  override func findPrevious(_ sender: Any?) { calls.append("previous") }
  override func useSelectionForFind(_ sender: Any?) { calls.append("selection") }
}

@MainActor @Suite(.stage) struct FindKeyTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ screen: UIViewController) throws {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func strike(_ input: String, _ modifiers: UIKeyModifierFlags) throws {
    Stage.shared.strike(try #require(HardwareKey(input: input, modifierFlags: modifiers)))
    try Stage.shared.settle()
  }

  @Test func `10.2.9 the find commands have keys of their own`() throws {
    let screen = FindingScreen()
    try show(screen)
    try strike("f", .command)
    try strike("f", [.command, .alternate])
    try strike("g", .command)
    try strike("g", [.command, .shift])
    try strike("e", .command)
    #expect(screen.calls == ["find", "replace", "next", "previous", "selection"])
  }

  @Test func `10.2.9 nothing of UIKit's own finds text`() throws {
    let screen = UIViewController()
    try show(screen)
    #expect(screen.target(forAction: "find:", withSender: nil) == nil)
    #expect(!UITextView().canPerformAction("findNext:", withSender: nil))
  }
}
