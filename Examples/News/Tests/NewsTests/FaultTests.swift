import Foundation
import NewsScenes
import NewsScripts
import StorylineTesting
import Testing
import UIKit

@testable import News

/// What goes wrong when routers navigate, and when one word is forgotten. These tests expect the faults;
/// `NewsCoordinated` has none of the first kind.
@Suite(.stage, .timeLimit(.minutes(5))) struct FaultTests {
  @Test func `two taps in a hurry show an article twice`() async throws {
    let app = try await NewsScript(AppDelegate.self).chooseInHurry()
    #expect(app.stack.count == 3)
  }

  @Test func `a presenter that holds its view leaks the whole scene`() async throws {
    let failures = try await Failure.collect {
      let window = UIWindow(frame: UIScreen.main.bounds)
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
    #expect(report == (try shown(in: readme.standardizedFileURL)))
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
