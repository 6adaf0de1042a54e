public import Foundation
public import XCTest

// On Apple's systems a test case is an `NSObject`. Tests use it as a delegate, a data source and a target.

extension XCTestCase: @retroactive NSObjectProtocol, @retroactive Hashable {
  /// Returns a Boolean value that indicates whether both are the same test case.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A number that differs from that of nearly all other test cases.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  /// The class of the test case.
  public var classForCoder: AnyClass { type(of: self) }

  /// The class and the method, as XCTest writes them.
  public var description: String { "-[\(name.replacing(".", with: " "))]" }

  public var debugDescription: String { description }

  public static func == (one: XCTestCase, other: XCTestCase) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
