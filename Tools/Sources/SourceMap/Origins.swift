import SourceFacts

/// The place from which code leads to a screen.
enum Origin: Hashable {
  case launch
  case screen(String)
  /// The place from which a coordinator or a container was shown.
  case entry(ProjectType)
}

/// Finds the screens whose actions make a body run.
final class Origins {
  let destinations: Destinations
  var objects: Objects { destinations.objects }
  var bodies: Bodies { destinations.bodies }
  var project: ProjectFacts { destinations.project }
  private var known: [Key: Set<Origin>] = [:]

  private struct Key: Hashable {
    let body: Int
    let cases: [String]
  }

  /// The screens that the code of each class shows.
  private let shown: [ProjectType: Set<String>]

  init(_ destinations: Destinations, _ calls: [NavigationCall]) {
    self.destinations = destinations
    var shown: [ProjectType: Set<String>] = [:]
    for call in calls {
      guard let owner = destinations.bodies.all[call.body].owner else { continue }
      for case .screen(let id) in call.shown.joined() { shown[owner, default: []].insert(id) }
    }
    // A screen that a coordinator holds is its first one.
    let project = destinations.project
    for type in shown.keys {
      for property in type.properties {
        for name in property.type?.names ?? [] {
          guard let screen = project.type(name, from: type.file), project.isScreen(screen) else {
            continue
          }
          shown[type]?.insert(screen.simpleName)
        }
      }
    }
    self.shown = shown
  }

  private static let delegates = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  /// The functions by which the maker of an object begins it.
  private static let beginnings: Set<String> = [
    "start", "init", "begin", "run", "launch", "viewDidLoad",
  ]

  /// The origins of a body, for code in some enumeration cases.
  func origins(of body: Int, _ cases: [String] = []) -> Set<Origin> {
    let key = Key(body: body, cases: cases)
    if let found = known[key] { return found }
    var seen: Set<Key> = []
    let found = origins(key, &seen)
    known[key] = found
    return found
  }

  private func origins(_ key: Key, _ seen: inout Set<Key>) -> Set<Origin> {
    guard seen.count < 400, seen.insert(key).inserted else { return [] }
    let body = bodies.all[key.body]
    if let owner = body.owner {
      if project.isTest(owner) { return [] }
      let names = project.inheritedNames(of: owner)
      if Self.delegates.contains(where: names.contains) {
        let found =
          body.fact.kind == .closure ? closure(key, &seen) : callers(of: key.body, &seen)
        return found.isEmpty && !isLater(body.fact) ? [.launch] : found
      }
      if project.isScreen(owner) { return screens(owner) }
    }
    if !key.cases.isEmpty, let found = mentions(key, &seen) { return found }
    if body.fact.kind == .closure { return closure(key, &seen) }
    guard let owner = body.owner else { return callers(of: key.body, &seen) }
    if project.isContainer(owner) { return [.entry(owner)] }
    if project.isView(owner) { return holders(of: owner) }
    let found = callers(of: key.body, &seen)
    if !found.isEmpty { return found }
    if owner.isClass, Self.beginnings.contains(body.fact.name) { return [.entry(owner)] }
    let held = holders(of: owner)
    return held.isEmpty && owner.isClass && body.fact.kind == .property ? [.entry(owner)] : held
  }

  /// A Boolean value that indicates whether UIKit calls a function of a delegate after the launch.
  private func isLater(_ fact: BodyFact) -> Bool {
    let labels = fact.parameters.compactMap(\.label)
    switch fact.name {
    case "application": return !labels.contains { $0.hasSuffix("FinishLaunchingWithOptions") }
    case "scene": return !labels.contains("willConnectTo")
    default: return fact.name.hasPrefix("userNotificationCenter")
    }
  }

  /// The screen of a class or, for a base class, those that inherit from it.
  private func screens(_ type: ProjectType) -> Set<Origin> {
    let heirs = project.descendants(of: type).filter { $0 != type && project.isScreen($0) }
    guard !heirs.isEmpty else { return [.screen(type.simpleName)] }
    let isMade = !(bodies.calls[type.simpleName] ?? []).isEmpty
    if isMade || heirs.count > 4 { return isMade ? [.screen(type.simpleName)] : [] }
    return Set(heirs.map { .screen($0.simpleName) })
  }

