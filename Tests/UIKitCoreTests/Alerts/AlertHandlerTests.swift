import ObjCNames
import Testing
import UIKit

/// 7.13: the handler of an alert's action, as test suites take it.
@MainActor @Suite struct AlertHandlerTests {
  @Test func `7.13 the handler of an action is found by its key, and can be called`() throws {
    var titles: [String?] = []
    let action = UIAlertAction(title: "Delete", style: .destructive) { titles.append($0.title) }
    let block = try #require(action.value(forKey: "handler"))
    let handler = ObjCBlock.function(of: block, as: ((UIAlertAction) -> Void).self)
    handler(action)
    #expect(titles == ["Delete"])
  }

  @Test func `7.13 an action without a handler has none by the key`() {
    let action = UIAlertAction(title: "OK", style: .default)
    #expect(action.value(forKey: "handler") == nil)
  }
}
