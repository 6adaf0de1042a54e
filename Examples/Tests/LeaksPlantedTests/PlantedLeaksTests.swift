import Foundation
import StorylineTesting
import Testing
import UIKit

@testable import LeaksPlanted

/// The same tests as those of the fixed app. Here each fails, with the message of the article.
@Suite(.stage) struct PlantedLeaksTests {
  @Test func `a note that holds its coordinator leaks`() async throws {
    let output = try await output { app in
      try await app.button("Read").tap()
      try await app.button("Mark as Read").tap()
      try await app.goBack()
    }
    #expect(output.contains("NoteViewController.coordinator → NoteCoordinator.screen"))
    #expect(output == (try shown(in: "The screen that holds its coordinator")))
  }

  @Test func `a search whose binding captures it leaks`() async throws {
    let output = try await output { app in
      try await app.button("Search").tap()
      try await app.button("Find Milk").tap()
      try await app.goBack()
    }
    #expect(output.contains("SearchViewModel.onChange (closure in bind())"))
    #expect(output == (try shown(in: "The binding that captures self")))
  }

  @Test func `a coordinator that holds its finish delegate leaks`() async throws {
    let output = try await output { app in
      try await app.button("Account").tap()
      try await app.button("Sign Out").tap()
    }
    #expect(output.contains("AccountCoordinator.finishDelegate"))
    #expect(output == (try shown(in: "The delegate that is not weak")))
  }

  @Test func `three words mend all of it`() throws {
    #expect(
      try lines(in: "Planted").symmetricDifference(lines(in: "Mended")) == [
        "NoteViewController.swift:   var coordinator: NoteCoordinator?",
        "NoteViewController.swift:   weak var coordinator: NoteCoordinator?",
        "AccountCoordinator.swift:   var finishDelegate: CoordinatorFinishDelegate?",
        "AccountCoordinator.swift:   weak var finishDelegate: CoordinatorFinishDelegate?",
        "SearchViewController.swift:     viewModel.onChange = { count in self.showCount(count) }",
        "SearchViewController.swift:     viewModel.onChange = { [weak self] count in"
          + " self?.showCount(count) }",
      ])
  }

  // MARK: What is printed

  /// Returns the output of a test that uses the app in this way.
  private func output(_ use: (AppDriver) async throws -> Void) async throws -> String {
    let failures = try await Failure.collect {
      let app = try await AppDriver.launch(AppDelegate.self)
      try await use(app)
    }
    return failures.map { "[Storyline] \($0.message)" }.joined(separator: "\n")
  }

  /// The block of output in a section of the article.
  private func shown(in section: String) throws -> String {
    let article = try String(
      contentsOf: repository.appending(
        path: "Sources/Storyline/Storyline.docc/Guides/FindALeakInTenMinutes.md"),
      encoding: .utf8)
    let body = try #require(article.components(separatedBy: "## \(section)\n").dropFirst().first)
    let block = try #require(body.components(separatedBy: "```console\n").dropFirst().first)
    return try #require(block.components(separatedBy: "\n```").first)
  }

  private var repository: URL {
    URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  }

  /// The lines of an app, each with the name of its file.
  private func lines(in app: String) throws -> Set<String> {
    let folder = repository.appending(path: "Examples/Leaks/\(app)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try names.reduce(into: []) { lines, name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      lines.formUnion(text.split(separator: "\n").map { "\(name): \($0)" })
    }
  }
}