  /// The places that name the enumeration case in which code stands.
  private func mentions(_ key: Key, _ seen: inout Set<Key>) -> Set<Origin>? {
    guard let names = key.cases.first?.split(separator: "|").map(String.init), names != ["default"]
    else { return nil }
    var found: Set<Origin> = []
    for name in names {
      for mention in bodies.mentions[name] ?? [] where mention.body != key.body {
        found.formUnion(origins(Key(body: mention.body, cases: mention.cases), &seen))
      }
    }
    // Several coordinators may know the same case: each means the screens of its own.
    if let owner = bodies.all[key.body].owner, let mine = shown[owner] {
      let own = found.filter { if case .screen(let id) = $0 { mine.contains(id) } else { false } }
      if !own.isEmpty { return own }
      if names.contains(where: { (bodies.handlers[$0]?.count ?? 0) > 1 }) {
        found = found.filter { if case .screen = $0 { false } else { true } }
      }
    }
    return found.isEmpty ? nil : found
  }

  // MARK: Closures

  private func closure(_ key: Key, _ seen: inout Set<Key>) -> Set<Origin> {
    let outer = bodies.all[key.body].outer
    let use = bodies.uses[key.body]
    if case .argument(_, let call)? = use {
      if let screen = context(of: key.body, call) { return [screen] }
      if let found = end(of: call, &seen) { return found }
    }
    if let use, let found = origins(of: use, &seen) {
      if !found.isEmpty { return found }
      if case .written = use { return [] }
    }
    guard let outer else { return [] }
    return origins(Key(body: outer, cases: key.cases), &seen)
  }

  /// The screen or the alert to which the statement around an action adds it.
  private func context(of closure: Int, _ call: Bodies.Call) -> Origin? {
    let scope = Scope(body: call.body)
    guard let made = objects.made(call.callee, scope), made.type == nil,
      made.name.hasPrefix("UI"), var value = bodies.contexts[closure]
    else { return nil }
    while true {
      for case .screen(let id) in destinations.shown(value, scope) { return .screen(id) }
      guard case .member(let base?, _) = value, base != .name("self") else { return nil }
      value = base
    }
  }

