import Foundation
import Lint
import Testing

@Suite struct ConfigurationTests {
  private static let sources = [
    "App/Home.swift": """
    class HomeCoordinator: Coordinator {
      let stack = UINavigationController()
      func start() { let home = HomeViewController(); home.coordinator = self }
    }
    class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }
    """
  ]

  private func configuration(_ text: String) throws -> LintConfiguration {
    try LintConfiguration(Data(text.utf8), file: ".storyline.json")
  }

  @Test func `a rule can be turned off, and made a warning`() throws {
    let off = try configuration(#"{"lint": {"rules": {"screen-holds-coordinator": "off"}}}"#)
    #expect(findings(Self.sources, Linter(off)).isEmpty)
    let warning = try configuration(
      #"{"lint": {"rules": {"screen-holds-coordinator": "warning"}}}"#)
    #expect(findings(Self.sources, Linter(warning)).map(\.severity) == [.warning])
  }

  @Test(arguments: ["App", "App/", "App/Home.swift", "**/Home.swift", "A*/*.swift", "**"])
  func `paths can be left out`(pattern: String) throws {
    let configuration = try configuration(#"{"lint": {"exclude": ["\#(pattern)"]}}"#)
    #expect(findings(Self.sources, Linter(configuration)).isEmpty)
  }

  @Test(arguments: ["Ap", "*.swift", "Home.swift", "App/H"])
  func `a pattern that fits in part only leaves nothing out`(pattern: String) throws {
    let configuration = try configuration(#"{"lint": {"exclude": ["\#(pattern)"]}}"#)
    #expect(findings(Self.sources, Linter(configuration)).count == 1)
  }

  @Test(arguments: [
    (#"{"lnt": {}}"#, "`lnt` is not known. The nearest name is `lint`."),
    (#"{"lint": {"rule": {}}}"#, "`rule` is not known. The nearest name is `rules`."),
    (
      #"{"lint": {"rules": {"delegate-stron": "off"}}}"#,
      "`delegate-stron` is not known. The nearest name is `delegate-strong`."
    ),
    (
      #"{"lint": {"rules": {"delegate-strong": "maybe"}}}"#,
      #"`delegate-strong` has to be "off", "on", "warning" or "error"."#
    ),
    ("{", "it is not valid JSON with an object at its top. Check the commas and quotes."),
    (#"{"lint": {"exclude": "App"}}"#, "`exclude` has to be a list of paths."),
  ])
  func `a mistake is named, with what is meant`(text: String, message: String) {
    #expect {
      try configuration(text)
    } throws: { error in
      "\(error)" == ".storyline.json: \(message)"
    }
  }
}
