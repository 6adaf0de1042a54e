import SourceFacts

// Calls: the objects that they make, and the functions that they enter.
extension Objects {
  /// The class that a call makes an object of.
  func made(_ callee: ValueFact, _ scope: Scope) -> Object? {
    var path = callee.path ?? []
    if path.last == "init", path.count > 1 { path.removeLast() }
    guard let last = path.last, last.first?.isUppercase == true,
      path.allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    if path == ["Self"] { return own(scope).first }
    return named(path.joined(separator: "."), scope).first
  }

  func results(
    _ callee: ValueFact, _ arguments: [ArgumentFact], _ scope: Scope, _ depth: Int
  ) -> [Object] {
    if let made = made(callee, scope) { return [made] }
    if case .closure(let index) = callee {
      return returned(by: bodies.closure(index, in: scope.body), scope.entering(), depth)
    }
    let call = call(callee, arguments, scope)
    let candidates = functions(for: call, scope)
    var found: [Object] = []
    for candidate in candidates {
      let inner = bind(call, to: candidate, scope)
      let declared = declaredResult(candidate, inner, call, scope)
      if declared.contains(where: { $0.type?.isProtocol == false }) || scope.hops == 0 {
        found += declared
      } else {
        let values = returned(by: candidate, inner, depth)
        found += values.isEmpty ? declared : values
      }
    }
    if candidates.isEmpty, let resolved = Self.typeArgument(arguments) {
      return named(resolved, scope)
    }
    return found.unique
  }

  /// The class in an argument such as `Screen.self`, which containers of dependencies return.
  static func typeArgument(_ arguments: [ArgumentFact]) -> String? {
    guard case .member(let type?, "self")? = arguments.first?.value else { return nil }
    return type.path?.joined(separator: ".")
  }

  /// The declared result of a function.
  func declaredResult(
    _ body: Int, _ inner: Scope, _ call: Bodies.Call, _ scope: Scope
  ) -> [Object] {
    guard let result = bodies.all[body].fact.result else { return [] }
    if result.names == ["Self"] {
      return call.base.map { objects($0, scope, Self.depth / 2) } ?? own(scope)
    }
    return named(result, inner)
  }

  private func returned(by body: Int, _ scope: Scope, _ depth: Int) -> [Object] {
    guard scope.hops >= 0 else { return [] }
    return bodies.all[body].fact.statements.filter { $0.role == .result }
      .flatMap { objects($0.value, Scope(body, scope), depth - 1) }.unique
  }

  func call(_ callee: ValueFact, _ arguments: [ArgumentFact], _ scope: Scope) -> Bodies.Call {
    let (base, name): (ValueFact?, String) =
      switch callee {
      case .name(let name): (nil, name)
      case .member(let base, let name): (base, name)
      default: (nil, "")
      }
    return Bodies.Call(
      body: scope.body, callee: callee, name: name, base: base, arguments: arguments, line: 0,
      cases: [])
  }

  /// The functions of the project that a call may enter.
  func functions(for call: Bodies.Call, _ scope: Scope) -> [Int] {
    let named = (bodies.functions[call.name] ?? []).filter { fits(call, $0) }
    guard !named.isEmpty else { return [] }
    let found = named.filter {
      isReceiver(of: $0, call, scope, isOnly: named.count == 1) && accepts(call, $0, scope)
    }
    let meant = found.filter { isNamedAlike(call, $0) }
    return found.count > 1 && !meant.isEmpty ? meant : found.count > 4 ? [] : found
  }

  /// A Boolean value that indicates whether the arguments of a call may have the types of the parameters.
  private func accepts(_ call: Bodies.Call, _ function: Int, _ scope: Scope) -> Bool {
    pairs(call, function).allSatisfy { argument, parameter in
      guard let reference = parameter.type, !reference.isCollection, !reference.isFunction else {
        return true
      }
      let file = bodies.all[function].file
      let given = objects(argument.value, scope, Self.depth / 3).compactMap(\.type)
      guard !given.isEmpty else { return true }
      let wanted = reference.names.compactMap { project.type($0, from: file) }
      guard !wanted.isEmpty else { return !reference.names.contains(where: Self.isValue) }
      return given.contains { type in wanted.contains { isKind(type, of: $0) } }
    }
  }

