import Foundation
import PhoneScripts
import StorylineTesting
import Testing
import UIKit

@testable import PhonesMVVMC

/// Tests that expect the faults of removing children in `viewWillDisappear`. The same scripts pass
/// on `PhonesMVVMCMended` and on `Phones`, which have none of them.
@Suite(.stage, .timeLimit(.minutes(30))) struct FaultTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `after a swipe that was cancelled the list is dead`() async throws {
    let app = try await script.cancelSwipeBackAndChoose()
    // The coordinator was removed when the swipe began, so choices have no effect.
    app.expectStack("Home", "iPhones")
    #expect(try home(app).childCoordinators.isEmpty)
  }

  @Test func `going back two screens at once leaks a coordinator`() async throws {
    let app = try await script.goBackTwoScreens()
    // The list was covered: it did not disappear, and said nothing.
    let left = try #require(try home(app).childCoordinators.first as? ListCoordinator)
    let failures = await Failure.collect { _ = try? await ReleaseWatch(left).expectReleased() }
    let report = try #require(failures.first?.message.split(separator: "\n").dropFirst().first)
    // The README shows it.
    let readme = URL(filePath: #filePath).appending(path: "../../../Phones/README.md")
    #expect(
      report.split(separator: " → ")
        == (try shown(in: readme.standardizedFileURL)).split(separator: "\n  → "))
  }

  /// The first output in an article.
  private func shown(in article: URL) throws -> Substring {
    let text = try String(contentsOf: article, encoding: .utf8)
    let after = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    return try #require(after.components(separatedBy: "\n```").first)[...]
  }

  private func home(_ app: AppDriver) throws -> HomeCoordinator {
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    return try #require(scene?.coordinator)
  }
}
