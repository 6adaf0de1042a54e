package import Foundation
import ProjectReader

/// Plans what `storyline new` does to a folder.
package struct Scaffolder {
  package let folder: URL
  package let library: TemplateLibrary

  package init(_ folder: URL, library: TemplateLibrary = .standard) {
    self.folder = folder
    self.library = library
  }

  // MARK: A new app

  /// Plans a new app in the folder, which is empty or not there yet.
  package func app(_ answers: Answers, screens: [String]) throws -> Plan {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard contents.allSatisfy({ $0.hasPrefix(".") }) else {
      throw ScaffoldError("\(folder.path) is not empty. An app needs a new or empty folder.")
    }
    let generator = Generator(answers, library: library)
    let recipes = Self.recipes(forApp: answers, screens)
    let tree = try generator.tree(recipes)
    let record = ScaffoldRecord(
      version: generator.version, answers: answers, recipes: recipes,
      files: ScaffoldRecord.hashes(of: tree))
    var plan = Plan(folder: folder, files: tree.files, present: [:])
    // A repository may have been made before the app.
    if contents.contains(".gitignore") { plan.files[".gitignore"] = nil }
    plan.notes = tree.notes
    plan.files[ScaffoldRecord.path] = try record.text()
    if answers.container == .xcode || answers.container == .xcodeGroups {
      let files = tree.files.keys.sorted().filter { $0 != ".gitignore" }
      let project = folder.appending(path: "\(answers.module).xcodeproj")
      var edit = try ProjectEdit(XcodeProjectText.make(answers))
      for path in files {
        let target =
          path.hasPrefix(answers.sources + "/") ? answers.module : "\(answers.module)Tests"
        if answers.container == .xcodeGroups { try edit.add(path, to: target) }
        plan.membership.append((project, target, path))
      }
      plan.files["\(answers.module).xcodeproj/project.pbxproj"] = edit.text
    }
    return plan
  }

  /// The recipes of an app: its first screen, and one for each other screen.
  static func recipes(forApp answers: Answers, _ screens: [String]) -> [Recipe] {
    var app = Recipe(kind: .app, name: answers.module)
    app.screens = [screens.first ?? "Home"]
    let others = screens.dropFirst().map { name in
      var recipe = Recipe(kind: answers.style == .vip ? .scene : .flow, name: name)
      recipe.parent = app.screens[0]
      return recipe
    }
    return [app] + others
  }

  // MARK: More in an app

  /// The record of the project in the folder.
  package func record() throws -> ScaffoldRecord? {
    try ScaffoldRecord.read(in: folder, newest: library.version)
  }

  /// Plans what a recipe adds.
  ///
  /// - Parameters:
  ///   - recipe: The recipe; without a parent the first flow or scene of the app is its parent.
  ///   - traits: The properties of the project.
  ///   - record: The record, if the project has one.
  /// - Returns: The plan; nothing is written.
  /// - Throws: ``ScaffoldError`` where it cannot be done.
  package func add(_ recipe: Recipe, traits: ProjectTraits, record: ScaffoldRecord?) throws -> Plan
  {
    let answers = record?.answers ?? traits.answers
    var recipe = recipe
    let earlier = record?.recipes ?? []
    if recipe.parent == nil { recipe.parent = earlier.first?.screens.first }
    recipe.parent = recipe.parent.map(Self.withoutSuffix)
    let present = try ProjectFiles(folder).read()
    var tree = SourceTree(present)
    try checkParent(recipe, answers, tree)
    recipe = recipe.resolved(in: tree, after: earlier)
    if earlier.contains(recipe) {
      var plan = Plan(folder: folder, files: [:], present: [:])
      plan.notes = [
        "\(recipe.name) was generated before with the same options. Nothing was changed."
      ]
      return plan
    }
    if earlier.contains(where: { $0.name == recipe.name && $0.kind != .app }) {
      throw ScaffoldError(
        "\(recipe.name) was generated before with other options. Choose another name.")
    }
    let ejected = try ejectedTexts()
    let generator = Generator(
      answers, library: library, version: record?.version, ejected: ejected)
    try generator.apply(recipe, after: earlier[...], to: &tree)
    var plan = Plan(
      folder: folder, files: tree.files.filter { tree.changed.contains($0.key) },
      present: present.filter { tree.changed.contains($0.key) })
    plan.collisions = tree.collisions.sorted()
    plan.notes = tree.notes + [traits.note].compactMap(\.self)
    if answers.testSources == nil {
      plan.notes.append("No tests were generated, because the project has no target for tests.")
    }
    try addToProject(&plan, traits)
    var updated =
      record
      ?? ScaffoldRecord(version: generator.version, answers: answers, recipes: [], files: [:])
    updated.recipes.append(recipe)
    updated.ejected = try Git(folder).objects(of: ejected)
    updated.files = ScaffoldRecord.hashes(of: try generator.tree(updated.recipes))
    plan.files[ScaffoldRecord.path] = try updated.text()
    plan.present[ScaffoldRecord.path] = try? String(
      contentsOf: folder.appending(path: ScaffoldRecord.path), encoding: .utf8)
    return plan
  }

  private func checkParent(_ recipe: Recipe, _ answers: Answers, _ tree: SourceTree) throws {
    guard let parent = recipe.parent else { return }
    let suffix =
      switch answers.style {
      case .storyline: "Flow"
      case .vip: "ViewController"
      case .mvvmC, .mvpC: "Coordinator"
      }
    guard !tree.declares(parent + suffix) else { return }
    throw ScaffoldError(
      "There is no class \(parent)\(suffix) in \(folder.path). Choose another one with --in.")
  }

  /// Adds the new files of a plan to an Xcode project with groups.
  private func addToProject(_ plan: inout Plan, _ traits: ProjectTraits) throws {
    guard let project = traits.xcodeProject else { return }
    let path = "\(project.lastPathComponent)/project.pbxproj"
    guard let old = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
      return
    }
    var edit = try ProjectEdit(old)
    for file in plan.files.keys.sorted() where plan.present[file] == nil {
      let isTest = traits.answers.testSources.map { file.hasPrefix($0 + "/") } ?? false
      guard let target = isTest ? traits.testTarget : traits.target else { continue }
      plan.membership.append((project, target, file))
      if try edit.isSynchronized(file, in: target) { continue }
      try edit.add(file, to: target)
    }
    guard edit.text != old else { return }
    plan.files[path] = edit.text
    plan.present[path] = old
  }

  /// `HomeCoordinator` and `HomeFlow` are named by their scene, too.
  static func withoutSuffix(_ name: String) -> String {
    for suffix in ["Coordinator", "Flow", "ViewController"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  // MARK: Templates of the project's own

  /// Plans a copy of a style's texts in the project.
  package func eject(_ style: String) throws -> Plan {
    let names = library.names(in: style)
    guard !names.isEmpty else {
      let styles = Set(
        library.texts.compactMap { $0.name.split(separator: "/").first.map(String.init) })
      throw ScaffoldError(
        "There is no template \(style). The templates are \(styles.sorted().joined(separator: ", "))."
      )
    }
    var plan = Plan(folder: folder, files: [:], present: [:])
    for name in names {
      let path = "\(ScaffoldRecord.templates)/\(name).template"
      guard let text = library.text(name, version: library.version) else { continue }
      plan.files[path] = text + "\n"
      let present = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      plan.present[path] = present
      if let present, present != text + "\n" { plan.collisions.append(path) }
    }
    return plan
  }

  /// The ejected texts, by their names.
  package func ejectedTexts() throws -> [String: String] {
    let root = folder.appending(path: ScaffoldRecord.templates)
    guard let found = FileManager.default.enumerator(atPath: root.path) else { return [:] }
    var texts: [String: String] = [:]
    while let path = found.nextObject() as? String {
      guard path.hasSuffix(".template") else { continue }
      guard var text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        throw ScaffoldError("\(root.path)/\(path) cannot be read.")
      }
      if text.hasSuffix("\n") { text.removeLast() }
      texts[String(path.dropLast(".template".count))] = text
    }
    return texts
  }
}

extension ProjectEdit {
  /// A Boolean value that indicates whether a target takes all files of the folder of a file.
  func isSynchronized(_ path: String, in target: String) throws -> Bool {
    try PBXGraph(objects()).synchronizedFolders(of: target).contains { path.hasPrefix($0 + "/") }
  }
}
