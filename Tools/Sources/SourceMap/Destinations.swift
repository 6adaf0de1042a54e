import SourceFacts

/// A place that a call leads to.
enum Shown: Hashable {
  case screen(String)
  /// A coordinator, a flow or a container, which shows screens of its own.
  case holder(ProjectType)
  /// A container of UIKit, whose contents are shown by calls of their own.
  case bare
  /// A parameter of a body: the callers name the screen.
  case parameter(body: Int, label: String?, name: String)
  case unknown
}

/// Finds the screens that values are.
struct Destinations {
  let objects: Objects
  let storyboards: Storyboards
  var bodies: Bodies { objects.bodies }
  var project: ProjectFacts { objects.project }

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Screens of Apple's frameworks that apps show as they are.
  private static let system: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "UIDocumentInteractionController", "UIHostingController",
    "UIColorPickerViewController", "UIFontPickerViewController", "SFSafariViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "PHPickerViewController",
    "SKStoreProductViewController", "AVPlayerViewController", "QLPreviewController",
    "CNContactViewController", "CNContactPickerViewController", "UIReferenceLibraryViewController",
    "EKEventEditViewController", "PKAddPassesViewController", "UICloudSharingController",
  ]

  /// Classes that say nothing of the screen, unless an object of just that class is made.
  private static let plain: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  /// Methods that configure an object and return it.
  private static let configuring: Set<String> = ["then", "with", "apply", "also", "configure"]

  /// The screens that a value may be.
  func shown(_ value: ValueFact, _ scope: Scope, _ depth: Int = Objects.depth) -> [Shown] {
    guard depth > 0 else { return [.unknown] }
    let found = find(value, scope, depth - 1).unique
    let known = found.filter { $0 != .unknown }
    return known.isEmpty ? [.unknown] : known
  }

  private func find(_ value: ValueFact, _ scope: Scope, _ depth: Int) -> [Shown] {
    switch value {
    case .name(let name): variable(name, scope, depth)
    case .member(let base?, let name): member(name, of: base, scope, depth)
    case .call(let callee, let arguments, _): call(callee, arguments, scope, depth)
    case .cast(let inner, let type): cast(inner, type, scope, depth)
    case .either(let values): values.flatMap { shown($0, scope, depth) }
    case .member(nil, _), .text, .closure, .list, .tuple, .other: [.unknown]
    }
  }

  /// The screen of an object, where its class shows it.
  func screen(of object: Object) -> Shown {
    guard let type = object.type else {
      if Self.containers.contains(object.name) { return .bare }
      return Self.system.contains(object.name) ? .screen(object.name) : .unknown
    }
    if type.isProtocol { return implementation(of: type) }
    guard type.isClass else { return .unknown }
    if project.isScreen(type) { return .screen(type.simpleName) }
    if project.isView(type) { return .unknown }
    return project.isContainer(type) || leads(type) ? .holder(type) : .unknown
  }

  /// A Boolean value that indicates whether a class shows screens, by its name or its superclass.
  func leads(_ type: ProjectType) -> Bool {
    guard type.isClass, !project.isScreen(type), !project.isView(type) else { return false }
    return ([type.simpleName] + project.inheritedNames(of: type)).contains { name in
      ["Coordinator", "Coordinating", "Flow", "Router", "Wireframe"].contains {
        name.hasSuffix($0) && (name != "Flow" || type.simpleName != name)
      }
    }
  }

  /// The only screen that conforms to a protocol.
  private func implementation(of type: ProjectType) -> Shown {
    let screens = project.descendants(of: type).filter {
      project.isScreen($0) && !project.isTest($0)
    }
    return screens.count == 1 ? .screen(screens[0].simpleName) : .unknown
  }

  // MARK: Values

  private func variable(_ name: String, _ scope: Scope, _ depth: Int) -> [Shown] {
    if name == "self" {
      if case .value(let value, let outer)? = scope.arguments["self"] {
        return shown(value, outer, depth)
      }
      return objects.own(scope).map(screen)
    }
    if let (body, parameter) = objects.parameter(name, scope) {
      if case .value(let value, let outer)? = scope.arguments[name] {
        return shown(value, outer, depth)
      }
      let declared = objects.declared(name, scope).map(screen).filter {
        if case .screen(let id) = $0 { !Self.system.contains(id) } else { false }
      }
      if !declared.isEmpty { return declared }
      if bodies.all[body].fact.kind == .closure { return handed(name, to: body, scope) }
      return [.parameter(body: body, label: parameter.label, name: name)]
    }
    let values = objects.values(of: name, scope)
    if !values.isEmpty {
      let found = values.flatMap { value, element in
        shown(
          element.map { objects.element($0, of: tuple(value, scope), scope) } ?? value, scope, depth
        )
      }
      // Contents that are given to a container in the same body.
      if found.unique == [.bare] {
        let contents = contents(of: name, scope, depth)
        if !contents.isEmpty { return contents }
      }
      if found.contains(where: { $0 != .unknown }) { return found }
    }
    let declared = objects.declared(name, scope).map(screen)
    if !declared.isEmpty { return declared }
    return objects.own(scope).flatMap { property(name, of: $0, depth) }
  }

  /// The coordinator whose screen a closure is handed: the first one for its first parameter, and so on.
  private func handed(_ name: String, to closure: Int, _ scope: Scope) -> [Shown] {
    guard case .argument(_, let call)? = bodies.uses[closure],
      let index = bodies.all[closure].fact.parameters.firstIndex(where: { $0.name == name })
    else { return [.unknown] }
    let holders = call.arguments.compactMap { argument -> Shown? in
      shown(argument.value, Scope(body: call.body), Objects.depth / 2).first {
        if case .holder = $0 { true } else { false }
      }
    }
    guard holders.count == bodies.all[closure].fact.parameters.count else { return [.unknown] }
    return [holders[index]]
  }

  /// The tuple that a function returns, where it is written out.
  private func tuple(_ value: ValueFact, _ scope: Scope) -> ValueFact {
    guard case .call(let callee, let arguments, _) = value else { return value }
    let call = objects.call(callee, arguments, scope)
    for function in objects.functions(for: call, scope) {
      for statement in bodies.all[function].fact.statements where statement.role == .result {
        if case .tuple(let values) = statement.value {
          // The values belong to another scope: only what shows itself can be used.
          let inner = objects.bind(call, to: function, scope)
          return .tuple(values.map { spelled($0, inner) })
        }
      }
    }
    return value
  }

  /// A value that means the same in any scope.
  private func spelled(_ value: ValueFact, _ scope: Scope) -> ValueFact {
    guard let object = objects.objects(value, scope).first else { return .other }
    return .call(.name(object.name), [], line: 0)
  }

  /// The coordinators that a container is handed to, and the screens that are put into it.
  private func contents(of name: String, _ scope: Scope, _ depth: Int) -> [Shown] {
    var found: [Shown] = []
    for statement in bodies.all[scope.body].fact.statements {
      if statement.role == .write, statement.target == .member(.name(name), "viewControllers"),
        objects.objects(.name(name), scope).contains(where: { $0.name == "UINavigationController" }
        ),
        case .list(let values) = statement.value, let last = values.last
      {
        found += shown(last, scope, depth)
      }
      statement.value.visit { value in
        guard case .call(let callee, let arguments, _) = value,
          arguments.contains(where: { $0.value == .name(name) }),
          let type = objects.made(callee, scope)?.type, leads(type)
        else { return }
        found.append(.holder(type))
      }
    }
    return found.filter { $0 != .unknown }
  }

  private func member(
    _ name: String, of base: ValueFact, _ scope: Scope, _ depth: Int
  ) -> [Shown] {
    if name == "self" { return shown(base, scope, depth) }
    let owners = objects.objects(base, scope, depth)
    let isOwn = base == .name("self")
    return owners.flatMap { owner -> [Shown] in
      let found = property(name, of: owner, depth)
      // The container of another coordinator shows what that coordinator shows.
      if found.allSatisfy({ $0 == .bare || $0 == .unknown }), !isOwn, let type = owner.type,
        leads(type), Self.isController(name)
      {
        return [.holder(type)]
      }
      return found
    }
  }

  private static func isController(_ name: String) -> Bool {
    name.lowercased().hasSuffix("controller") || name == "root"
  }

  private func property(_ name: String, of object: Object, _ depth: Int) -> [Shown] {
    guard depth > 0 else { return [.unknown] }
    if let type = object.type {
      let values = objects.propertyValues(name, of: type)
        .flatMap { shown($0.value, $0.scope, depth - 1) }.unique.filter {
          // A parameter of the initializer is another object's.
          if case .parameter = $0 { false } else { $0 != .unknown }
        }
      if !values.isEmpty { return values }
    }
    let declared = objects.property(name, of: object, depth).map(screen)
    return declared.isEmpty ? [.unknown] : declared
  }

  private func cast(
    _ inner: ValueFact, _ type: String, _ scope: Scope, _ depth: Int
  ) -> [Shown] {
    let named = objects.named(type, from: bodies.all[scope.body].file).map(screen)
    if named.contains(where: { if case .screen = $0 { true } else { false } }) { return named }
    let found = shown(inner, scope, depth)
    return found == [.unknown] ? named : found
  }

  // MARK: Calls

  private func call(
    _ callee: ValueFact, _ arguments: [ArgumentFact], _ scope: Scope, _ depth: Int
  ) -> [Shown] {
    if let made = objects.made(callee, scope) {
      return self.made(made, arguments, scope, depth)
    }
    if case .closure(let index) = callee {
      return returned(by: bodies.closure(index, in: scope.body), scope.entering(), depth)
    }
    let call = objects.call(callee, arguments, scope)
    if call.name.hasPrefix("instantiateViewController")
      || call.name == "instantiateInitialViewController"
    {
      return [storyboards.scene(of: call, scope, objects) ?? .unknown]
    }
    let candidates = objects.functions(for: call, scope)
    let found = candidates.flatMap { candidate -> [Shown] in
      let inner = objects.bind(call, to: candidate, scope)
      if bodies.all[candidate].fact.result?.names == ["Self"] {
        return objects.declaredResult(candidate, inner, call, scope).map(screen)
      }
      let values =
        scope.hops > 0 ? returned(by: candidate, inner, depth).filter { $0 != .unknown } : []
      // What the function was handed is known here or nowhere.
      let known = values.filter {
        if case .parameter(let body, _, _) = $0 { body != candidate } else { true }
      }
      if !known.isEmpty { return known }
      return objects.declaredResult(candidate, inner, call, scope).map(screen)
    }
    if found.contains(where: { $0 != .unknown }) { return found }
    if let name = Objects.typeArgument(arguments) {
      return objects.named(name, from: bodies.all[scope.body].file).map(screen)
    }
    if candidates.isEmpty, let base = call.base, Self.configuring.contains(call.name) {
      return shown(base, scope, depth)
    }
    // A factory that the project does not have, such as generated code: `StoryboardScene.Main.home.instantiate()`.
    if candidates.isEmpty, let base = call.base, case .name(let type) = base,
      type.first?.isUppercase == true
    {
      return objects.named(type, from: bodies.all[scope.body].file).map(screen).filter {
        if case .screen = $0 { true } else { false }
      }
    }
    return candidates.isEmpty ? closureResults(call, scope, depth) : [.unknown]
  }

  /// The results of a closure that is stored in a property, such as a factory that was injected.
  private func closureResults(_ call: Bodies.Call, _ scope: Scope, _ depth: Int) -> [Shown] {
    let owners = call.base.map { objects.objects($0, scope, depth / 2) } ?? objects.own(scope)
    return owners.compactMap(\.type).flatMap { type in
      objects.propertyValues(call.name, of: type).flatMap { value, inner -> [Shown] in
        guard case .closure(let index) = value else { return [.unknown] }
        return returned(by: bodies.closure(index, in: inner.body), inner, depth)
      }
    }
  }

  func returned(by body: Int, _ scope: Scope, _ depth: Int) -> [Shown] {
    guard scope.hops >= 0, depth > 0 else { return [] }
    return bodies.all[body].fact.statements.filter { $0.role == .result }
      .flatMap { shown($0.value, Scope(body, scope), depth - 1) }
  }

  private func made(
    _ object: Object, _ arguments: [ArgumentFact], _ scope: Scope, _ depth: Int
  ) -> [Shown] {
    if object.name == "UIAlertController" { return [.screen(alert(arguments, "title"))] }
    // Storyline's own questions are alerts, too.
    if object.name == "Alert", object.type == nil { return [.screen(alert(arguments, nil))] }
    let isContainer =
      Self.containers.contains(object.name) || object.type.map(project.isContainer) == true
    if isContainer {
      let root = arguments.first { $0.label == "rootViewController" || $0.label == "root" }
      if let root {
        let found = shown(root.value, scope, depth).filter { $0 != .unknown }
        if !found.isEmpty { return found }
        return [object.type.map { .holder($0) } ?? .unknown]
      }
    }
    if object.type == nil, Self.plain.contains(object.name) { return [.screen(object.name)] }
    return [screen(of: object)]
  }

  private func alert(_ arguments: [ArgumentFact], _ label: String?) -> String {
    let title = arguments.first { $0.label == label }?.value
    guard case .text(let text)? = title, !text.isEmpty else { return "UIAlertController" }
    return "UIAlertController “\(text)”"
  }
}
