import CinemaScripts
import Foundation
import StorylineTesting
import Testing
import UIKit

@testable import CinemaByHand

/// Tests that expect the faults of the cinema by hand. The same scripts pass on
/// `CinemaByHandMended` and on `Cinema`, which have none of them.
@Suite(.stage, .timeLimit(.minutes(30))) struct FaultTests {
  private let script = CinemaScript(AppDelegate.self)

  @Test func `a registration that is dropped leaves its coordinator behind`() async throws {
    let app = try await script.cancelRegistration()
    let card = try cardCoordinator(app)
    #expect(card.children.count == 1)
    let left = try #require(card.children.first as? RegistrationCoordinator)
    let failures = await Failure.collect { _ = try? await ReleaseWatch(left).expectReleased() }
    let report = failures.first?.message.split(separator: "\n").dropFirst().first
    #expect(try report.map(String.init) == Readme().output())
  }

  @Test func `each time one more`() async throws {
    let app = try await script.cancelRegistration()
    for count in 2...4 {
      try await app.button("Register").tap()
      try await app.goBack()
      #expect(try cardCoordinator(app).children.count == count)
    }
  }

  @Test func `who leaves takes nothing along`() async throws {
    var app: AppDriver?
    let failures = try await Failure.collect { app = try await script.leaveCinema() }
    #expect(app?.screen is WelcomeViewController)
    #expect(
      failures.map { String($0.message.prefix { $0 != "→" }) } == [
        "CardViewController, UINavigationController leak: a cycle (CardCoordinator.parent ",
        "FilmViewController, FilmListViewController, ProgrammeViewController, UINavigationController "
          + "leak: a cycle (FilmsCoordinator.parent ",
        "UITabBarController leaks: a cycle (TabsCoordinator.children[1] ",
      ])
  }

  private func cardCoordinator(_ app: AppDriver) throws -> CardCoordinator {
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    let tabs = try #require(scene?.coordinator?.children.first)
    return try #require(tabs.children.last as? CardCoordinator)
  }
}

/// The code blocks in the README of Basics.
private struct Readme {
  private let text: String

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Basics/README.md")
    text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
  }

  /// The first output; long lines go on behind two spaces.
  func output() throws -> String {
    let after = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    let lines = try #require(after.components(separatedBy: "\n```").first)
    return lines.replacing("\n  ", with: " ")
  }
}
