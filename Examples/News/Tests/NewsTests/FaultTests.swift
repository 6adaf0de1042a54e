import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for a forgotten `weak`: these expect the fault.
@Suite(.stage) struct FaultTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test func `a presenter that holds its view leaks the whole scene`() async throws {
    let failures = try await Failure.collect {
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      watchForLeaks()
      navigation.pushViewController(ForgetfulViewController(), animated: false)
      try await settle()
      navigation.popViewController(animated: false)
      try await settle()
    }
    let report = try #require(failures.first?.message)
    // The README shows it.
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md")
    let lines = try shown(in: readme.standardizedFileURL).split(separator: "\n  → ")
    #expect(report.split(separator: " → ") == lines, "\(report)")
  }

  /// The first output in an article.
  private func shown(in article: URL) throws -> String {
    let text = try String(contentsOf: article, encoding: .utf8)
    let after = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    return try #require(after.components(separatedBy: "\n```").first)
  }
}

/// A scene whose author has forgotten one word.
private final class ForgetfulViewController: UIViewController {
  private let interactor = ForgetfulInteractor()

  init() {
    super.init(nibName: nil, bundle: nil)
    let presenter = ForgetfulPresenter()
    interactor.presenter = presenter
    presenter.viewController = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private final class ForgetfulInteractor {
  var presenter: ForgetfulPresenter?
}

private final class ForgetfulPresenter {
  var viewController: ForgetfulViewController?
}
