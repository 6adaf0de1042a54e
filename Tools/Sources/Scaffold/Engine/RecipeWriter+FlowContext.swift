/// The values of flows and their screens.
extension RecipeWriter {
  func flowContext(
    _ flow: Name, _ screens: [Name], isChild: Bool, result: PassedValue? = nil
  ) throws -> TemplateContext {
    var context = try context()
    let isSheet = isChild && recipe.presentation == .sheet
    let hasEnd = isChild && (screens.count > 1 || result != nil)
    context.set("Flow", flow)
    context.set("child", isChild)
    context.set("sheet", isSheet)
    context.set("pushed", isChild && !isSheet)
    context.set("returns", hasEnd && !isSheet)
    context.set("closes", hasEnd || isSheet)
    context.set("finishes", isChild && answers.ending == .parent)
    context.set("inherits", inheritance(isChild: isChild, isSheet: isSheet))
    context.set(
      "doubleInherits",
      answers.ending == .delegate ? "Coordinator, CoordinatorFinishDelegate" : "Coordinator")
    context.set("Outcome", result?.type ?? "Void")
    context.set(
      "style",
      isSheet ? ".present(.pageSheet, in: .navigation(closeButton: .close))" : ".push")
    if let result {
      context.set("Result", result.type)
      context.set("result", result.name)
      context.set("resultDefault", result.example.map { " = \($0)" } ?? "")
      context.set("resultExample", result.example ?? "")
    }
    context.set("walksToEnd", hasEnd && (result == nil || result?.example != nil))
    if let first = screens.first {
      context.set("FirstScreen", first.type)
      context.set("FirstScreenTitle", first.title)
    }
    if let parent = recipe.parent {
      let name = try Name(parent, for: "a coordinator")
      context.set("Parent", name)
      let screen = try parentScreen(name)
      context.set("ParentScreen", screen.type)
      context.set("parent", screen.member)
    }
    let items = screens.indices.map { screenContext(screens, $0, isSheet, hasEnd, result) }
    context.set("screens", items)
    context.set("firstScreen", Array(items.prefix(1)))
    context.set("laterScreens", Array(items.dropFirst()))
    context.set("lastScreen", Array(items.suffix(1)))
    context.set("steps", Array(items.dropLast()))
    return context
  }

  private func screenContext(
    _ screens: [Name], _ index: Int, _ isSheet: Bool, _ hasEnd: Bool, _ result: PassedValue?
  ) -> TemplateContext {
    var item = TemplateContext()
    let isLast = index == screens.count - 1
    // The navigation bar of a flow of Storyline closes its sheet by itself.
    let isClosing = isSheet && index == 0 && answers.style != .storyline
    let isResulting = isLast && result != nil
    let isDone = isLast && hasEnd && result == nil
    item.set("Screen", screens[index])
    item.set("make", make(screens[index]))
    item.set("closing", isClosing)
    item.set("next", !isLast)
    item.set("resulting", isResulting)
    item.set("done", isDone)
    item.set("acts", isClosing || !isLast || isResulting || isDone)
    item.set("buttons", !isLast || isResulting || isDone)
    item.set("between", isClosing && (!isLast || isResulting || isDone))
    item.set("comma", isLast ? "" : ",")
    if !isLast { item.set("Next", screens[index + 1]) }
    return item
  }

  private func inheritance(isChild: Bool, isSheet: Bool) -> String {
    var names = isSheet ? ["NSObject"] : []
    names.append("Coordinator")
    switch answers.ending {
    case .parent: if isChild { names.append("ParentCoordinator") }
    case .delegate: names.append("CoordinatorFinishDelegate")
    case .lifetime: break
    }
    return names.joined(separator: ", ")
  }

  /// The first screen of the parent, on which a button leads on.
  private func parentScreen(_ parent: Name) throws -> Name {
    let recipe = earlier.last { recipe in
      recipe.kind == .app ? recipe.screens.first == parent.type : recipe.name == parent.type
    }
    guard let first = recipe?.screens.first else { return parent }
    return try Name(first, for: "a screen")
  }
}
