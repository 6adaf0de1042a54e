/// The facts about all files of a module, and about the modules of the same project that it
/// imports.
public struct ModuleIndex: Hashable, Sendable, Encodable {
  private(set) var types: [String: IndexedType] = [:]
  private var conformances: [String: [String]] = [:]
  private(set) var methods: [String: [IndexedMethod]] = [:]
  private var observables: [String: [String]] = [:]
  private var exporting: Set<String> = []
  private var optionalRequirements: [OptionalRequirement] = []
  private var faces: [String: [ExtensionFace]] = [:]
  /// The overrides in extensions of other modules that classes call.
  private(set) var hooks: Set<MethodKey> = []
  /// Members of extensions of other modules' classes that are overridden.
  private(set) var openMembers: Set<MemberOfExtension> = []
  private(set) var overrides: Set<MemberOfExtension> = []
  private(set) var ownProperties: Set<MemberOfExtension> = []
  private var subclasses: [String: [String]] = [:]
  /// The members that classes get for their subclasses.
  var standIns: [String: [StandIn]] = [:]
  /// Methods that override a stand-in, and do not say so.
  var overriding: Set<MethodKey> = []
  /// Methods that a protocol should call and cannot.
  var unheard: Set<MethodKey> = []
  private var oldNames: Set<String> = []
  private(set) var blockTypes: Set<String> = []
  /// A Boolean value that indicates whether a file of the module, or of those beneath it, imports UIKit.
  private(set) var usesUIKit = false

  // Lookups for every method of every file do not search all the others.
  private var optionalRequirementsByName: [String: [OptionalRequirement]] = [:]
  private var requirements: [String: [IndexedMethod]] = [:]
  private var methodsByType: [String: [String: [IndexedMethod]]] = [:]

  /// The index of files, in their order, and of the modules beneath them.
  ///
  /// - Parameters:
  ///   - files: The facts about the files of the module.
  ///   - modules: The index of the modules beneath it, which has the facts about all of them: several
  ///     indices would have those about the deepest modules several times.
  ///   - others: The facts about files of modules above it, whose extensions may override members of its classes.
  public init(
    _ files: [FileIndex], importing modules: ModuleIndex? = nil,
    overriddenBy others: [FileIndex] = []
  ) {
    if let modules {
      types = modules.types
      conformances = modules.conformances
      methods = modules.methods
      observables = modules.observables
      exporting = modules.exporting
      optionalRequirements = modules.optionalRequirements
      oldNames = modules.oldNames
      blockTypes = modules.blockTypes
      usesUIKit = modules.usesUIKit
      hooks = modules.hooks
      openMembers = modules.openMembers
      overrides = modules.overrides
      ownProperties = modules.ownProperties
    }
    for file in files {
      for type in file.types { types[type.path] = type }
      conformances.merge(file.conformances) { $0 + $1 }
      for method in file.methods { methods[method.name, default: []].append(method) }
      for property in file.observables {
        observables[property.type, default: []].append(property.name)
      }
      exporting.formUnion(file.exporting)
      optionalRequirements += file.optionalRequirements
      oldNames.formUnion(file.oldNames)
      blockTypes.formUnion(file.blockTypes)
      usesUIKit = usesUIKit || file.imports.contains { $0.module == "UIKit" }
    }
    overrides.formUnion(files.flatMap(\.overrides))
    ownProperties.formUnion(files.flatMap(\.ownProperties))
    openMembers.formUnion(
      Self.openMembers(
        files.flatMap(\.extensionMembers),
        overriddenBy: Set((files + others).flatMap(\.overrides)), in: types))
    for path in types.keys.sorted() {
      guard let superclass = chain(path).dropFirst().first else { continue }
      subclasses[superclass, default: []].append(path)
    }
    // The body of a class of another module cannot be changed.
    let own = Set(files.flatMap(\.types).map(\.path))
    for face in files.flatMap(\.faces)
    where own.contains(face.type) && types[face.type]?.kind == .cls {
      if face.isOverride || face.isOpen || isOverridden(face) {
        faces[face.type, default: []].append(face)
      }
    }
    for face in others.flatMap(\.faces) where own.contains(face.type) { addHook(for: face) }
    arrangeByName()
    let faces = files.flatMap(\.faces)
    // In the same order every time: what is written is compiled again where it is another text.
    for name in methods.keys.sorted() {
      for method in methods[name] ?? [] where method.signature != nil && !method.isOverride {
        addStandIn(for: method, faces: faces)
      }
    }
  }

