import Foundation
import StorylineTesting
import Testing
import UIKit

private class Box<Content>: NSObject {}

/// 8.6: classes by name.
@MainActor @Suite struct ClassNameTests {
  final class Nested: NSObject {
    enum Inner {
      final class Innermost {}
    }
  }

  @Test func `8.6.1 the system's classes are called as they are, an app's with the module`() {
    #expect(NSStringFromClass(UIViewController.self) == "UIViewController")
    #expect(NSStringFromClass(NSObject.self) == "NSObject")
    #expect(NSStringFromClass(ScriptedController.self) == "UIKitCoreTests.ScriptedController")
  }

  @Test func `8.6.1 nested and generic classes have names of their own`() {
    let names = [
      NSStringFromClass(Nested.self), NSStringFromClass(Box<Int>.self),
      NSStringFromClass(Box<String>.self),
    ]
    #expect(Set(names).count == 3)
    #expect(names[0].contains("Nested"))
    #expect(names[1].contains("Box"))
  }

  @Test func `8.6.2 a class is found by its name`() {
    #expect(NSClassFromString("UIViewController") == UIViewController.self)
    #expect(NSClassFromString("NSObject") == NSObject.self)
    #expect(
      NSClassFromString("UIKitCoreTests.ScriptedController") == ScriptedController.self)
    #expect(NSClassFromString("NoSuchClass") == nil)
    #expect(NSClassFromString("") == nil)
    #expect(NSClassFromString("A.B.C") == nil)
  }

  @Test func `8.6.2 a nested class is found by the name that it has`() {
    for nested in [Nested.self, Nested.Inner.Innermost.self] as [AnyClass] {
      #expect(NSClassFromString(NSStringFromClass(nested)) == nested)
    }
    #expect(NSClassFromString("UIKitCoreTests.ClassNameTests.Nested.Missing") == nil)
    #expect(NSClassFromString("UIKitCoreTests.ClassNameTests.Nested.Inner") == nil)
    #expect(NSClassFromString("UIKitCoreTests.") == nil)
  }
}
