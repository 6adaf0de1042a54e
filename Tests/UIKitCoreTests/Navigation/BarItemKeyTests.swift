import Testing
import UIKit

/// 7.15: the system item of a bar button, by its key.
@MainActor @Suite struct BarItemKeyTests {
  @Test(arguments: [UIBarButtonItem.SystemItem.cancel, .add, .trash])
  func `7.15 the system item of a bar button is found by its key`(kind: UIBarButtonItem.SystemItem)
  {
    let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    #expect(item.value(forKey: "systemItem") as? Int == kind.rawValue)
  }

  @Test func `7.15 an item with a title has none by the key`() {
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "systemItem") == nil)
  }
}
