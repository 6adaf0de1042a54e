import Foundation
import TemporaryFolders
import Testing

/// An app as `storyline new` makes it, with all that can be added to it.
struct NewApp: CustomTestStringConvertible {
  let style: String
  let options: [String]

  var testDescription: String { ([style] + options).joined(separator: " ") }

  /// The apps that are built with each change: every style, container and framework is among them.
  static let diagonal = [
    NewApp(style: "mvvm-c", options: ["--xcode"]),
    NewApp(style: "vip", options: ["--groups", "--storyboards", "--tests", "xctest"]),
  ]

  /// All apps: with `STORYLINE_SCAFFOLD=all`, each night.
  static let all: [NewApp] = {
    let coordinators = [[], ["--finish", "delegate"], ["--lifetime"]]
    let styles =
      ["mvvm-c", "mvp-c"].flatMap { style in coordinators.map { (style, $0) } }
      + [("storyline", []), ("vip", [])]
    return styles.flatMap { style, ending in
      ["--package", "--xcode", "--groups"].flatMap { container in
        [[], ["--storyboards"]].flatMap { storyboards in
          ["swift-testing", "xctest"].map { tests in
            NewApp(style: style, options: ending + [container] + storyboards + ["--tests", tests])
          }
        }
      }
    }
  }()

  static var isComplete: Bool { ProcessInfo.processInfo.environment["STORYLINE_SCAFFOLD"] == "all" }

  /// The commands that add to the app.
  private var parts: [[String]] {
    if style == "vip" {
      return [
        [
          "scene", "ShowArticle", "--use-cases", "FetchArticle,ShareArticle", "--passes",
          "article:Article", "--worker",
        ], ["scene", "ListComments", "--in", "ShowArticle"],
      ]
    }
    return [
      ["screen", "Detail", "--coordinator"],
      ["flow", "Checkout", "--screens", "Address,Review", "--result", "Order", "--sheet"],
      ["flow", "Tour", "--screens", "One,Two", "--in", "Detail"], ["screen", "Settings"],
    ]
  }

  /// Generates the app, with options for the last command, and returns its folder.
  func make(in folder: URL, options last: [String] = []) async throws -> String {
    let app = try await Command.run(
      ["new", "app", "Store", "--style", style, "--in", folder.path] + options)
    #expect(app.status == 0, Comment(rawValue: app.all))
    let path = folder.appending(path: "Store").path
    for (index, part) in parts.enumerated() {
      let options = index == parts.count - 1 ? last : []
      let result = try await Command.run(["new"] + part + ["--path", path] + options)
      #expect(result.status == 0, Comment(rawValue: result.all))
      if options.isEmpty { #expect(result.errors.isEmpty, Comment(rawValue: result.errors)) }
    }
    return path
  }
}

extension CommandTests {
  // MARK: New apps

  @Test(arguments: NewApp.diagonal) func `a new app's tests pass`(app: NewApp) async throws {
    let folder = try TemporaryFolder([:])
    let result = try await Command.run(["test", try await app.make(in: folder.url), "--strict"])
    #expect(result.status == 0, Comment(rawValue: result.all))
    #expect(!result.all.contains("warning: "), Comment(rawValue: result.errors))
    // Tests that use the app through touches are among them.
    #expect(result.all.contains("WalkTests"))
  }

  @Test(.enabled(if: NewApp.isComplete), arguments: NewApp.all)
  func `every new app passes its tests, builds, leaks nothing, is clean and is as its map says`(
    app: NewApp
  )
    async throws
  {
    let folder = try TemporaryFolder([:])
    let path = try await app.make(in: folder.url, options: ["--map"])
    #expect(try await Command.run(["map", "check", path]).status == 0)
    for arguments in [
      ["test", path, "--strict"], ["run", path, "--build-only", "--strict"],
      ["leaks", path, "--steps", "500", "--strict"], ["lint", path, "--strict"],
    ] {
      let result = try await Command.run(arguments)
      #expect(result.status == 0, Comment(rawValue: result.all))
    }
  }

  @Test(.enabled(if: Night.isNow))
  func `a new app has its map, and a later screen is said to be missing on it`() async throws {
    let folder = try TemporaryFolder([:])
    let made = try await Command.run(
      ["new", "app", "Store", "--style", "mvvm-c", "--map", "--in", folder.url.path])
    #expect(made.status == 0, Comment(rawValue: made.all))
    let path = folder.url.appending(path: "Store").path
    let checked = try await Command.run(["map", "check", path])
    #expect(checked.status == 0, Comment(rawValue: checked.all))
    let added = try await Command.run(["new", "screen", "Detail", "--path", path])
    #expect(added.errors.contains("Store.map.json does not have the change"))
    let drawn = try await Command.run(["new", "screen", "About", "--path", path, "--map"])
    #expect(drawn.status == 0, Comment(rawValue: drawn.all))
    #expect(try await Command.run(["map", "check", path]).status == 0)
  }

  @Test func `what cannot be generated is one sentence, with the status 2`() async throws {
    let folder = try TemporaryFolder([:])
    let result = try await Command.run(["new", "app", "my-app", "--in", folder.url.path])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: “my-app” cannot be the name of an app: use letters and digits, and begin with a letter.\n"
    )
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a dry run says what would be written, and writes nothing`() async throws {
    let folder = try TemporaryFolder([:])
    let result = try await Command.run(
      ["new", "app", "Store", "--style", "vip", "--dry-run", "--in", folder.url.path])
    #expect(result.status == 0)
    #expect(result.output.contains("new     Store/Home/HomeInteractor.swift\n"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a working tree with changes is refused`() async throws {
    let folder = try TemporaryFolder([:])
    let path = folder.url.appending(path: "Store").path
    _ = try await Command.run(["new", "app", "Store", "--style", "vip", "--in", folder.url.path])
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", path, "init", "-q"]
    try git.run()
    git.waitUntilExit()
    let refused = try await Command.run(["new", "scene", "News", "--path", path])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("has uncommitted changes"))
    let forced = try await Command.run(["new", "scene", "News", "--path", path, "--force"])
    #expect(forced.status == 0, Comment(rawValue: forced.all))
  }
}
