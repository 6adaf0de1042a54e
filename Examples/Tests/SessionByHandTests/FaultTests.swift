import Foundation
import SessionScripts
import StorylineTesting
import Testing
import UIKit

@testable import SessionByHand

/// Tests that expect the faults of the app. The tests of its other variants use the same scripts.
@Suite(.stage) struct FaultTests {
  private let script = SessionScript(AppDelegate.self)

  @Test func `whoever signs out leaves all tabs behind`() async throws {
    let failures = try await Failure.collect {
      let app = try await script.enter()
      let catalogue = ReleaseWatch(try tabs(app).childCoordinators.first)
      try await script.signOut(of: app)
      try await catalogue.expectReleased()
    }
    #expect(
      failures.dropLast().map { String($0.message.prefix { $0 != "→" }) } == [
        "AccountViewController, UINavigationController leak: a cycle (AccountCoordinator.finishDelegate ",
        "SubjectsViewController, UINavigationController leak: a cycle (CatalogueCoordinator.finishDelegate ",
        "UITabBarController leaks: a cycle (TabsCoordinator.childCoordinators[1] ",
      ])
    let report = try #require(failures.last?.message.split(separator: "\n").dropFirst().first)
    let wanted = try shown(0)
    #expect(report.replacing(" → ", with: "\n  → ") == wanted)
  }

  @Test func `going back to the first screen at once leaks a book`() async throws {
    let app = try await script.goBackFromFifthScreen()
    // The stack was told of the topmost screen only.
    let catalogue = try #require(try tabs(app).childCoordinators.first)
    #expect(catalogue.childCoordinators.map { $0 is BookCoordinator } == [true])
    let left = ReleaseWatch(catalogue.childCoordinators.first)
    let failures = await Failure.collect { _ = try? await left.expectReleased() }
    let report = try #require(failures.first?.message.split(separator: "\n").dropFirst().first)
    let wanted = try shown(1)
    #expect(report.replacing(" → ", with: "\n  → ") == wanted)
  }

  @Test func `a link that comes while a review is written leads below it`() async throws {
    let app = try await script.openLinkWhileWriting()
    // The book is open under the sheet, and not visible.
    app.expectStack("Review")
    app.expectNo(app.alert)
    let tabs = try #require(app.window?.rootViewController as? UITabBarController)
    let catalogue = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(catalogue.topViewController?.title == "Emma")
  }

  private func tabs(_ app: AppDriver) throws -> Coordinator {
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    return try #require(scene?.coordinator?.childCoordinators.first)
  }

  /// That block of output in the README.
  private func shown(_ number: Int) throws -> String {
    let readme = URL(filePath: #filePath).appending(path: "../../../Session/README.md")
    let text = try String(contentsOf: readme.standardizedFileURL, encoding: .utf8)
    let block = try #require(
      text.components(separatedBy: "```console\n").dropFirst().dropFirst(number).first)
    return try #require(block.components(separatedBy: "\n```").first)
  }
}
