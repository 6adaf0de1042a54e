/// Apps and scenes of VIP.
extension RecipeWriter {
  mutating func writeVIPApp() throws {
    let first = try Name(recipe.screens.first ?? "Home", for: "a scene")
    var context = try sceneContext(first, passes: [])
    context.set("FirstScreen", first.type)
    context.set("FirstScreenTitle", first.title)
    try writeManifest()
    try write("shared/gitignore", to: ".gitignore", context)
    try writeSource("shared/AppDelegate", "App", "AppDelegate.swift", context)
    try writeSource("vip/SceneDelegate", "App", "SceneDelegate.swift", context)
    try writeSceneFiles(first, context)
    try writeTests("shared/AppTests", "\(answers.module)AppTests", context)
  }

  mutating func writeScene() throws {
    let scene = try Name(recipe.name, for: "a scene")
    let passes = recipe.passes
    for value in passes { try declare(value, in: scene.type) }
    var context = try sceneContext(scene, passes: passes)
    try writeSceneFiles(scene, context)
    guard let parent = recipe.parent else { return }
    let source = try Name(parent, for: "a scene")
    context.set("Parent", source)
    context.set("makeParent", make(source))
    guard try link(scene, from: source, passes, context) else { return }
    try writeTests("vip/RouterTests", "\(scene.type)RouteTests", context)
    guard let path = try path() else { return }
    context.set(
      "path",
      path.map { title in
        var item = TemplateContext()
        item.set("title", title)
        return item
      })
    try writeTests("vip/WalkTests", "\(scene.type)WalkTests", context)
  }

  private func sceneContext(_ scene: Name, passes: [PassedValue]) throws -> TemplateContext {
    var context = try context()
    let names = recipe.useCases.isEmpty ? ["Show\(scene.type)"] : recipe.useCases
    let useCases = try names.map { try Name($0, for: "a use case") }
    guard Set(useCases).count == useCases.count else {
      throw ScaffoldError("\(scene.type) has two use cases with the same name.")
    }
    let hasRouter = recipe.kind == .app || recipe.hasRouter || !passes.isEmpty
    context.set("Screen", scene)
    context.set("make", make(scene))
    context.set("router", hasRouter)
    context.set("worker", recipe.hasWorker)
    context.set("async", recipe.hasWorker ? " async" : "")
    context.set(
      "interactorInherits",
      "\(scene.type)BusinessLogic" + (hasRouter ? ", \(scene.type)DataStore" : ""))
    context.set("useCaseCount", "\(useCases.count)")
    let members = useCases.map { "\"\($0.member)\"" }
    context.set(
      "useCaseNames", (recipe.hasWorker ? members.sorted() : members).joined(separator: ", "))
    context.set(
      "useCases",
      useCases.enumerated().map { index, useCase in
        var item = TemplateContext()
        item.set("UseCase", useCase)
        item.set("last", index == useCases.count - 1)
        return item
      })
    context.set("passes", passes.map(passContext))
    return context
  }

  private func passContext(_ value: PassedValue) -> TemplateContext {
    var item = TemplateContext()
    item.set("Value", value.type)
    item.set("value", value.name)
    item.set("valueExample", value.example ?? "")
    return item
  }

  private mutating func writeSceneFiles(_ scene: Name, _ context: TemplateContext) throws {
    var parts = ["ViewController", "Interactor", "Presenter", "Models"]
    if context.holds("router") { parts.append("Router") }
    if context.holds("worker") { parts.append("Worker") }
    for part in parts {
      try writeSource("vip/\(part)", scene.type, "\(scene.type)\(part).swift", context)
    }
    if answers.usesStoryboards {
      try writeSource("shared/Storyboard", scene.type, "\(scene.type).storyboard", context)
    }
    for part in ["Interactor", "Presenter", "ViewController"] {
      try writeTests("vip/\(part)Tests", "\(scene.type)\(part)Tests", context)
    }
  }

  /// Adds a route to the router of the scene that leads here.
  private mutating func link(
    _ scene: Name, from source: Name, _ passes: [PassedValue], _ context: TemplateContext
  ) throws -> Bool {
    let router = "\(source.type)Router"
    let method = "routeTo\(scene.type)"
    guard tree.declares(router),
      try insert("vip/route", .member(of: router), named: method, context)
    else {
      tree.notes.append(
        "\(source.type) has no router that can be changed. Write \(method)() yourself.")
      return false
    }
    try insert(
      "vip/routeRequirement", .member(of: "\(source.type)RoutingLogic"), named: method, context)
    for value in passes {
      let item = context.merging(passContext(value))
      try insert(
        "vip/dataRequirement", .member(of: "\(source.type)DataStore"), named: value.name, item)
      try insert(
        "vip/data", .property(of: "\(source.type)Interactor"), named: value.name, item)
    }
    let hasButton = try insertButton(
      "vip/button", to: source.type, calling: "\(method)(", context)
    if !hasButton { tree.notes.append("Call \(method)() of \(router) where the app leads there.") }
    return hasButton
  }
}
