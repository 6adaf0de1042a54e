/// Apps, flows and screens of the styles with coordinators.
extension RecipeWriter {
  // MARK: An app

  mutating func writeApp() throws {
    let first = try Name(recipe.screens.first ?? "Home", for: "a screen")
    let context = try flowContext(first, [first], isChild: false)
    try writeManifest()
    try write("shared/gitignore", to: ".gitignore", context)
    try writeSource("shared/AppDelegate", "App", "AppDelegate.swift", context)
    let style = answers.style == .storyline ? "storyline" : "coordinator"
    try writeSource("\(style)/SceneDelegate", "App", "SceneDelegate.swift", context)
    try writeInfrastructure(context)
    try writeFlowFiles(first, [first], context)
    switch answers.style {
    case .storyline: try writeTests("storyline/FlowTests", "\(first.type)FlowTests", context)
    default: try writeTests("coordinator/RootTests", "\(first.type)CoordinatorTests", context)
    }
    try writeTests("shared/AppTests", "\(answers.module)AppTests", context)
  }

  /// The protocols and base classes of coordinators, where the project has none.
  private mutating func writeInfrastructure(_ context: TemplateContext) throws {
    guard answers.style.hasCoordinators else { return }
    let folder = answers.ending == .lifetime ? "lifetime" : "coordinator"
    for type in ["Coordinator", "BaseViewController"] where !tree.declares(type) {
      try writeSource("\(folder)/\(type)", "Coordinators", "\(type).swift", context)
    }
  }

  // MARK: A flow

  mutating func writeFlow() throws {
    let flow = try Name(recipe.name, for: "a flow")
    let screens = try (recipe.screens.isEmpty ? [recipe.name] : recipe.screens).map {
      try Name($0, for: "a screen")
    }
    guard Set(screens).count == screens.count else {
      throw ScaffoldError("\(flow.type) has two screens with the same name.")
    }
    var context = try flowContext(flow, screens, isChild: true, result: recipe.result)
    if let result = recipe.result { try declare(result, in: flow.type) }
    try writeInfrastructure(context)
    try writeFlowFiles(flow, screens, context)
    let isLinked = try link(flow, context)
    let tests =
      answers.style == .storyline ? "storyline/FlowTests" : "coordinator/FlowCoordinatorTests"
    try writeTests(
      tests, "\(flow.type)\(answers.style == .storyline ? "Flow" : "Coordinator")Tests", context)
    guard isLinked, let path = try path() else { return }
    context.set("path", titles(path))
    let walk = answers.style == .storyline ? "storyline" : "coordinator"
    try writeTests("\(walk)/WalkTests", "\(flow.type)WalkTests", context)
  }

  private func titles(_ path: [String]) -> [TemplateContext] {
    path.map { title in
      var context = TemplateContext()
      context.set("title", title)
      return context
    }
  }

  private mutating func writeFlowFiles(
    _ flow: Name, _ screens: [Name], _ context: TemplateContext
  ) throws {
    if answers.style == .storyline {
      try writeSource("storyline/Flow", flow.type, "\(flow.type)Flow.swift", context)
    } else {
      let folder = answers.ending == .lifetime ? "lifetime" : "coordinator"
      try writeSource(
        "\(folder)/FlowCoordinator", flow.type, "\(flow.type)Coordinator.swift", context)
    }
    guard case .list(let items)? = context["screens"] else { return }
    for (screen, item) in zip(screens, items) {
      try writeScreenFiles(screen, in: flow.type, context.merging(item))
    }
  }

  private mutating func writeScreenFiles(
    _ screen: Name, in folder: String, _ context: TemplateContext
  ) throws {
    let style = answers.style.rawValue
    try writeSource(
      "\(style)/ViewController", folder, "\(screen.type)ViewController.swift", context)
    if answers.usesStoryboards {
      try writeSource("shared/Storyboard", folder, "\(screen.type).storyboard", context)
    }
    switch answers.style {
    case .mvvmC:
      try writeSource("mvvm-c/ViewModel", folder, "\(screen.type)ViewModel.swift", context)
      try writeTests("mvvm-c/ViewModelTests", "\(screen.type)ViewModelTests", context)
    case .mvpC:
      try writeSource("mvp-c/Presenter", folder, "\(screen.type)Presenter.swift", context)
      try writeTests("mvp-c/PresenterTests", "\(screen.type)PresenterTests", context)
    case .storyline, .vip: break
    }
  }

