/// A part of a specification: examples, hooks and other groups.
@MainActor
final class ExampleGroup {
  let name: String
  let parent: ExampleGroup?
  let marks: Marks
  var groups: [ExampleGroup] = []
  var examples: [Example] = []
  /// Groups and examples in the order in which they stand in the source.
  var order: [Item] = []
  var beforeEach: [Step] = []
  var justBeforeEach: [Step] = []
  var afterEach: [Step] = []
  var aroundEach: [Around] = []

  enum Item {
    case group(ExampleGroup)
    case example(Example)
  }

  typealias Around = @MainActor (@MainActor () async throws -> Void) async throws -> Void

  init(_ name: String, in parent: ExampleGroup?, _ marks: Marks = Marks()) {
    self.name = name
    self.parent = parent
    self.marks = marks
  }

  /// The groups around this one, from the outside in, and itself.
  var path: [ExampleGroup] { (parent?.path ?? []) + [self] }

  /// All examples, in the order of the source.
  var allExamples: [Example] {
    order.flatMap { item in
      switch item {
      case .group(let group): group.allExamples
      case .example(let example): [example]
      }
    }
  }
}

/// A closure of a hook or an example. One that does not wait runs outside of any task, so that it can run the
/// main run loop until a condition holds.
enum Step: Sendable {
  case direct(@MainActor (ExampleMetadata) throws -> Void)
  case waiting(@MainActor (ExampleMetadata) async throws -> Void)

  var waits: Bool { if case .waiting = self { true } else { false } }

  @MainActor
  func run(_ example: ExampleMetadata) async throws {
    switch self {
    case .direct(let body): try body(example)
    case .waiting(let body): try await body(example)
    }
  }

  /// Runs a step that does not wait.
  @MainActor
  func runDirectly(_ example: ExampleMetadata) throws {
    if case .direct(let body) = self { try body(example) }
  }
}

/// The marks of a group or an example: focused with an `f` in front, pending with an `x`.
struct Marks {
  var isFocused = false
  var isPending = false
}

/// One example: what `it` describes.
@MainActor
final class Example {
  let name: String
  let group: ExampleGroup
  let marks: Marks
  let file: StaticString
  let line: UInt
  let body: Step

  init(
    _ name: String, in group: ExampleGroup, _ marks: Marks, file: StaticString, line: UInt,
    _ body: Step
  ) {
    self.name = name
    self.group = group
    self.marks = marks
    self.file = file
    self.line = line
    self.body = body
  }

  var isFocused: Bool { marks.isFocused || group.path.contains { $0.marks.isFocused } }
  var isPending: Bool { marks.isPending || group.path.contains { $0.marks.isPending } }

  /// The names of the groups and of the example, such as `a list, when empty, shows a hint`.
  var fullName: String {
    (group.path.map(\.name).filter { !$0.isEmpty } + [name]).joined(separator: ", ")
  }

  /// A Boolean value that indicates whether the example, or a hook of it, waits for work.
  var waits: Bool {
    body.waits
      || group.path.contains { group in
        !group.aroundEach.isEmpty
          || (group.beforeEach + group.justBeforeEach + group.afterEach).contains(where: \.waits)
      }
  }

  private var stepsBefore: [Step] {
    group.path.flatMap(\.beforeEach) + group.path.flatMap(\.justBeforeEach)
  }

  /// The hooks after the example, the inner ones first. They run after a failure too.
  private var stepsAfter: [Step] { group.path.reversed().flatMap(\.afterEach) }

  /// Runs an example that does not wait, with the hooks around it.
  func runDirectly(_ spec: ExampleMetadata) throws {
    for step in stepsBefore { try step.runDirectly(spec) }
    let result = Result { try body.runDirectly(spec) }
    for step in stepsAfter { try step.runDirectly(spec) }
    try result.get()
  }

  /// Runs the example with the hooks around it.
  func run(_ spec: ExampleMetadata) async throws {
    var step: @MainActor () async throws -> Void = { [body, stepsBefore, stepsAfter] in
      for step in stepsBefore { try await step.run(spec) }
      var failure: (any Error)?
      do { try await body.run(spec) } catch { failure = error }
      for step in stepsAfter { try await step.run(spec) }
      if let failure { throw failure }
    }
    for around in group.path.reversed().flatMap({ $0.aroundEach.reversed() }) {
      let inner = step
      step = { try await around(inner) }
    }
    try await step()
  }
}

/// The example that a hook runs for.
@MainActor
public struct ExampleMetadata {
  /// The position of the example among those of its specification, counted from 0.
  public let exampleIndex: Int
  /// The name of the example, with those of its groups.
  public let name: String
}