  /// Lets a class call an override in an extension of another module, unless it overrides the method itself.
  private mutating func addHook(for face: ExtensionFace) {
    guard let hook = face.hook, let type = types[face.type], type.kind == .cls, !type.isGeneric,
      !(methods[face.name] ?? []).contains(where: {
        $0.type == face.type && $0.labels == face.labels
      }),
      hooks.insert(MethodKey(type: face.type, name: face.name, labels: face.labels)).inserted
    else { return }
    // An override is as visible as its class.
    let access = ["public", "open"].contains(type.access) ? "public " : ""
    faces[face.type, default: []].append(
      ExtensionFace(
        type: face.type, name: face.name, labels: face.labels, isOverride: true, isOpen: false,
        text: access + hook))
  }

  private mutating func arrangeByName() {
    for requirement in optionalRequirements {
      optionalRequirementsByName[requirement.name, default: []].append(requirement)
    }
    for method in methods.values.joined() {
      methodsByType[method.type, default: [:]][method.name, default: []].append(method)
      if let type = types[method.type], type.kind == .proto, type.isObjC {
        requirements[method.name, default: []].append(method)
      }
    }
  }

  private func isOverridden(_ face: ExtensionFace) -> Bool {
    (methods[face.name] ?? []).contains { method in
      method.isOverride && method.labels == face.labels && method.type != face.type
        && chain(method.type).contains(face.type)
    }
  }

  // MARK: Types

  /// Returns a Boolean value that indicates whether the project has a type of that name, be it in
  /// another type.
  func hasType(named name: String) -> Bool {
    types[name] != nil || types.keys.contains { $0.hasSuffix(".\(name)") }
  }

  /// A Boolean value that indicates whether a type is marked as the one that the program begins with.
  public var hasMainType: Bool { types.values.contains(where: \.isMain) }

  /// The class that UIKit launches: the one that is marked, or the one that can be.
  public var appDelegate: String? {
    let delegates = types.values.filter { type in
      type.kind == .cls
        && (type.isMain || declaredConformances(of: type.path).contains("UIApplicationDelegate"))
    }.sorted { $0.path < $1.path }
    return (delegates.first(where: \.isMain) ?? delegates.first)?.path
  }

  /// A type and its superclasses, nearest first, as far as the sources show them.
  func chain(_ path: String) -> [String] {
    var chain = [path]
    while let last = chain.last, let name = types[last]?.firstInherited {
      let next = resolve(name, from: last) ?? name
      guard !chain.contains(next), types[next]?.kind != .proto else { break }
      chain.append(next)
    }
    return chain
  }

