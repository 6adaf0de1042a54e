import SourceFacts

/// A call, or an assignment, that leads to another screen.
struct NavigationCall {
  /// The body from which the screen is shown.
  let body: Int
  let cases: [String]
  let kind: String
  /// The screens; a container of tabs or columns has several.
  let shown: [[Shown]]
  let line: Int
  /// The segue that is performed.
  var segue: String?
  /// A Boolean value that indicates whether the screen is beside another one that is seen first.
  var isBeside = false
}

/// Finds the calls that lead to other screens.
struct NavigationCalls {
  let destinations: Destinations
  var objects: Objects { destinations.objects }
  var bodies: Bodies { destinations.bodies }
  var project: ProjectFacts { destinations.project }

  /// A function that shows one of its parameters.
  private struct Wrapper: Hashable {
    let function: Int
    let parameter: String
    let kind: String
  }

  /// The calls in the order of the sources.
  func all() -> [NavigationCall] {
    var found: [NavigationCall] = []
    var wrappers: [Wrapper] = []
    func add(_ call: NavigationCall) {
      var others: [[Shown]] = []
      for shown in call.shown {
        var rest: [Shown] = []
        for each in shown {
          if case .parameter(let body, _, let name) = each {
            wrappers.append(Wrapper(function: body, parameter: name, kind: call.kind))
          } else {
            rest.append(each)
          }
        }
        if !rest.isEmpty { others.append(rest) }
      }
      guard !others.isEmpty || call.segue != nil else { return }
      found.append(
        NavigationCall(
          body: call.body, cases: call.cases, kind: call.kind, shown: others, line: call.line,
          segue: call.segue, isBeside: call.isBeside))
    }
    for name in Self.names { for call in bodies.calls[name] ?? [] { navigation(call).map(add) } }
    for write in (bodies.writes["rootViewController"] ?? [])
      + (bodies.writes["viewControllers"] ?? [])
    {
      assignment(write.body, write.target, write.statement).map(add)
    }
    // Functions that show what they are handed. Overloads of a router that call each other are many.
    var done: Set<Wrapper> = []
    for _ in 0..<6 {
      let new = wrappers.filter { done.insert($0).inserted }
      wrappers = []
      for wrapper in new { for call in calls(of: wrapper) { add(call) } }
    }
    return
      found
      .sorted { place($0) < place($1) }
  }

  private func place(_ call: NavigationCall) -> (String, Int, String) {
    (bodies.all[call.body].file.path, call.line, call.kind)
  }

  private static let names = [
    "pushViewController", "show", "showDetailViewController", "present", "setViewControllers",
    "setViewController", "performSegue", "go",
  ]

  // MARK: Calls of UIKit and Storyline

  private func navigation(_ call: Bodies.Call) -> NavigationCall? {
    let labels = call.arguments.map(\.label)
    let scope = Scope(body: call.body)
    guard let first = call.arguments.first else { return nil }
    func transition(_ kind: String, _ shown: [[Shown]]) -> NavigationCall {
      NavigationCall(
        body: call.body, cases: call.cases, kind: kind, shown: shown, line: call.line)
    }
    func one(_ kind: String) -> NavigationCall {
      transition(kind, [destinations.shown(first.value, scope)])
    }
    switch call.name {
    case "pushViewController" where first.label == nil: return one("push")
    case "show" where first.label == nil && labels.contains("sender"): return one("push")
    case "showDetailViewController" where first.label == nil: return one("column")
    case "present" where first.label == nil && labels.contains("animated"): return one("present")
    case "setViewController" where first.label == nil && labels.contains("for"):
      var found = one("column")
      found.isBeside = call.arguments.first { $0.label == "for" }?.value.caseName != "primary"
      return found
    case "setViewControllers" where first.label == nil:
      if labels.contains("direction") {
        return list(first.value, "page", scope).map { transition("page", $0) }
      }
      guard labels.contains("animated") else { return nil }
      return contents(of: call.base, first.value, scope).map { transition($0.kind, $0.shown) }
    case "performSegue" where first.label == "withIdentifier":
      guard case .text(let identifier)? = text(first.value, scope) else {
        return transition("segue", [[.unknown]])
      }
      var found = transition("segue", [])
      found.segue = identifier
      return found
    case "show" where first.label == nil:
      return shownByFlow(call, first.value, scope).map { transition($0.kind, [$0.shown]) }
    case "go" where first.label == nil:
      return route(first.value, scope).map { transition($0.kind, [$0.shown]) }
    default: return nil
    }
  }

