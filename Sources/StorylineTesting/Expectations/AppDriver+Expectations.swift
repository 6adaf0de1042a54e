public import UIKit

// Expectations of the screen. A failed expectation reports the actual screen, and the test goes on;
// the result is `true` if it was met.
extension AppDriver {
  /// Expects a screen of that class in front.
  @discardableResult
  public func expectScreen<Screen: UIViewController>(
    _ type: Screen.Type, titled title: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    let wanted = "\(type)" + (title.map { " “\($0)”" } ?? "")
    guard let screen else {
      return fail("Expected the screen \(wanted), and there is none.", at: TestLocation(file, line))
    }
    let name = Self.name(screen)
    if screen is Screen, title == nil || title == name { return true }
    return fail(
      "Expected the screen \(wanted), and it is \(Swift.type(of: screen)) “\(name)”.",
      at: TestLocation(file, line))
  }

  /// Expects the screens of the frontmost stack to be called so, the lowest first: a screen is
  /// called by its title, or by its class.
  @discardableResult
  public func expectStack(_ names: String..., file: StaticString = #filePath, line: UInt = #line)
    -> Bool
  {
    stack == names
      || fail("Expected the stack \(names), and it is \(stack).", at: TestLocation(file, line))
  }

  /// Expects that element on the screen, at least once.
  @discardableResult
  public func expect(_ element: Element, file: StaticString = #filePath, line: UInt = #line) -> Bool
  {
    element.exists
      || fail(
        "Expected \(element.name), and there is none.\(element.hint)", at: TestLocation(file, line))
  }

  /// Expects no such element on the screen.
  @discardableResult
  public func expectNo(_ element: Element, file: StaticString = #filePath, line: UInt = #line)
    -> Bool
  {
    let names = element.matches.map(\.name).joined(separator: ", ")
    return names.isEmpty
      || fail("Expected no \(element.name), and there is \(names).", at: TestLocation(file, line))
  }

  func fail(_ message: String, at location: TestLocation) -> Bool {
    Failure(message: "\(message)\n\(ScreenText.now())", location: location).report()
    return false
  }
}
