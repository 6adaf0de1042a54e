/// Finds the owners of objects, as far as stored properties show them.
public struct Ownership: Sendable {
  /// A property that holds an object.
  public struct Step: Hashable, Sendable {
    public let owner: ProjectType
    public let property: PropertyFact

    public init(owner: ProjectType, property: PropertyFact) {
      self.owner = owner
      self.property = property
    }

    /// `Type.property`, as the memory graph of Xcode writes it.
    public var text: String { "\(owner.simpleName).\(property.name)" }
  }

  private let project: ProjectFacts

  public init(_ project: ProjectFacts) { self.project = project }

  /// The stored properties that hold what they refer to.
  public func strong(_ type: ProjectType) -> [Step] {
    project.properties(of: type).compactMap { owner, property in
      guard property.ownership == .strong, !property.isComputed, !property.isStatic,
        property.type?.isFunction == false
      else { return nil }
      return Step(owner: owner, property: property)
    }
  }

  /// A Boolean value that indicates whether code of the project sets a property to `nil`, which cuts a
  /// cycle through it.
  public func isCleared(_ step: Step) -> Bool {
    let resets = project.assignments(to: step.property.name).filter(\.fact.isNil)
    guard !resets.isEmpty else { return false }
    let owners = Set(project.descendants(of: step.owner) + project.ancestry(of: step.owner))
    return resets.contains { file, assignment in
      let changed =
        receiver(of: assignment, in: file)
        ?? assignment.owner.flatMap { project.type($0, from: file) }
      return changed.map(owners.contains) ?? (file.path == step.owner.file.path)
    }
  }

  /// The shortest way on which one object holds another of `targets`, by properties that stay set.
  ///
  /// A container holds every screen, so a way to a screen may end in one.
  public func path(
    from start: ProjectType, to targets: Set<ProjectType>, without left: Step? = nil,
    steps limit: Int = 3
  ) -> [Step]? {
    var front: [(ProjectType, [Step])] = [(start, [])]
    var seen: Set<ProjectType> = [start]
    let wantsScreen = targets.contains(where: project.isScreen)
    for depth in 0..<limit {
      var next: [(ProjectType, [Step])] = []
      for (type, way) in front {
        for step in strong(type) where step != left {
          guard let reference = step.property.type, !isCleared(step) else { continue }
          // Through others' containers a guess would become a claim: children have stacks of their own.
          if wantsScreen, project.isContainer(reference, from: step.owner.file),
            depth == 0
              || way.allSatisfy({ !$0.property.type.isCoordinator(project, $0.owner.file) })
          {
            return way + [step]
          }
          let held = project.implementations(of: reference, from: step.owner.file)
          if !held.isDisjoint(with: targets) { return way + [step] }
          for one in held where seen.insert(one).inserted { next.append((one, way + [step])) }
        }
      }
      front = next
    }
    return nil
  }

  /// The objects that are handed to a property anywhere in the project.
  public struct Values: Sendable {
    /// The types of the objects.
    public var types: Set<ProjectType> = []
    /// The types of objects that hand over themselves.
    public var givers: Set<ProjectType> = []
    /// A Boolean value that indicates whether the property is set to `nil` in a file of those involved.
    public var isCleared = false
  }

  /// Returns the objects that are handed to a property, and whether they are taken back.
  public func values(of property: PropertyFact, in type: ProjectType) -> Values {
    let receivers = Set(project.descendants(of: type) + project.ancestry(of: type))
    let assignments = project.assignments(to: property.name)
    var values = Values()
    for (file, assignment) in assignments {
      guard let value = assignment.value.flatMap({ project.type($0, from: file) }),
        !value.isProtocol,
        let receiver = receiver(of: assignment, in: file), receivers.contains(receiver)
      else { continue }
      values.types.insert(value)
      if assignment.isSelf { values.givers.insert(value) }
    }
    let files = Set((values.types.union([type])).map(\.file.path))
    values.isCleared = assignments.contains { file, assignment in
      guard assignment.isNil else { return false }
      return receiver(of: assignment, in: file).map(receivers.contains) ?? files.contains(file.path)
    }
    return values
  }

  /// The type of the object that an assignment changes.
  private func receiver(of assignment: AssignmentFact, in file: SourceFile) -> ProjectType? {
    guard let text = assignment.receiver else { return nil }
    let parts = text.split(separator: "#").map(String.init)
    guard parts.count == 2 else { return project.type(text, from: file) }
    guard let owner = project.type(parts[0], from: file) else { return nil }
    let property = project.properties(of: owner).first { $0.property.name == parts[1] }
    guard let property, let name = property.property.type?.names.first else { return nil }
    return project.type(name, from: property.owner.file)
  }
}

extension TypeReference? {
  fileprivate func isCoordinator(_ project: ProjectFacts, _ file: SourceFile) -> Bool {
    guard let self else { return false }
    return project.implementations(of: self, from: file).contains(where: project.isCoordinator)
  }
}
