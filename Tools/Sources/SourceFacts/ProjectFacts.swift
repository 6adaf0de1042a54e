/// The facts of all files of a project, joined.
///
/// Several targets may have a type of the same name. A name means the type whose file is nearest.
public final class ProjectFacts: Sendable {
  public let files: [SourceFile]
  public let types: [ProjectType]
  private let byName: [String: [ProjectType]]
  private let heirs: [ProjectType: [ProjectType]]
  private let above: [ProjectType: [ProjectType]]
  private let assignments: [String: [(file: SourceFile, fact: AssignmentFact)]]

  public init(_ files: [SourceFile]) {
    self.files = files
    var extensions: [String: [(SourceFile, TypeFact)]] = [:]
    var declarations: [String: [(SourceFile, TypeFact)]] = [:]
    for file in files {
      for type in file.facts.types {
        if type.kind == .extension {
          extensions[type.simpleName, default: []].append((file, type))
        } else {
          declarations[type.simpleName, default: []].append((file, type))
        }
      }
    }
    var types: [ProjectType] = []
    var byName: [String: [ProjectType]] = [:]
    for (name, found) in declarations {
      var mine: [Int: [TypeFact]] = [:]
      for (file, type) in extensions[name] ?? [] {
        let nearest = found.indices.max {
          Self.nearness(found[$0].0.path, file.path) < Self.nearness(found[$1].0.path, file.path)
        }
        if let nearest { mine[nearest, default: []].append(type) }
      }
      byName[name] = found.enumerated().map { index, declaration in
        ProjectType(file: declaration.0, fact: declaration.1, extensions: mine[index] ?? [])
      }
      types += byName[name] ?? []
    }
    types.sort { ($0.file.path, $0.fact.place) < ($1.file.path, $1.fact.place) }
    self.types = types
    self.byName = byName
    var above: [ProjectType: [ProjectType]] = [:]
    var heirs: [ProjectType: [ProjectType]] = [:]
    for type in types {
      let direct = type.inherits.compactMap { Self.resolve($0, from: type.file.path, byName) }
      above[type] = direct
      for ancestor in Set(direct) { heirs[ancestor, default: []].append(type) }
    }
    self.above = above
    self.heirs = heirs
    var assignments: [String: [(file: SourceFile, fact: AssignmentFact)]] = [:]
    for file in files {
      for fact in file.facts.assignments {
        assignments[fact.member, default: []].append((file, fact))
      }
    }
    self.assignments = assignments
  }

  /// The assignments and arguments with a name, in all files.
  public func assignments(to member: String) -> [(file: SourceFile, fact: AssignmentFact)] {
    assignments[member] ?? []
  }

  /// The type that a name means in a file.
  public func type(_ name: String, from file: SourceFile) -> ProjectType? {
    Self.resolve(name, from: file.path, byName)
  }

  private static func resolve(
    _ name: String, from path: String, _ byName: [String: [ProjectType]]
  ) -> ProjectType? {
    let parts = name.split(separator: ".")
    guard let last = parts.last, let found = byName[String(last)] else { return nil }
    let fitting = found.filter { type in
      if type.name == name || type.name.hasSuffix("." + name) && parts.count > 1 { return true }
      // The name of a type inside another one is known in that file; a module's name may stand before it.
      return type.file.path == path || type.name == type.simpleName && parts.count > 1
    }
    return fitting.max { nearness($0.file.path, path) < nearness($1.file.path, path) }
  }

  /// The number of folders that two paths have in common; a file is nearest to itself.
  private static func nearness(_ one: String, _ other: String) -> Int {
    if one == other { return Int.max }
    return zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// The superclasses and protocols of a type, nearest first, and the type itself.
  public func ancestry(of type: ProjectType) -> [ProjectType] {
    var (found, seen) = ([type], Set([type]))
    var index = 0
    while index < found.count {
      for next in above[found[index]] ?? [] where seen.insert(next).inserted { found.append(next) }
      index += 1
    }
    return found
  }

  /// The types that inherit from or conform to a type, and the type itself.
  public func descendants(of type: ProjectType) -> [ProjectType] {
    var (found, seen) = ([type], Set([type]))
    var index = 0
    while index < found.count {
      for next in heirs[found[index]] ?? [] where seen.insert(next).inserted { found.append(next) }
      index += 1
    }
    return found
  }

  /// The names of all types above, also of those that other modules declare.
  public func inheritedNames(of type: ProjectType) -> [String] {
    ancestry(of: type).flatMap(\.inherits)
  }

  /// The properties of a class, those of its superclasses included.
  public func properties(of type: ProjectType) -> [(owner: ProjectType, property: PropertyFact)] {
    ancestry(of: type).filter { !$0.isProtocol || $0 == type }
      .flatMap { owner in owner.properties.map { (owner, $0) } }
  }

  /// The classes and value types that an object of a declared type may be.
  public func implementations(of reference: TypeReference, from file: SourceFile) -> Set<
    ProjectType
  > {
    let sets = reference.names.compactMap { type($0, from: file) }
      .map { Set(descendants(of: $0).filter { !$0.isProtocol }) }
    guard let first = sets.first else { return [] }
    return sets.dropFirst().reduce(first) { $0.intersection($1) }
  }
}
