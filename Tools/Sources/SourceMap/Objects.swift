import SourceFacts

/// An object, as far as its class is known.
struct Object: Hashable {
  /// The class without the types around it.
  let name: String
  /// The class, where the project declares it.
  let type: ProjectType?

  init(_ type: ProjectType) {
    name = type.simpleName
    self.type = type
  }

  init(named name: String) {
    self.name = name
    type = nil
  }
}

/// The place from which a value is looked at: a body, the arguments that it was called with, and its `self`.
struct Scope {
  indirect enum Bound {
    case value(ValueFact, Scope)
  }

  let body: Int
  var arguments: [String: Bound] = [:]
  /// The class of `self`, where it is another one than the body's owner.
  var own: ProjectType?
  /// The number of functions that may still be entered.
  var hops = 3
}

/// Finds the classes of objects.
struct Objects {
  let bodies: Bodies
  var project: ProjectFacts { bodies.project }

  /// The deepest nesting of values that is followed.
  static let depth = 14

  /// The objects that a value may be.
  func objects(_ value: ValueFact, _ scope: Scope, _ depth: Int = Objects.depth) -> [Object] {
    guard depth > 0 else { return [] }
    switch value {
    case .name(let name): return variable(name, scope, depth - 1)
    case .member(nil, _): return []
    case .member(let base?, let name):
      if name == "self" { return objects(base, scope, depth - 1) }
      if let type = value.path.flatMap({ typeName($0, scope) }) { return [type] }
      return objects(base, scope, depth - 1).flatMap { property(name, of: $0, depth - 1) }.unique
    case .call(let callee, let arguments, _):
      return results(callee, arguments, scope, depth - 1)
    case .cast(let inner, let type):
      let known = named(type, scope)
      if known.contains(where: { $0.type?.isProtocol != true }) { return known }
      let found = objects(inner, scope, depth - 1)
      return found.isEmpty ? known : found
    case .either(let values): return values.flatMap { objects($0, scope, depth - 1) }.unique
    case .text, .closure, .list, .tuple, .other: return []
    }
  }

  /// The object of a type as it is written.
  func named(_ name: String, from file: SourceFile) -> [Object] {
    if let type = project.type(name, from: file) { return [Object(type)] }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.first?.isUppercase == true ? [Object(named: last)] : []
  }

  func named(_ name: String, _ scope: Scope) -> [Object] {
    if name == "Self" { return own(scope) }
    return named(name, from: bodies.all[scope.body].file)
  }

  func named(_ type: TypeReference?, _ scope: Scope) -> [Object] {
    named(type, from: bodies.all[scope.body].file) { named($0, scope) }
  }

  private func named(
    _ type: TypeReference?, from file: SourceFile, _ find: (String) -> [Object]
  ) -> [Object] {
    guard let type, !type.isCollection, !type.isFunction else { return [] }
    guard type.names.count > 1 else { return type.names.first.map(find) ?? [] }
    // Of `Coordinator & AuthOutput` the part with the fewest classes says most.
    let implementations = project.implementations(of: type, from: file)
    if implementations.count == 1, let only = implementations.first { return [Object(only)] }
    let parts = type.names.compactMap { project.type($0, from: file) }
    let least = parts.min { project.descendants(of: $0).count < project.descendants(of: $1).count }
    return least.map { [Object($0)] } ?? type.names.flatMap(find)
  }

  /// The class that a chain of names means: `Outer.Inner`, or `Module.Class`.
  private func typeName(_ path: [String], _ scope: Scope) -> Object? {
    guard path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return project.type(path.joined(separator: "."), from: bodies.all[scope.body].file)
      .map { Object($0) }
  }

  /// `self` of a scope.
  func own(_ scope: Scope) -> [Object] {
    if case .value(let value, let outer)? = scope.arguments["self"] {
      let found = objects(value, outer, Self.depth / 2)
      if !found.isEmpty { return found }
    }
    if let own = scope.own ?? bodies.all[scope.body].owner { return [Object(own)] }
    return bodies.all[scope.body].fact.owner.map { [Object(named: $0)] } ?? []
  }

  // MARK: Variables

  /// The values of a local variable, with the index in a tuple; those of closures' outer bodies included.
  func values(of name: String, _ scope: Scope) -> [(value: ValueFact, element: Int?)] {
    var body: Int? = scope.body
    while let each = body {
      let fact = bodies.all[each].fact
      var found: [(ValueFact, Int?)] = []
      var isLocal = false
      for statement in fact.statements where statement.role == .local {
        guard let index = statement.names.firstIndex(of: name) else { continue }
        isLocal = true
        // `if let screen = screen` keeps what it was.
        if statement.value != .other, statement.value.path != [name] {
          found.append((statement.value, statement.names.count > 1 ? index : nil))
        }
      }
      if isLocal {
        found += (bodies.writes[name] ?? [])
          .filter { $0.target == .name(name) && isInside($0.body, each) }
          .map { ($0.statement.value, nil) }
        if !found.isEmpty { return found }
      }
      if fact.parameters.contains(where: { $0.name == name }) { return [] }
      body = bodies.all[each].outer
    }
    return []
  }

