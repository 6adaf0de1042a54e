import Foundation
import ProjectReader

/// A test target that the package gets beside the app, to use the app without a person.
enum GeneratedUser {
  /// Uses the app at random, to see what leaks.
  case leakHunt
  /// Walks through the app, to draw its map.
  case crawl

  /// The user that a purpose needs.
  init?(_ purpose: Purpose) {
    switch purpose {
    case .leaks: self = .leakHunt
    case .map: self = .crawl
    case .app, .appAtPlace, .tests, .inspection: return nil
    }
  }

  /// The name of the target, which is that of its suite as well.
  var name: String {
    switch self {
    case .leakHunt: "StorylineLeaks"
    case .crawl: "StorylineCrawl"
    }
  }

  /// The call that uses an app.
  func call(_ delegate: String) -> String {
    switch self {
    case .leakHunt: "try await _LeakHunt.run(\(delegate).self)"
    case .crawl: "try await _Crawl.run(\(delegate).self)"
    }
  }
}

extension GeneratedPackage {
  /// Writes the sources of a user, and returns the declaration of its target.
  func write(_ user: GeneratedUser, _ modules: [Module], _ files: PackageFiles) throws -> String {
    guard let app = modules.last(where: { $0.target.kind == .app }) else {
      throw ProjectError("The project has no app target. Name a project with an app.")
    }
    guard let delegate = app.appDelegate else {
      throw ProjectError("\(app.target.name) has no class that conforms to UIApplicationDelegate")
    }
    let text = """
      import StorylineTesting
      import Testing
      import UIKit
      @testable import \(app.target.module)

      @MainActor @Suite(.stage(findsLeaks: \(user == .leakHunt))) struct \(user.name) {
        @Test func use() async throws { \(user.call(delegate)) }
      }

      @section(".init_array") @used
      private nonisolated let storyline_home: @convention(c) () -> Void = { _TestHost.moveHome() }

      """
    let name = user.name
    try files.writeSources(["\(name).swift": text], [], to: "Tests/\(name)")
    return declaration(
      kind: "testTarget", name: name, path: "Tests/\(name)",
      dependencies: [literal(app.target.module)]
        + ["StorylineTesting", "UIKit"].map { product($0, of: "Storyline") }, [],
      isOnMainActor: false)
  }
}
