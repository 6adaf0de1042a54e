/// A type of a project: its declaration joined with its extensions.
public final class ProjectType: Sendable {
  public let file: SourceFile
  public let fact: TypeFact
  /// The types that it inherits from or conforms to, those of extensions included.
  public let inherits: [String]
  /// The stored and computed properties, those of extensions included.
  public let properties: [PropertyFact]

  init(file: SourceFile, fact: TypeFact, extensions: [TypeFact]) {
    self.file = file
    self.fact = fact
    inherits = fact.inherits + extensions.flatMap(\.inherits)
    properties = fact.properties + extensions.flatMap(\.properties)
  }

  public var name: String { fact.name }
  public var simpleName: String { fact.simpleName }
  public var isProtocol: Bool { fact.kind == .protocol }
  public var isClass: Bool { fact.kind == .class }
  /// A value that is the same for the same declaration only.
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension ProjectType: Hashable {
  public static func == (one: ProjectType, other: ProjectType) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
