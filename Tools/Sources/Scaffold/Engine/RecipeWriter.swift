import Foundation

/// Writes the files of one recipe into a tree.
struct RecipeWriter {
  let generator: Generator
  let recipe: Recipe
  let earlier: ArraySlice<Recipe>
  var tree: SourceTree

  var answers: Answers { generator.answers }

  private var access: Access { answers.access ?? .internal }

  // MARK: Writing

  mutating func write(_ template: String, to path: String, _ context: TemplateContext) throws {
    try create(path, with: generator.text(template, context).tidied)
  }

  /// Writes a file that is all the recipe's own.
  private mutating func create(_ path: String, with text: String) throws {
    if let other = tree.files.keys.first(where: {
      $0 != path && $0.lowercased() == path.lowercased()
    }) {
      throw ScaffoldError("\(path) cannot be created: \(other) exists and differs only in case.")
    }
    if let present = tree[path], present != text { tree.collisions.insert(path) }
    tree.write(text, to: path)
  }

  /// Writes a Swift file into a folder of the app's sources.
  mutating func writeSource(
    _ template: String, _ folder: String, _ name: String, _ context: TemplateContext
  ) throws {
    let text = try generator.text(template, context).tidied
    let isSwift = name.hasSuffix(".swift")
    try create(
      "\(answers.sources)/\(folder)/\(name)", with: isSwift ? access.apply(to: text) : text)
  }

  /// Writes a file of tests, for the project's framework.
  mutating func writeTests(
    _ template: String, _ name: String, _ context: TemplateContext
  ) throws {
    guard let folder = answers.testSources else { return }
    var text = try generator.text(template, context).tidied
    if answers.tests == .xctest { text = TestForm.xcTest(text) }
    try create("\(folder)/\(name).swift", with: text)
  }

  /// Writes the manifest of an app that is a Swift package.
  mutating func writeManifest() throws {
    guard answers.container == .package else { return }
    var context = try context()
    context.set("storyline", answers.style == .storyline)
    context.set("storylinePackage", answers.storyline?.declaration ?? "")
    try write("shared/Package", to: "Package.swift", context)
  }

  /// Adds a text to a type that is there.
  ///
  /// - Returns: `true` if the text is in the type now.
  @discardableResult
  mutating func insert(
    _ template: String, _ insertion: Insertion, named name: String, _ context: TemplateContext
  ) throws -> Bool {
    guard let path = tree.file(declaring: insertion.type), let source = tree[path] else {
      return false
    }
    var text = try generator.text(template, context)
    while text.hasSuffix("\n") { text.removeLast() }
    let usesReturns = source.contains("\r\n")
    if usesReturns { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
    guard let result = insertion.apply(text, named: name, to: source, access: access) else {
      return false
    }
    tree.write(result, to: path)
    return true
  }

  /// Adds a button to a screen, and the method that makes buttons where the screen has none yet.
  ///
  /// - Returns: `true` if the button is in the type now.
  mutating func insertButton(
    _ template: String, to screen: String, calling name: String, _ context: TemplateContext
  ) throws -> Bool {
    let type = "\(screen)ViewController"
    // A team may have replaced the stack of buttons, for example by a list.
    guard let path = tree.file(declaring: type), let source = tree[path],
      source.contains("func addButton(") || source.contains("stackView")
    else { return false }
    let places = ["addButton(", "layOutViews()", "title =", "super.viewDidLoad()"]
    guard
      try insert(
        template, .statement(in: "viewDidLoad", of: type, after: places), named: name, context)
    else { return false }
    var screenContext = context
    screenContext.set("Screen", try Name(screen, for: "a screen"))
    return try insert("shared/addButton", .member(of: type), named: "addButton", screenContext)
  }

  // MARK: Values

  /// The values that all texts can name.
  func context() throws -> TemplateContext {
    var context = TemplateContext()
    context.set("App", answers.module)
    context.set("isolated", !answers.isMainActorByDefault)
    context.set("storyboards", answers.usesStoryboards)
    context.set("bundle", answers.container == .package ? ".module" : "nil")
    context.set("finishDelegate", answers.ending == .delegate)
    context.set("lifetime", answers.ending == .lifetime)
    context.set("stageOnly", answers.style == .storyline ? " && !canImport(Darwin)" : "")
    context.set("part", answers.style == .mvpC ? "presenter" : "viewModel")
    context.set("Part", answers.style == .mvpC ? "Presenter" : "ViewModel")
    return context
  }

  /// The expression that makes a screen.
  func make(_ screen: Name) -> String {
    let type = "\(screen.type)ViewController"
    let arguments =
      switch answers.style {
      case .mvvmC: "viewModel: \(screen.type)ViewModel()"
      case .mvpC: "presenter: \(screen.type)Presenter()"
      case .storyline: ""
      case .vip: answers.usesStoryboards ? "" : "nibName: nil, bundle: nil"
      }
    return answers.usesStoryboards ? "\(type).instantiate(\(arguments))" : "\(type)(\(arguments))"
  }

  /// Writes the type of a value that the project did not have when the recipe was first used.
  mutating func declare(_ value: PassedValue, in folder: String) throws {
    guard value.isDeclared, !tree.declares(value.type) else { return }
    var context = try context()
    context.set("Value", value.type)
    try writeSource("shared/Value", folder, "\(value.type).swift", context)
  }

  /// The titles of the buttons that lead from the first screen to this recipe's, where that is known.
  func path() throws -> [String]? {
    var titles: [String] = [try Name(recipe.name, for: "a screen").title]
    var parent = recipe.parent
    var seen: Set<String> = [recipe.name]
    while let name = parent, seen.insert(name).inserted {
      guard let found = earlier.last(where: { $0.name == name || $0.screens.first == name }) else {
        return nil
      }
      if found.kind == .app { return titles }
      // A screen without a flow of its own belongs to the flow that shows it.
      titles.insert(try Name(found.name, for: "a screen").title, at: 0)
      parent = found.parent
    }
    return nil
  }
}
