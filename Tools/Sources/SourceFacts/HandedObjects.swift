/// The assignments of a project, looked up once: by the property's name and the object that it belongs to.
struct HandedObjects: Sendable {
  /// An object that is handed to a property.
  struct Object: Sendable {
    let type: ProjectType
    /// A Boolean value that indicates whether it hands over itself.
    let isGiver: Bool
  }

  /// The assignments of `nil` to properties of a name.
  struct Resets: Sendable {
    /// The types of the objects that are changed, as far as they are known.
    var received: Set<ProjectType> = []
    /// The types of the changed objects, and the types whose code changes an object that is not known, which is `self` in most cases.
    var changed: Set<ProjectType> = []
    /// The files with code that changes an object that is not known.
    var filesWithoutReceiver: Set<String> = []
    /// The files of these in which the code belongs to no type, either.
    var files: Set<String> = []
  }

  private struct Key: Hashable {
    let member: String
    let receiver: ProjectType
  }

  private var objects: [Key: [Object]] = [:]
  private(set) var resets: [String: Resets] = [:]

  init(_ project: ProjectFacts) {
    for file in project.files {
      for fact in file.facts.assignments {
        let receiver = Self.receiver(of: fact, in: file, project)
        if fact.isNil {
          let changed = receiver ?? fact.owner.flatMap { project.type($0, from: file) }
          var resets = self.resets[fact.member] ?? Resets()
          if let receiver {
            resets.received.insert(receiver)
          } else {
            resets.filesWithoutReceiver.insert(file.path)
          }
          if let changed { resets.changed.insert(changed) } else { resets.files.insert(file.path) }
          self.resets[fact.member] = resets
        } else if let receiver, let value = fact.value.flatMap({ project.type($0, from: file) }),
          !value.isProtocol
        {
          objects[Key(member: fact.member, receiver: receiver), default: []]
            .append(Object(type: value, isGiver: fact.isSelf))
        }
      }
    }
  }

  /// The objects that are handed to a property of a type.
  func objects(_ member: String, _ receiver: ProjectType) -> [Object] {
    objects[Key(member: member, receiver: receiver)] ?? []
  }

  /// The type of the object that an assignment changes.
  private static func receiver(
    of assignment: AssignmentFact, in file: SourceFile, _ project: ProjectFacts
  ) -> ProjectType? {
    guard let text = assignment.receiver else { return nil }
    let parts = text.split(separator: "#").map(String.init)
    guard parts.count == 2 else { return project.type(text, from: file) }
    guard let owner = project.type(parts[0], from: file) else { return nil }
    let property = project.properties(of: owner).first { $0.property.name == parts[1] }
    guard let property, let name = property.property.type?.names.first else { return nil }
    return project.type(name, from: property.owner.file)
  }
}
