// The words of a specification, as functions that stand everywhere in `spec()`.

/// Reads a part of a specification, on the main actor as all tests of UIKit.
private func read(_ body: @MainActor () -> Void) {
  MainActor.assumeIsolated { body() }
}

// MARK: Groups

/// Describes a thing: a group of examples.
public func describe(_ description: String, closure: @MainActor () -> Void) {
  read { World.describe(description, Marks(), closure) }
}

/// Describes a condition: a group of examples.
public func context(_ description: String, closure: @MainActor () -> Void) {
  read { World.describe(description, Marks(), closure) }
}

/// Describes a group whose examples run while those without a mark do not.
public func fdescribe(_ description: String, closure: @MainActor () -> Void) {
  read { World.describe(description, Marks(isFocused: true), closure) }
}

/// Describes a group whose examples run while those without a mark do not.
public func fcontext(_ description: String, closure: @MainActor () -> Void) {
  read { World.describe(description, Marks(isFocused: true), closure) }
}

/// Describes a group whose examples do not run.
public func xdescribe(_ description: String, closure: @MainActor () -> Void) {
  read { World.describe(description, Marks(isPending: true), closure) }
}

/// Describes a group whose examples do not run.
public func xcontext(_ description: String, closure: @MainActor () -> Void) {
  read { World.describe(description, Marks(isPending: true), closure) }
}

// MARK: Examples

/// Describes an example.
public func it(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) {
  read { World.it(description, Marks(), file: file, line: line, .direct { _ in try closure() }) }
}

/// Describes an example that waits for work.
@_disfavoredOverload
public func it(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  read {
    World.it(description, Marks(), file: file, line: line, .waiting { _ in try await closure() })
  }
}

/// Describes an example that runs while those without a mark do not.
public func fit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) {
  read {
    World.it(
      description, Marks(isFocused: true), file: file, line: line, .direct { _ in try closure() })
  }
}

/// Describes an example that waits for work, and runs while those without a mark do not.
@_disfavoredOverload
public func fit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  read {
    World.it(
      description, Marks(isFocused: true), file: file, line: line,
      .waiting { _ in try await closure() })
  }
}

/// Describes an example that does not run.
public func xit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  read {
    World.it(
      description, Marks(isPending: true), file: file, line: line,
      .waiting { _ in try await closure() })
  }
}

/// Describes an example that is not written yet.
public func pending(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void = {}
) {
  read {
    World.it(
      description, Marks(isPending: true), file: file, line: line,
      .waiting { _ in try await closure() })
  }
}

// MARK: Hooks

/// The hooks of a group by their moment.
private enum Moment {
  case beforeEach, justBeforeEach, afterEach
}

private func hook(_ moment: Moment, _ body: Step) {
  read {
    let group = World.group ?? World.root
    switch moment {
    case .beforeEach: group.beforeEach.append(body)
    case .justBeforeEach: group.justBeforeEach.append(body)
    case .afterEach: group.afterEach.append(body)
    }
  }
}

/// Runs before each example of the group.
public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  hook(.beforeEach, .direct { _ in try closure() })
}

/// Runs before each example of the group.
@_disfavoredOverload
public func beforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
  hook(.beforeEach, .waiting { _ in try await closure() })
}

/// Runs before each example of the group, with the example.
public func beforeEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  hook(.beforeEach, .direct(closure))
}

/// Runs directly before each example of the group, after all other hooks.
public func justBeforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  hook(.justBeforeEach, .direct { _ in try closure() })
}

/// Runs directly before each example of the group, after all other hooks.
@_disfavoredOverload
public func justBeforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
  hook(.justBeforeEach, .waiting { _ in try await closure() })
}

/// Runs after each example of the group.
public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
  hook(.afterEach, .direct { _ in try closure() })
}

/// Runs after each example of the group.
@_disfavoredOverload
public func afterEach(_ closure: @escaping @MainActor () async throws -> Void) {
  hook(.afterEach, .waiting { _ in try await closure() })
}

/// Runs after each example of the group, with the example.
public func afterEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  hook(.afterEach, .direct(closure))
}

/// Runs around each example of the group, which the closure calls.
public func aroundEach(
  _ closure: @escaping @MainActor (@MainActor () async throws -> Void) async throws -> Void
) {
  read { (World.group ?? World.root).aroundEach.append(closure) }
}

/// Runs once, before the first example of all.
public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
  read { World.beforeSuite.append(closure) }
}

/// Runs once, after the last example of a specification.
public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {
  read { World.afterSuite.append(closure) }
}

// MARK: Shared examples

/// Names examples that several groups have.
public func sharedExamples(_ name: String, closure: @escaping @MainActor () -> Void) {
  read { World.shared[name] = { _ in closure() } }
}

/// Names examples that several groups have, with values from each group.
public func sharedExamples(
  _ name: String, closure: @escaping @MainActor (@escaping SharedExampleContext) -> Void
) {
  read { World.shared[name] = closure }
}

/// Takes the shared examples of a name into the group.
public func itBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
  read {
    guard let shared = World.shared[name] else {
      fatalError("There are no shared examples “\(name)”, asked for in \(file), line \(line).")
    }
    World.describe(name, Marks()) { shared(sharedExampleContext) }
  }
}

/// Examples of a behavior that several things have.
open class Behavior<Context> {
  open class var name: String { String(describing: self) }

  @MainActor open class func spec(_ context: @escaping @MainActor () -> Context) {}

  public init() {}
}

/// Takes the examples of a behavior into the group.
public func itBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, context: @escaping @MainActor () -> Context
) {
  read { World.describe(behavior.name, Marks()) { behavior.spec(context) } }
}
