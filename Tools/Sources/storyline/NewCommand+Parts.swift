import ArgumentParser
import Foundation
import Scaffold

/// The options of commands that add to a project.
struct PartOptions: ParsableArguments {
  @Option(help: "The project's folder.")
  var path = "."

  @Option(help: "The target, if the project has several.")
  var target: String?

  @Option(help: "The pattern, if it cannot be read from the sources.")
  var style: Style?

  @Option(
    name: .customLong("in"),
    help: "The coordinator, flow or scene that leads there. The default is the app's first one.")
  var parent: String?

  @OptionGroup var mapping: NewMapOption

  @OptionGroup var writing: WritingOptions

  func validate() throws {
    try mapping.check(writing)
  }

  /// Generates the files of a recipe, and draws the map where that is asked for.
  func perform(_ recipe: () throws -> Recipe) async throws {
    try NewCommand.reporting { try write(try recipe()) }
    if !writing.dryRun { try await mapping.update(in: URL(filePath: path), target: target) }
  }

  private func write(_ recipe: Recipe) throws {
    var recipe = recipe
    recipe.name = try Name(recipe.name, for: "a \(recipe.kind.rawValue)").type
    recipe.parent = parent
    let folder = URL(filePath: path)
    let scaffolder = Scaffolder(folder)
    let record = try scaffolder.record()
    let traits = try ProjectTraits(folder, target: target, style: style ?? record?.answers.style)
    try writing.checkWorkingTree(folder)
    try writing.perform(try scaffolder.add(recipe, traits: traits, record: record))
  }
}

struct NewFlow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow", abstract: "Generates a coordinator or flow with its screens.")

  @Argument(help: "The name, without “Coordinator” or “Flow”.")
  var name: String

  @Option(
    help:
      "The names of its screens, in order, separated by commas. The default is one screen of the same name."
  )
  var screens = ""

  @Option(help: "The type of its result, such as Order. A type that does not exist is generated.")
  var result: String?

  @Flag(help: "Present it as a sheet instead of pushing it.")
  var sheet = false

  @OptionGroup var part: PartOptions

  func run() async throws {
    try await part.perform {
      var recipe = Recipe(kind: .flow, name: Scaffolder.baseName(name))
      recipe.screens = names(screens)
      recipe.result = try result.map { try PassedValue($0, for: "result") }
      recipe.presentation = sheet ? .sheet : .push
      return recipe
    }
  }
}

struct NewScreen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Generates a screen for an existing or a new coordinator.")

  @Argument(help: "The name, without “ViewController”.")
  var name: String

  @Flag(help: "Generate a coordinator or flow for the screen, too.")
  var coordinator = false

  @Flag(help: "With --coordinator: present it as a sheet instead of pushing it.")
  var sheet = false

  @OptionGroup var part: PartOptions

  func validate() throws {
    if sheet, !coordinator { throw ValidationError("--sheet needs --coordinator.") }
  }

  func run() async throws {
    try await part.perform {
      var recipe = Recipe(
        kind: coordinator ? .flow : .screen, name: Scaffolder.baseName(name))
      recipe.presentation = sheet ? .sheet : .push
      return recipe
    }
  }
}

struct NewScene: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Generates a VIP scene.")

  @Argument(help: "The name, without “ViewController”.")
  var name: String

  @Option(help: "The use cases, separated by commas: each a verb and a noun, such as FetchArticle.")
  var useCases = ""

  @Option(help: "The values that are passed to the scene, such as article:Article.")
  var passes = ""

  @Flag(help: "Generate a worker for the use cases.")
  var worker = false

  @Flag(help: "Generate a router even if no value is passed.")
  var router = false

  @OptionGroup var part: PartOptions

  func run() async throws {
    try await part.perform {
      var recipe = Recipe(kind: .scene, name: Scaffolder.baseName(name))
      recipe.useCases = names(useCases)
      recipe.passes = try names(passes).map { try PassedValue($0, for: "passes") }
      recipe.hasWorker = worker
      recipe.hasRouter = router
      return recipe
    }
  }
}

struct NewEject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Copies a template to .storyline/templates for you to edit and commit.")

  @Argument(help: "The template: shared, coordinator, lifetime, mvvm-c, mvp-c, storyline or vip.")
  var template: String

  @Option(help: "The project's folder.")
  var path = "."

  @OptionGroup var writing: WritingOptions

  func run() throws {
    try NewCommand.reporting {
      try writing.perform(try Scaffolder(URL(filePath: path)).eject(template))
    }
  }
}