  /// The places where a flow ends whose end a closure waits for: `show(flow).whenFinished { … }`.
  private func end(of call: Bodies.Call, _ seen: inout Set<Key>) -> Set<Origin>? {
    guard call.name.hasPrefix("when"), case .call(_, let arguments, _)? = call.base,
      let first = arguments.first?.value
    else { return nil }
    var found: Set<Origin> = []
    for case .holder(let type) in destinations.shown(first, Scope(body: call.body)) {
      for end in bodies.calls["finish"] ?? [] where bodies.all[end.body].owner == type {
        found.formUnion(origins(Key(body: end.body, cases: end.cases), &seen))
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The origins of a closure that is handed to something; `nil` where it runs as part of the body around it.
  private func origins(of use: Bodies.Use, _ seen: inout Set<Key>) -> Set<Origin>? {
    switch use {
    case .inside: return nil
    case .written(let target, let body):
      guard case .member(let base?, let name) = target else { return nil }
      let owners = objects.objects(base, Scope(body: body))
      if base == .name("self"), owners.allSatisfy({ $0.type.map(project.isScreen) == false }) {
        return nil
      }
      // Of something unknown it is not known who calls it.
      return callbacks(name, owners, &seen)
    case .argument(let label, let call):
      let scope = Scope(body: call.body)
      if let made = objects.made(call.callee, scope) {
        guard let type = made.type else { return nil }
        return callbacks(label ?? "", [Object(type)], &seen)
      }
      // A factory that is handed a screen's closure.
      let results = objects.objects(.call(call.callee, call.arguments, line: 0), scope)
      let screens = results.compactMap(\.type).filter(project.isScreen)
      return screens.isEmpty ? nil : screens.reduce(into: []) { $0.formUnion(self.screens($1)) }
    }
  }

  /// The origins of code that an object calls by a property.
  private func callbacks(
    _ name: String, _ owners: [Object], _ seen: inout Set<Key>
  ) -> Set<Origin> {
    var found: Set<Origin> = []
    for owner in owners {
      guard let type = owner.type else { continue }
      let family = Set(project.descendants(of: type))
      let screens = family.filter { project.isScreen($0) && !project.isTest($0) }
      if !screens.isEmpty {
        if screens.count <= 3 { for screen in screens { found.formUnion(self.screens(screen)) } }
        continue
      }
      var calls: Set<Origin> = []
      for call in bodies.calls[name] ?? [] {
        guard isProperty(call, of: family) else { continue }
        calls.formUnion(origins(Key(body: call.body, cases: call.cases), &seen))
      }
      found.formUnion(calls.isEmpty ? holders(of: type) : calls)
    }
    return found
  }

  private func isProperty(_ call: Bodies.Call, of family: Set<ProjectType>) -> Bool {
    let scope = Scope(body: call.body)
    let receivers = call.base.map { objects.objects($0, scope) } ?? objects.own(scope)
    return receivers.contains { $0.type.map(family.contains) == true }
  }

  // MARK: Callers

  private func callers(of function: Int, _ seen: inout Set<Key>) -> Set<Origin> {
    let body = bodies.all[function]
    guard body.fact.kind == .function else { return [] }
    var found: Set<Origin> = []
    for call in bodies.calls[body.fact.name] ?? [] {
      guard call.body != function, objects.fits(call, function) else { continue }
      let scope = Scope(body: call.body)
      guard objects.functions(for: call, scope).contains(function) else { continue }
      if let owner = body.owner, isBeginning(call, body, owner) {
        found.insert(.entry(owner))
      } else if isCertain(call, function, scope) {
        found.formUnion(origins(Key(body: call.body, cases: call.cases), &seen))
      }
    }
    for use in bodies.references[body.fact.name] ?? [] {
      guard let owner = body.owner, isReference(use, to: owner) else { continue }
      if let origins = origins(of: use, &seen) { found.formUnion(origins) }
    }
    return found
  }

  private func isReference(_ use: Bodies.Use, to owner: ProjectType) -> Bool {
    let body: Int
    switch use {
    case .written(_, let index), .inside(let index): body = index
    case .argument(_, let call): body = call.body
    }
    return bodies.all[body].owner == owner
  }

  /// A Boolean value that indicates whether a call begins an object that the caller has just made.
  private func isBeginning(_ call: Bodies.Call, _ body: Bodies.Body, _ owner: ProjectType) -> Bool {
    guard let base = call.base, base != .name("self"), destinations.leads(owner),
      bodies.all[call.body].owner != owner
    else { return false }
    if Self.beginnings.contains(body.fact.name) { return true }
    if case .name(let name) = base {
      return !objects.values(of: name, Scope(body: call.body)).isEmpty
    }
    return objects.made(base, Scope(body: call.body)) != nil
  }

  /// A Boolean value that indicates whether a call surely enters a function, not another one of the same name.
  private func isCertain(_ call: Bodies.Call, _ function: Int, _ scope: Scope) -> Bool {
    let rivals = objects.functions(for: call, scope).filter {
      bodies.all[$0].owner.map(project.isTest) != true
    }
    guard rivals.count > 1, let owner = bodies.all[function].owner else { return true }
    guard let base = call.base else {
      // A method of the superclass that several classes inherit.
      return bodies.all[call.body].owner == owner
    }
    let receivers = objects.objects(base, scope)
    if receivers.contains(where: { $0.type == owner }) { return true }
    // A delegate: who has been handed to it?
    guard let member = base.lastName, let caller = bodies.all[call.body].owner else { return false }
    return project.assignments(to: member).contains { file, assignment in
      guard let value = assignment.value.flatMap({ project.type($0, from: file) }), value == owner
      else { return false }
      guard let receiver = assignment.receiver.flatMap({ project.type($0, from: file) }) else {
        return false
      }
      return receiver == caller || project.ancestry(of: caller).contains(receiver)
    }
  }

  // MARK: Holders

  /// The classes with a property for objects of each class.
  private lazy var owners: [ProjectType: Set<ProjectType>] = {
    var owners: [ProjectType: Set<ProjectType>] = [:]
    for type in project.types where type.isClass && !project.isTest(type) {
      for held in heldTypes(type) { owners[held, default: []].insert(type) }
    }
    return owners
  }()

  private func heldTypes(_ type: ProjectType, onlyWeak: Bool = false) -> Set<ProjectType> {
    type.properties.reduce(into: []) { held, property in
      guard let reference = property.type, !reference.isFunction,
        !onlyWeak || property.ownership != .strong
      else { return }
      held.formUnion(project.implementations(of: reference, from: type.file))
    }
  }

  private var knownHolders: [ProjectType: Set<Origin>] = [:]

  /// The screens that hold an object of a class, or that it points back to.
  func holders(of type: ProjectType) -> Set<Origin> {
    if let known = knownHolders[type] { return known }
    let found = findHolders(of: type)
    knownHolders[type] = found
    return found
  }

  private func findHolders(of type: ProjectType) -> Set<Origin> {
    var front: Set<ProjectType> = [type]
    var seen = front
    for _ in 0..<3 {
      var next: Set<ProjectType> = []
      for each in front {
        next.formUnion(heldTypes(each, onlyWeak: true))
        next.formUnion(owners[each] ?? [])
      }
      next.subtract(seen)
      let screens = next.filter { project.isScreen($0) && !project.isTest($0) }
      if !screens.isEmpty {
        guard screens.count <= 2 else { return [] }
        return screens.reduce(into: []) { $0.formUnion(self.screens($1)) }
      }
      // Through coordinators and delegates of the app everything would lead to everything.
      next = next.filter { !destinations.leads($0) && !project.isTest($0) }
      seen.formUnion(next)
      front = next
    }
    return []
  }
}