  /// A Boolean value that indicates whether an object of a class may be handed to a parameter.
  private func isKind(_ type: ProjectType, of wanted: ProjectType) -> Bool {
    if project.ancestry(of: type).contains(wanted) { return true }
    if project.ancestry(of: wanted).contains(type) { return true }
    let names = bodies.conformances[wanted] ?? []
    return !names.isDisjoint(with: project.inheritedNames(of: type))
      || names.contains("UIViewController") && project.isScreen(type)
  }

  /// A Boolean value that indicates whether a type of Swift or Foundation is surely no class of the project.
  private static func isValue(_ name: String) -> Bool {
    name.hasSuffix(".ID")
      || ["Int", "String", "Bool", "Double", "URL", "Date", "Data", "UUID", "IndexPath"]
        .contains(name)
  }

  /// A Boolean value that indicates whether an argument has the name of its parameter: of two overloads,
  /// `show(book)` is the one with a book.
  private func isNamedAlike(_ call: Bodies.Call, _ function: Int) -> Bool {
    pairs(call, function).contains { argument, parameter in
      argument.value == .name(parameter.name)
    }
  }

  /// The arguments of a call, with the parameters of a function.
  private func pairs(
    _ call: Bodies.Call, _ function: Int
  ) -> [(argument: ArgumentFact, parameter: ParameterFact)] {
    var parameters = bodies.all[function].fact.parameters[...]
    var found: [(ArgumentFact, ParameterFact)] = []
    for argument in call.arguments {
      while let next = parameters.first, next.label != argument.label, next.hasDefault {
        parameters = parameters.dropFirst()
      }
      guard let next = parameters.first else { break }
      found.append((argument, next))
      parameters = parameters.dropFirst()
    }
    return found
  }

  /// A Boolean value that indicates whether the labels of a call are those of a function.
  func fits(_ call: Bodies.Call, _ function: Int) -> Bool {
    var parameters = bodies.all[function].fact.parameters[...]
    for (index, argument) in call.arguments.enumerated() {
      let isClosure = if case .closure = argument.value { true } else { false }
      if isClosure, argument.label == nil, index >= call.arguments.count - 1, !parameters.isEmpty {
        return true
      }
      while let next = parameters.first, next.label != argument.label, next.hasDefault {
        parameters = parameters.dropFirst()
      }
      guard let next = parameters.first, next.label == argument.label else { return false }
      parameters = parameters.dropFirst()
    }
    return parameters.allSatisfy(\.hasDefault)
  }

  private func isReceiver(
    of function: Int, _ call: Bodies.Call, _ scope: Scope, isOnly: Bool
  ) -> Bool {
    let body = bodies.all[function]
    if body.outer != nil { return call.base == nil && isInside(scope.body, body.outer ?? -1) }
    guard let ownerName = body.fact.owner else { return call.base == nil }
    let receivers = call.base.map { objects($0, scope, Self.depth / 2) } ?? own(scope)
    guard !receivers.isEmpty else { return isOnly && call.base != nil && body.owner != nil }
    return receivers.contains { receiver in
      guard let type = receiver.type else { return receiver.name == ownerName }
      guard let owner = body.owner else {
        // An extension of UIKit's class.
        return project.inheritedNames(of: type).contains(ownerName)
          || ownerName == "UIViewController" && project.isScreen(type)
          || type.isProtocol && bodies.conformances[type]?.contains(ownerName) == true
      }
      return project.ancestry(of: type).contains(owner)
        || type.isProtocol && project.ancestry(of: owner).contains(type)
        // A variable of the superclass may hold an object of the subclass.
        || !type.isProtocol && project.ancestry(of: owner).contains(type)
    }
  }

  /// The scope of a function that is entered by a call.
  func bind(_ call: Bodies.Call, to function: Int, _ scope: Scope) -> Scope {
    var inner = scope.entering()
    inner = Scope(body: function, arguments: [:], own: nil, hops: inner.hops)
    if let base = call.base {
      inner.arguments["self"] = .value(base, scope)
    } else if let own = own(scope).first?.type {
      inner.own = own
    }
    for (argument, parameter) in pairs(call, function) {
      inner.arguments[parameter.name] = .value(argument.value, scope)
    }
    return inner
  }
}
