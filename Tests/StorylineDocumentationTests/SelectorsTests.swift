import StorylineTesting
import Testing

import ObjCNames
import UIKit

final class ListController: UIViewController, ObjCExporting {
  weak var addButton: UIButton!

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("addButton", \ListController.addButton)
    members.method("add:", ListController.add)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.addTarget(self, action: "add:", for: .touchUpInside)
  }

  func add(_ sender: UIButton) { sender.tag += 1 }
}

/// The examples of Documentation/Selectors.md.
@MainActor @Suite(.stage) struct SelectorsTests {
  @Test func `an outlet is set and an action is sent by name`() {
    let button = UIButton(type: .system)
    let list = ListController()
    list.setValue(button, forKey: "addButton")
    list.loadViewIfNeeded()
    button.sendActions(for: .touchUpInside)
    #expect(button.tag == 1)
  }
}