  // MARK: A screen of a flow that is there

  mutating func writeScreen() throws {
    let screen = try Name(recipe.name, for: "a screen")
    guard let parent = recipe.parent else {
      throw ScaffoldError(
        "No coordinator or flow was found in this folder. Choose one with --in, or generate one with --coordinator."
      )
    }
    let flow = try Name(parent, for: "a coordinator")
    let context = try flowContext(screen, [screen], isChild: false)
    guard case .list(let items)? = context["screens"], let item = items.first else { return }
    try writeScreenFiles(screen, in: flow.type, context.merging(item))
    try link(screen, context.merging(item), template: "parentScreenMethod")
    if answers.style.hasCoordinators {
      let type = "\(flow.type)Coordinator"
      guard let path = tree.file(declaring: type), let source = tree[path] else { return }
      let conformance = "extension \(type): \(screen.type)ViewControllerDelegate"
      guard !source.contains(conformance) else { return }
      tree.write(source + "\n\(conformance) {}\n", to: path)
    }
  }

  // MARK: The way from the parent

  /// Adds to the parent what leads to a flow or screen.
  ///
  /// - Returns: `true` if a button leads there.
  @discardableResult
  private mutating func link(
    _ flow: Name, _ context: TemplateContext, template: String = "parentMethod"
  ) throws -> Bool {
    guard let parentName = recipe.parent else { return false }
    let parent = try Name(parentName, for: "a coordinator")
    let isFlow = answers.style == .storyline
    let type = parent.type + (isFlow ? "Flow" : "Coordinator")
    let prefix =
      isFlow
      ? "storyline"
      : answers.ending == .lifetime && template == "parentMethod"
        ? "lifetime" : "coordinator"
    let method = "show\(flow.type)"
    guard try insert("\(prefix)/\(template)", .member(of: type), named: method, context) else {
      tree.notes.append("\(type) could not be changed. Write \(method)() yourself.")
      return false
    }
    let linked = try isFlow ? linkScreen(flow, context) : linkDelegate(flow, context)
    if isFlow, template == "parentMethod" {
      try insert(
        "storyline/route", .extensionMember(of: type), named: flow.member, context)
    }
    if !linked {
      tree.notes.append("Call \(method)() of \(type) where the app leads to \(flow.title).")
    }
    return linked
  }

  /// Adds a button, and a closure that the flow sets.
  private mutating func linkScreen(_ flow: Name, _ context: TemplateContext) throws -> Bool {
    guard case .text(let screen)? = context["ParentScreen"] else { return false }
    let type = "\(screen)ViewController"
    guard
      try insertButton(
        "storyline/button", to: screen, calling: "$0.on\(flow.type)?", context)
    else { return false }
    try insert("storyline/callback", .property(of: type), named: "on\(flow.type)", context)
    guard case .text(let parent)? = context["Parent"] else { return false }
    return try insert(
      "storyline/callbackAssignment",
      .statement(in: "start", of: "\(parent)Flow", after: ["screen.on", "let screen ="]),
      named: "screen.on\(flow.type) ", context)
  }

  /// Adds a button, and a method of the screen's delegate that the coordinator has.
  private mutating func linkDelegate(_ flow: Name, _ context: TemplateContext) throws -> Bool {
    guard case .text(let screen)? = context["ParentScreen"],
      case .text(let parent)? = context["Parent"]
    else { return false }
    let type = "\(screen)ViewController"
    let method = "\(try Name(screen, for: "a screen").member)ViewControllerDidSelect\(flow.type)"
    guard tree.declares("\(type)Delegate") else { return false }
    let hasButton = try insertButton(
      "coordinator/button", to: screen, calling: "\(method)(", context)
    try insert(
      "coordinator/delegateRequirement", .member(of: "\(type)Delegate"), named: method, context)
    let hasMethod = try insert(
      "coordinator/delegateMethod", .witness(of: "\(parent)Coordinator", in: "\(type)Delegate"),
      named: method, context)
    return hasButton && hasMethod
  }
}
