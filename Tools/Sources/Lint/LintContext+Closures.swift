import SourceFacts

// The closures that objects store, for rules.
extension LintContext {
  /// Follows the names before a closure's property, as long as strong properties hold the next object.
  ///
  /// - Returns: The type of the object that stores the closure, its property, and the properties on the way;
  ///   `nil` where one of them is unknown.
  func storage(ofClosure path: [String], from start: ProjectType) -> (
    holder: ProjectType, property: PropertyFact, way: [Ownership.Step]
  )? {
    var (holder, way): (ProjectType, [Ownership.Step]) = (start, [])
    for step in path.dropLast() {
      guard let found = ownership.strong(holder).first(where: { $0.property.name == step }),
        let next = found.property.type?.names.first.flatMap({
          project.type($0, from: found.owner.file)
        }),
        !ownership.isCleared(found)
      else { return nil }
      way.append(found)
      holder = next
    }
    guard let member = path.last, let property = property(ofClosure: member, holder) else {
      return nil
    }
    return (holder, property, way)
  }

  /// The stored property for a closure; `nil` where there is none.
  ///
  /// Its type may be another name for that of a function: nothing else is given a closure.
  private func property(ofClosure member: String, _ type: ProjectType) -> PropertyFact? {
    for one in project.descendants(of: type) {
      for (_, property) in project.properties(of: one)
      where property.name == member && !property.isComputed && !property.isStatic {
        return property
      }
    }
    return nil
  }

  /// A closure that is set to `nil` by the object that stores it, in any file, or in a file of those involved, is
  /// released there.
  func isClosureCleared(_ property: PropertyFact, of holder: ProjectType, from file: SourceFile)
    -> Bool
  {
    if ownership.isCleared(Ownership.Step(owner: holder, property: property)) { return true }
    let files = [file.path, holder.file.path]
    return project.assignments(to: property.name)
      .contains { $0.fact.isNil && files.contains($0.file.path) }
  }
}
