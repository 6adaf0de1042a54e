/// The specification that is being read.
@MainActor
enum World {
  static var group: ExampleGroup?
  static var shared: [String: @MainActor (@escaping SharedExampleContext) -> Void] = [:]
  /// The hooks around all examples of all specifications.
  static let root = ExampleGroup("", in: nil)
  static var beforeSuite: [@MainActor () throws -> Void] = []
  static var afterSuite: [@MainActor () throws -> Void] = []
  private static var configured: Set<ObjectIdentifier> = []

  /// Asks a configuration for its hooks and shared examples, once.
  static func configure(_ configuration: QuickConfiguration.Type) {
    guard configured.insert(ObjectIdentifier(configuration)).inserted else { return }
    let outer = group
    group = nil
    configuration.configure(QCKConfiguration())
    group = outer
  }

  /// Adds to the group that is being read.
  static func add(_ item: ExampleGroup.Item) {
    guard let group else {
      fatalError("Groups and examples stand in `spec()`, not outside of it.")
    }
    group.order.append(item)
  }

  /// Reads a group.
  static func describe(_ name: String, _ marks: Marks, _ body: @MainActor () -> Void) {
    let made = ExampleGroup(name, in: group, marks)
    add(.group(made))
    let outer = group
    group = made
    body()
    group = outer
  }

  /// Adds an example.
  static func it(
    _ name: String, _ marks: Marks, file: StaticString, line: UInt,
    _ body: Step
  ) {
    guard let group else {
      fatalError("`it` stands in `spec()`, not outside of it.")
    }
    add(.example(Example(name, in: group, marks, file: file, line: line, body)))
  }
}

/// The values that shared examples get.
public typealias SharedExampleContext = @MainActor () -> [String: Any]
