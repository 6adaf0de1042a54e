import Foundation

/// Generates files by recipes, in one version of the templates.
package struct Generator {
  package let answers: Answers
  package let library: TemplateLibrary
  package let version: Int
  /// The texts that the project has instead of those of the tool, by their names.
  package let ejected: [String: String]

  package init(
    _ answers: Answers, library: TemplateLibrary = .standard, version: Int? = nil,
    ejected: [String: String] = [:]
  ) {
    self.answers = answers
    self.library = library
    self.version = version ?? library.version
    self.ejected = ejected
  }

  /// Returns all that recipes generate into an empty folder.
  package func tree(_ recipes: [Recipe]) throws -> SourceTree {
    var tree = SourceTree()
    for index in recipes.indices { try apply(recipes[index], after: recipes[..<index], to: &tree) }
    return tree
  }

  /// Applies a recipe to a tree.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - earlier: The recipes before it, which say how the app leads to the new screen.
  ///   - tree: The files that are there.
  /// - Throws: ``ScaffoldError`` where the recipe does not suit the style.
  package func apply(
    _ recipe: Recipe, after earlier: ArraySlice<Recipe>, to tree: inout SourceTree
  ) throws {
    var writer = RecipeWriter(generator: self, recipe: recipe, earlier: earlier, tree: tree)
    switch (recipe.kind, answers.style) {
    case (.app, .vip): try writer.writeVIPApp()
    case (.app, _): try writer.writeApp()
    case (.flow, .vip), (.screen, .vip):
      throw ScaffoldError(
        "VIP has no flows or coordinators. Use `storyline new scene \(recipe.name)`.")
    case (.flow, _): try writer.writeFlow()
    case (.screen, _): try writer.writeScreen()
    case (.scene, .vip): try writer.writeScene()
    case (.scene, _):
      throw ScaffoldError(
        "Scenes need the style VIP, but this project has the style \(answers.style.rawValue). Use `storyline new screen \(recipe.name)`."
      )
    }
    tree = writer.tree
  }

  /// Renders a text of the templates.
  func text(_ name: String, _ context: TemplateContext) throws -> String {
    let rendered = try template(name).render(context, including: template)
    return answers.indentation.apply(to: rendered)
  }

  private func template(_ name: String) throws -> TemplateText {
    guard let text = ejected[name] ?? library.text(name, version: version) else {
      throw ScaffoldError("There is no template \(name) in version \(version).")
    }
    return try TemplateText(name: name, text: text)
  }
}

extension String {
  /// The text of a file, with single blank lines and one line end at its end.
  var tidied: String {
    var lines: [Substring] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy { $0 == " " }
      if isBlank, lines.last?.isEmpty != false { continue }
      // A condition at the end of a block may leave a blank line before its brace.
      if line.first(where: { $0 != " " }) == "}", lines.last?.isEmpty == true { lines.removeLast() }
      lines.append(isBlank ? "" : line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
