// The part of Swift Testing that the testing kit and the tests use. `Scripts/apple_check/macros`
// expands the macros.

public struct Comment: Sendable, ExpressibleByStringInterpolation {
  public init(rawValue: String) {}
  public init(stringLiteral text: String) {}
  public var rawValue: String { "" }
}

public struct SourceLocation: Sendable {
  public init(fileID: String, filePath: String, line: Int, column: Int) {}
}

public struct Issue: Sendable {
  public var comments: [Comment] { [] }

  @discardableResult
  public static func record(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  ) -> Issue { Issue() }
}

public struct Test: Sendable {
  public struct Case: Sendable {}
  public static var current: Test? { nil }
  public var sourceLocation: SourceLocation {
    SourceLocation(fileID: "", filePath: "", line: 1, column: 1)
  }
}

// MARK: - Traits

public protocol Trait: Sendable {}

public protocol TestTrait: Trait {}

public protocol SuiteTrait: Trait {
  var isRecursive: Bool { get }
}

extension SuiteTrait {
  public var isRecursive: Bool { false }
}

public protocol TestScoping: Sendable {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}

public struct ParallelizationTrait: TestTrait, SuiteTrait {
  public var isRecursive: Bool { true }
}

extension Trait where Self == ParallelizationTrait {
  public static var serialized: Self { Self() }
}

// MARK: - Macros

@attached(peer)
public macro Suite(_ traits: any SuiteTrait...) =
  #externalMacro(module: "StandInMacros", type: "Suite")

@attached(peer)
public macro Suite(_ name: String, _ traits: any SuiteTrait...) =
  #externalMacro(module: "StandInMacros", type: "Suite")

@attached(peer)
public macro Test(_ traits: any TestTrait...) =
  #externalMacro(module: "StandInMacros", type: "Test")

@attached(peer)
public macro Test<Arguments: Collection>(_ traits: any TestTrait..., arguments: Arguments) =
  #externalMacro(module: "StandInMacros", type: "Test")
where Arguments: Sendable, Arguments.Element: Sendable

@attached(peer)
public macro Test<First: Collection, Second: Collection>(
  _ traits: any TestTrait..., arguments first: First, _ second: Second
) = #externalMacro(module: "StandInMacros", type: "Test")
where First: Sendable, First.Element: Sendable, Second: Sendable, Second.Element: Sendable

@freestanding(expression)
public macro _sourceLocation() -> SourceLocation =
  #externalMacro(module: "StandInMacros", type: "Location")

@freestanding(expression)
public macro expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) =
  #externalMacro(module: "StandInMacros", type: "Expect")

@freestanding(expression)
@discardableResult
public macro expect<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () async throws -> Result
) -> Failure? = #externalMacro(module: "StandInMacros", type: "Expect")

@freestanding(expression)
@discardableResult
public macro expect<Failure: Error & Equatable, Result>(
  throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () async throws -> Result
) -> Failure? = #externalMacro(module: "StandInMacros", type: "Expect")

@freestanding(expression)
public macro require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) =
  #externalMacro(module: "StandInMacros", type: "Require")

@freestanding(expression)
public macro require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Value =
  #externalMacro(module: "StandInMacros", type: "Require")

// MARK: - Expansions

public func checkExpect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil
) {}

@discardableResult
public func checkExpect<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> Result
) -> Failure? { nil }

@discardableResult
public func checkExpect<Failure: Error & Equatable, Result>(
  throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
  performing body: () throws -> Result
) -> Failure? { nil }

@discardableResult
nonisolated(nonsending) public func checkExpect<Failure: Error & Equatable, Result>(
  throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
  performing body: nonisolated(nonsending) () async throws -> Result
) async -> Failure? { nil }

@discardableResult
nonisolated(nonsending) public func checkExpect<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  performing body: nonisolated(nonsending) () async throws -> Result
) async -> Failure? { nil }

public func checkRequire(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil
) throws {}

public func checkRequire<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil
) throws -> Value {
  guard let value else { throw Missing() }
  return value
}

struct Missing: Error {}

nonisolated(nonsending) public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  _ body: nonisolated(nonsending) () async throws -> Void,
  matching: @escaping @Sendable (Issue) -> Bool = { _ in true }
) async rethrows {}