  /// The path of the type that a name means inside of another.
  func resolve(_ name: String, from path: String) -> String? {
    var scope = path.split(separator: ".").map(String.init)
    while true {
      let candidate = (scope + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }

  private func descendants(of path: String) -> [String] {
    (subclasses[path] ?? []).flatMap { [$0] + descendants(of: $0) }
  }

  /// The classes of the project that inherit from a class of another module, by their names.
  func classes(inheriting name: String) -> [String] {
    types.keys.filter { $0 != name && chain($0).contains(name) }.sorted()
  }

  func isGeneric(_ path: String) -> Bool { types[path]?.isGeneric == true }

  /// Returns a Boolean value that indicates whether a class has a table that its subclasses
  /// override: generic ones have.
  func hasTable(_ path: String) -> Bool { isGeneric(path) && exporting.contains(path) }

  func isMainActor(_ path: String) -> Bool {
    chain(path).contains { types[$0]?.isMainActor == true }
  }

  /// Returns the protocols of a class, its superclasses and its subclasses: a method of it may be
  /// for any of them.
  func protocols(around path: String) -> Set<String> {
    let own = chain(path)
    var found: Set<String> = []
    var open = (own + descendants(of: path)).flatMap { path in
      declaredConformances(of: path).map { (path, $0) }
    }
    while let (path, name) = open.popLast() {
      let proto = resolve(name, from: path) ?? name
      guard types[proto]?.kind == .proto, found.insert(proto).inserted else { continue }
      open += declaredConformances(of: proto).map { (proto, $0) }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the project has a declaration of its own for a
  /// name of older Swift.
  func declares(_ name: String, labels: [String]? = nil) -> Bool {
    oldNames.contains(OldNames.key(name, labels: labels))
  }

  /// The property with which Foundation describes all errors.
  static let textOfErrors = "localizedDescription"

  /// A Boolean value that indicates whether an extension of the project describes errors.
  var describesErrors: Bool { oldNames.contains(Self.textOfErrors) }

  /// A Boolean value that indicates whether an extension of the project says when rectangles intersect.
  var hasOwnIntersection: Bool { hasMethod("intersects", labels: ["_"], in: "CGRect") }

  // MARK: Members

  /// Returns the members that the body of a class gets for its extensions.
  func faces(of path: String) -> [ExtensionFace] { faces[path] ?? [] }

  mutating func addFace(_ face: ExtensionFace) { faces[face.type, default: []].append(face) }

  /// Returns the declared conformances of a type, and its superclass.
  func declaredConformances(of path: String) -> [String] {
    (types[path]?.inherited ?? []) + (conformances[path] ?? [])
  }

  /// The properties of superclasses that tell observers.
  func inheritedObservables(of path: String) -> [String] {
    chain(path).dropFirst().flatMap { observables[$0] ?? [] }
  }

  /// The optional requirements of that name.
  func optionalRequirements(named name: String) -> [OptionalRequirement] {
    optionalRequirementsByName[name] ?? []
  }

  /// The optional requirement that a call of a method with these labels means.
  func optionalRequirement(named name: String, labels: [String], trailing: Int)
    -> OptionalRequirement?
  {
    optionalRequirements(named: name).first { requirement in
      guard let expected = requirement.labels else { return false }
      return expected.count == labels.count + trailing && expected.starts(with: labels)
    }
  }

  /// The method of a protocol of Objective-C's that a method of a class is for: it need not say that it
  /// is found by name.
  func requirement(named name: String, labels: [String], in path: String) -> IndexedMethod? {
    let found = (requirements[name] ?? []).filter { $0.labels == labels }
    guard !found.isEmpty else { return nil }
    let protocols = protocols(around: path)
    return found.filter { protocols.contains($0.type) }.min { $0.type < $1.type }
  }

  /// Returns a Boolean value that indicates whether a type declares a method itself.
  func hasMethod(_ name: String, labels: [String], in type: String) -> Bool {
    methodsByType[type]?[name]?.contains { $0.labels == labels } == true
  }

  /// The method that `#selector` most probably means.
  func method(for expression: SelectorExpression, in scope: String?) -> IndexedMethod? {
    func best(_ methods: [IndexedMethod]?) -> IndexedMethod? {
      let fitting = (methods ?? []).filter {
        expression.labels == nil || $0.labels == expression.labels
      }
      return fitting.first(where: \.isExported) ?? fitting.first
    }
    let start: String? =
      switch expression.qualifier {
      case nil, "self", "Self", "super": scope
      case let name?: resolve(Self.withoutArguments(name), from: scope ?? "") ?? name
      }
    for type in start.map(chain) ?? [] {
      if let found = best(methodsByType[type]?[expression.name]) { return found }
    }
    return best(methods[expression.name])
  }

  private static func withoutArguments(_ name: String) -> String {
    name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

extension ModuleIndex {
  private enum CodingKeys: CodingKey {
    case types, conformances, methods, observables, exporting, optionalRequirements, faces
    case subclasses, standIns, overriding, unheard, oldNames, blockTypes, usesUIKit, hooks
    case openMembers, overrides, ownProperties
  }

  /// Writes what is equal as the same text: sets have no order of their own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(types, forKey: .types)
    try container.encode(conformances, forKey: .conformances)
    try container.encode(methods, forKey: .methods)
    try container.encode(observables, forKey: .observables)
    try container.encode(exporting.sorted(), forKey: .exporting)
    try container.encode(optionalRequirements, forKey: .optionalRequirements)
    try container.encode(faces, forKey: .faces)
    try container.encode(subclasses, forKey: .subclasses)
    try container.encode(standIns, forKey: .standIns)
    try container.encode(overriding.sorted(), forKey: .overriding)
    try container.encode(unheard.sorted(), forKey: .unheard)
    try container.encode(oldNames.sorted(), forKey: .oldNames)
    try container.encode(blockTypes.sorted(), forKey: .blockTypes)
    try container.encode(usesUIKit, forKey: .usesUIKit)
    try container.encode(hooks.sorted(), forKey: .hooks)
    try container.encode(sorted(openMembers), forKey: .openMembers)
    try container.encode(sorted(overrides), forKey: .overrides)
    try container.encode(sorted(ownProperties), forKey: .ownProperties)
  }

  private func sorted(_ members: Set<MemberOfExtension>) -> [MemberOfExtension] {
    members.sorted { ($0.type, $0.key()) < ($1.type, $1.key()) }
  }
}