  func isInside(_ body: Int, _ outer: Int) -> Bool {
    var next: Int? = body
    while let each = next {
      if each == outer { return true }
      next = bodies.all[each].outer
    }
    return false
  }

  /// The declared type of a local variable or a parameter.
  func declared(_ name: String, _ scope: Scope) -> [Object] {
    var body: Int? = scope.body
    while let each = body {
      let fact = bodies.all[each].fact
      for statement in fact.statements where statement.role == .local && statement.names == [name] {
        if let type = statement.type { return named(type, scope) }
      }
      if let parameter = fact.parameters.first(where: { $0.name == name }) {
        return named(parameter.type, scope)
      }
      body = bodies.all[each].outer
    }
    return []
  }

  /// The parameter that a name means, with the body that it belongs to.
  func parameter(_ name: String, _ scope: Scope) -> (body: Int, parameter: ParameterFact)? {
    var body: Int? = scope.body
    while let each = body {
      let fact = bodies.all[each].fact
      if let parameter = fact.parameters.first(where: { $0.name == name }) {
        return (each, parameter)
      }
      if fact.statements.contains(where: {
        $0.role == .local && $0.names.contains(name) && $0.value.path != [name]
      }) {
        return nil
      }
      body = bodies.all[each].outer
    }
    return nil
  }

  private func variable(_ name: String, _ scope: Scope, _ depth: Int) -> [Object] {
    if name == "self" || name == "Self" { return own(scope) }
    if let (_, parameter) = parameter(name, scope) {
      if case .value(let value, let outer)? = scope.arguments[parameter.name] {
        let found = objects(value, outer, depth)
        if !found.isEmpty { return found }
      }
      return named(parameter.type, scope)
    }
    let declared = declared(name, scope)
    if declared.contains(where: { $0.type?.isProtocol == false }) { return declared }
    let found = values(of: name, scope).flatMap { value, element in
      objects(element.map { self.element($0, of: value, scope) } ?? value, scope, depth)
    }
    if !found.isEmpty { return found.unique }
    if !declared.isEmpty { return declared }
    let properties = own(scope).flatMap { property(name, of: $0, depth) }
    if !properties.isEmpty { return properties.unique }
    return name.first?.isUppercase == true ? named(name, scope) : []
  }

  /// One value of a tuple, where the tuple is written out.
  func element(_ index: Int, of value: ValueFact, _ scope: Scope) -> ValueFact {
    if case .tuple(let values) = value, index < values.count { return values[index] }
    return .other
  }

  // MARK: Members

  private static let known: [String: String] = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "window": "UIWindow",
  ]

  /// The objects that a property may hold.
  func property(_ name: String, of object: Object, _ depth: Int) -> [Object] {
    guard depth > 0 else { return [] }
    guard let type = object.type else {
      return Self.known[name].map { [Object(named: $0)] } ?? []
    }
    let found = project.properties(of: type).first { $0.property.name == name }
    let declared = found.map { owner, property in
      named(property.type, from: owner.file) { named($0, from: owner.file) }
    }
    if let declared, declared.contains(where: { $0.type?.isProtocol != true }) { return declared }
    let values = propertyValues(name, of: type).flatMap { objects($0.value, $0.scope, depth - 1) }
    if !values.isEmpty { return values.unique }
    if let declared, !declared.isEmpty { return declared }
    return found == nil ? Self.known[name].map { [Object(named: $0)] } ?? [] : []
  }

  /// The values that the project gives a property.
  func propertyValues(_ name: String, of type: ProjectType) -> [(value: ValueFact, scope: Scope)] {
    let family = Set(project.ancestry(of: type))
    var found: [(ValueFact, Scope)] = []
    for body in bodies.properties[name] ?? [] {
      guard let owner = bodies.all[body].owner, family.contains(owner) else { continue }
      for statement in bodies.all[body].fact.statements where statement.role == .result {
        found.append((statement.value, Scope(body: body, own: type)))
      }
    }
    for write in bodies.writes[name] ?? [] {
      guard let owner = bodies.all[write.body].owner, family.contains(owner),
        write.target == .name(name) || write.target == .member(.name("self"), name)
      else { continue }
      // `self.name = name` in an initializer says nothing.
      if write.statement.value.path == [name] { continue }
      found.append((write.statement.value, Scope(body: write.body, own: type)))
    }
    return found
  }
}

extension Scope {
  init(_ body: Int, _ scope: Scope) {
    self.init(body: body, arguments: scope.arguments, own: scope.own, hops: scope.hops)
  }

  /// The scope with one function less that may be entered.
  func entering() -> Scope {
    var scope = self
    scope.hops -= 1
    return scope
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in their order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