  private func text(_ value: ValueFact, _ scope: Scope) -> ValueFact? {
    if case .text = value { return value }
    guard case .name(let name) = value else {
      guard case .member(let base?, let name) = value else { return nil }
      for owner in objects.objects(base, scope).compactMap(\.type) {
        for found in objects.propertyValues(name, of: owner) {
          if case .text = found.value { return found.value }
        }
      }
      return nil
    }
    return objects.values(of: name, scope).lazy.compactMap { text($0.value, scope) }.first
  }

  /// The contents that a container is given, with the kind that its class has.
  private func contents(
    of base: ValueFact?, _ value: ValueFact, _ scope: Scope
  ) -> (kind: String, shown: [[Shown]])? {
    let owners = base.map { objects.objects($0, scope) } ?? objects.own(scope)
    func isA(_ name: String) -> Bool {
      owners.contains { owner in
        owner.name == name
          || owner.type.map { project.inheritedNames(of: $0).contains(name) } == true
      }
    }
    if isA("UITabBarController") { return list(value, "tab", scope).map { ("tab", $0) } }
    if isA("UISplitViewController") { return list(value, "column", scope).map { ("column", $0) } }
    return list(value, "replace", scope).map { ("replace", $0) }
  }

  /// The screens of a list; of a stack's list the last.
  private func list(_ value: ValueFact, _ kind: String, _ scope: Scope) -> [[Shown]]? {
    var value = value
    if case .name(let name) = value {
      if let local = objects.values(of: name, scope).first {
        value = local.value
      } else if objects.parameter(name, scope) != nil {
        return [destinations.shown(value, scope)]
      }
    }
    guard case .list(let values) = value, !values.isEmpty else {
      // Screens that are taken out of a stack, or put in order, are not shown by that.
      if case .either = value { return nil }
      return kind == "tab" ? [[.unknown]] : nil
    }
    let wanted =
      ["tab", "column"].contains(kind)
      ? values : kind == "page" ? Array(values.prefix(1)) : Array(values.suffix(1))
    return wanted.map { destinations.shown($0, scope) }
  }

  private func assignment(
    _ body: Int, _ target: ValueFact, _ statement: StatementFact
  ) -> NavigationCall? {
    let scope = Scope(body: body)
    guard statement.value != .other else { return nil }
    let (base, name): (ValueFact, String)
    switch target {
    case .member(let owner?, let member): (base, name) = (owner, member)
    case .name("viewControllers"): (base, name) = (.name("self"), "viewControllers")
    default: return nil
    }
    if name == "viewControllers" {
      // `self.viewControllers = …` of a container.
      return contents(of: base, statement.value, scope).map {
        NavigationCall(
          body: body, cases: statement.cases, kind: $0.kind, shown: $0.shown, line: statement.line)
      }
    }
    let owners = objects.objects(base, scope)
    let isWindow =
      owners.contains { $0.name == "UIWindow" }
      || owners.isEmpty && base.lastName?.lowercased().hasSuffix("window") == true
      || base.lastName?.lowercased().hasSuffix("window") == true
    guard isWindow else { return nil }
    return NavigationCall(
      body: body, cases: statement.cases, kind: "root",
      shown: [destinations.shown(statement.value, scope)], line: statement.line)
  }

  // MARK: Storyline

  private func isFlow(_ type: ProjectType) -> Bool {
    project.inheritedNames(of: type).contains { ["Flow", "AlertFlow"].contains($0) }
  }

