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
  private let handed: HandedObjects

  public init(_ project: ProjectFacts) {
    self.project = project
    handed = HandedObjects(project)
  }

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
    guard let resets = handed.resets[step.property.name] else { return false }
    return resets.files.contains(step.owner.file.path)
      || family(of: step.owner).contains(where: resets.changed.contains)
  }

  /// The types whose objects may be of a type, or which it inherits from.
  private func family(of type: ProjectType) -> [ProjectType] {
    project.descendants(of: type) + project.ancestry(of: type)
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
    let receivers = Set(family(of: type))
    var values = Values()
    for receiver in receivers {
      for one in handed.objects(property.name, receiver) {
        values.types.insert(one.type)
        if one.isGiver { values.givers.insert(one.type) }
      }
    }
    if let resets = handed.resets[property.name] {
      values.isCleared =
        !resets.received.isDisjoint(with: receivers)
        || values.types.union([type]).contains {
          resets.filesWithoutReceiver.contains($0.file.path)
        }
    }
    return values
  }
}

extension TypeReference? {
  fileprivate func isCoordinator(_ project: ProjectFacts, _ file: SourceFile) -> Bool {
    guard let self else { return false }
    return project.implementations(of: self, from: file).contains(where: project.isCoordinator)
  }
}