  private func shownByFlow(
    _ call: Bodies.Call, _ value: ValueFact, _ scope: Scope
  ) -> (kind: String, shown: [Shown])? {
    let style = call.arguments.first { $0.label == "as" }?.value
    let owners = call.base.map { objects.objects($0, scope) } ?? objects.own(scope)
    let isWindow = owners.contains { $0.name == "UIWindow" }
    guard isWindow || owners.contains(where: { $0.type.map(isFlow) == true || $0.name == "Flow" }),
      // A method of the flow's own with the same name.
      objects.functions(for: call, scope).isEmpty
    else { return nil }
    if let found = route(value, scope) {
      return (style.flatMap { self.style($0, scope) } ?? found.kind, found.shown)
    }
    if case .member(nil, _)? = value.alertCallee {
      return ("present", [.screen("UIAlertController")])
    }
    let shown = destinations.shown(value, scope)
    if shown.contains(where: {
      if case .screen(let id) = $0 { id.hasPrefix("UIAlertController") } else { false }
    }) {
      return ("present", shown)
    }
    let kind = style.flatMap { self.style($0, scope) } ?? (isWindow ? "root" : "push")
    return (kind, shown)
  }

  /// The kind of transition that a style means: of `.present(.pageSheet)` or of a function that returns one.
  private func style(_ value: ValueFact, _ scope: Scope) -> String? {
    let kinds = [
      "push": "push", "present": "present", "replace": "replace", "tab": "tab",
      "column": "column", "root": "root", "page": "page",
    ]
    if let name = value.caseName, let kind = kinds[name] { return kind }
    guard case .call(let callee, _, _) = value, let function = callee.lastName else { return nil }
    for candidate in bodies.functions[function] ?? [] {
      for statement in bodies.all[candidate].fact.statements where statement.role == .result {
        if let name = statement.value.caseName, let kind = kinds[name] { return kind }
      }
    }
    return nil
  }

  /// The screen that a declared route leads to.
  private func route(_ value: ValueFact, _ scope: Scope) -> (kind: String, shown: [Shown])? {
    guard case .member(let base?, let name) = value else { return nil }
    for owner in objects.objects(base, scope).compactMap(\.type) {
      for found in objects.propertyValues(name, of: owner) {
        guard case .call(.name("Route"), let arguments, _) = found.value else { continue }
        let kind = arguments.first { $0.label == "as" }.flatMap { style($0.value, found.scope) }
        let makers = arguments.compactMap { argument -> Int? in
          guard case .closure(let index) = argument.value, argument.label != "gates",
            argument.label != "as"
          else { return nil }
          return bodies.closure(index, in: found.scope.body)
        }
        guard let maker = makers.last else { continue }
        let shown = destinations.returned(
          by: maker, Scope(body: maker, hops: 3), Objects.depth)
        return (kind ?? "push", shown.isEmpty ? [.unknown] : shown.unique)
      }
    }
    return nil
  }

  // MARK: Wrappers

  private func calls(of wrapper: Wrapper) -> [NavigationCall] {
    let body = bodies.all[wrapper.function]
    if body.fact.kind == .initializer { return [] }
    return (bodies.calls[body.fact.name] ?? []).compactMap { call in
      guard call.body != wrapper.function, objects.fits(call, wrapper.function) else { return nil }
      let scope = Scope(body: call.body)
      guard objects.functions(for: call, scope).contains(wrapper.function) else { return nil }
      let inner = objects.bind(call, to: wrapper.function, scope)
      guard case .value(let value, let outer)? = inner.arguments[wrapper.parameter] else {
        return nil
      }
      return NavigationCall(
        body: call.body, cases: call.cases, kind: wrapper.kind,
        shown: [destinations.shown(value, outer)], line: call.line)
    }
  }
}

extension ValueFact {
  /// The function of an alert that is written as an implicit member: `.alert(error)`.
  fileprivate var alertCallee: ValueFact? {
    guard case .call(let callee, _, _) = self, callee.lastName == "alert" else { return nil }
    return callee
  }
}
