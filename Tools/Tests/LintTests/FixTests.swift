import Foundation
import Lint
import SourceFacts
import Testing

@Suite struct FixTests {
  static let examples = Rules.all.map(\.page).flatMap { page in
    page.bad.map { RuleTests.Example(rule: page.id, number: 0, source: $0) }
  }

  @Test(arguments: examples)
  func `fixes leave valid syntax, remove what they fix, and change nothing the second time`(
    example: RuleTests.Example
  ) async throws {
    let project = try TemporaryProject(["App.swift": example.source.replacing("↓", with: "")])
    let linter = Linter(only: [example.rule])
    let fixer = project.fixer(linter, allowsUnsafe: true)
    let found = linter.findings(in: try await project.files())
    let report = try fixer.apply(to: try await project.files())
    #expect(report.fixed == found.count { $0.fix != nil })
    #expect(report.refusals.isEmpty)

    let fixed = try await project.files()
    #expect(!fixed.contains { $0.facts.hasErrors })
    #expect(linter.findings(in: fixed).count == found.count - report.fixed)
    #expect(fixer.changes(in: fixed).changes.isEmpty)
  }

  @Test(arguments: [
    // Each use begins a statement.
    (
      "{ count in self.show(count) }",
      "{ [weak self] count in self?.show(count) }"
    ),
    (
      "{ [limit] (count: Int) in\n      self.show(count)\n      self.last = limit\n    }",
      "{ [weak self, limit] (count: Int) in\n      self?.show(count)\n      self?.last = limit\n    }"
    ),
    ("{ [self] _ in end() }", nil),
    // A use within a statement needs the object itself.
    (
      "{ count in\n      // Later.\n      if self.last < count { self.show(count) }\n    }",
      """
      { [weak self] count in
            // Later.
            guard let self else { return }
            if self.last < count { self.show(count) }
          }
      """
    ),
    ("{ count in if self.last < count { self.show(count) } }", nil),
  ])
  func `a closure is given a weak capture where the rest of its code stays`(
    closure: String, fixed: String?
  ) async throws {
    let source = """
      class SearchViewModel { var onChange: ((Int) -> Void)? }
      class SearchViewController: UIViewController {
        let viewModel = SearchViewModel()
        var last = 0
        func bind(limit: Int) { viewModel.onChange = \(closure) }
        func show(_ count: Int) {}
        func end() {}
      }

      """
    let project = try TemporaryProject(["App.swift": source])
    let files = try await project.files()
    #expect(Linter().findings(in: files).map(\.rule) == ["closure-keeps-its-owner"])
    _ = try project.fixer(allowsUnsafe: true).apply(to: files)
    #expect(try project.text("App.swift") == source.replacing(closure, with: fixed ?? closure))
  }

  @Test func `a variable that is an optional already gets no second question mark`() async throws {
    let source = """
      class Screen: UIViewController { var onClose: (() -> Void)? }
      func make() {
        let screen: Screen? = Screen()
        screen?.onClose = { screen?.dismiss(animated: true) }
      }

      """
    let project = try TemporaryProject(["App.swift": source])
    _ = try project.fixer(allowsUnsafe: true).apply(to: try await project.files())
    #expect(
      try project.text("App.swift")
        == source.replacing("{ screen?.dismiss", with: "{ [weak screen] in screen?.dismiss"))
  }

  @Test func `a closure with a result is not changed, since it would have none`() async throws {
    let source = """
      class Form {
        var isValid: (() -> Bool)?
        var text = ""
        func start() { isValid = { self.text.isEmpty } }
      }

      """
    let project = try TemporaryProject(["App.swift": source])
    let files = try await project.files()
    #expect(Linter().findings(in: files).map(\.rule) == ["closure-keeps-its-owner"])
    #expect(project.fixer(allowsUnsafe: true).changes(in: files).changes.isEmpty)
  }

  @Test func `what a fix makes possible is fixed in the same run`() async throws {
    let project = try TemporaryProject([
      "Menu.swift": "class Menu { var delegate: MenuDelegate? }\n",
      "MenuDelegate.swift": "protocol MenuDelegate { func didChoose() }\n",
      "Screen.swift": """
      class Screen: UIViewController, MenuDelegate {
        let menu = Menu()
        override func viewDidLoad() { menu.delegate = self }
        func didChoose() {}
      }

      """,
    ])
    let report = try project.fixer(allowsUnsafe: true).apply(to: try await project.files())
    #expect(report.fixed == 2)
    #expect(report.changes.map(\.path) == ["Menu.swift", "MenuDelegate.swift"])
    #expect(try project.text("Menu.swift") == "class Menu { weak var delegate: MenuDelegate? }\n")
    #expect(Linter().findings(in: try await project.files()).isEmpty)
  }

  @Test func `a fix that may change what the app does is written only where it is asked for`()
    async throws
  {
    // Nothing but the screen holds the coordinator: a weak reference would lose it at once.
    let source = """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }

      """
    let project = try TemporaryProject(["App.swift": source])
    let files = try await project.files()
    let found = Linter().findings(in: files)
    #expect(found.map(\.rule) == ["screen-holds-coordinator"])
    #expect(try project.fixer(allowsUnsafe: false).apply(to: files).fixed == 0)
    #expect(try project.text("App.swift") == source)
    #expect(try project.fixer(allowsUnsafe: true).apply(to: files).fixed == 1)
    #expect(try project.text("App.swift").contains("{ weak var coordinator: HomeCoordinator? }"))
  }

  @Test func `a list in which nobody puts the coordinator does not make the fix safe`() async throws
  {
    // The list is for the coordinator's own children, and a scene delegate lets go of it at once.
    let project = try TemporaryProject([
      "Home.swift": """
      protocol Coordinator { var children: [Coordinator] { get set } }
      class HomeCoordinator: Coordinator {
        var children: [Coordinator] = []
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }
      class SceneDelegate: UIResponder { func show() { HomeCoordinator().start() } }

      """
    ])
    let files = try await project.files()
    #expect(Linter().findings(in: files).map(\.fix?.kind) == [.unsafe])
  }

  @Test func `the list of the coordinator that makes it makes the fix safe`() async throws {
    let project = try TemporaryProject([
      "Home.swift": """
      protocol Coordinator: AnyObject {}
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() { let home = HomeCoordinator(); children.append(home); home.start() }
      }
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }

      """
    ])
    let files = try await project.files()
    #expect(Linter().findings(in: files).map(\.fix?.kind) == [.safe])
  }

  @Test(arguments: [
    ("protocol A: AnyObject {}\nprotocol B {}", "var view: (A & B)?", true),
    ("protocol A {}\nprotocol B {}", "var view: (A & B)?", false),
    ("protocol A: AnyObject {}\nprotocol B {}", "var view: A!", true),
    ("protocol A {}\nprotocol B {}", "var view: A?", false),
    ("protocol A: AnyObject {}\nprotocol B {}", "var view: A", false),
    ("protocol A: AnyObject {}\nprotocol B {}", "let view: A?", false),
  ])
  func `a reference is made weak only where the language allows it`(
    protocols: String, property: String, isFixed: Bool
  ) throws {
    let source = """
      \(protocols)
      class ListPresenter { \(property) }
      class ListViewController: UIViewController, A, B {
        lazy var presenter: ListPresenter = ListPresenter(view: self)
      }
      """
    let found = findings(source, rule: "presenter-holds-view")
    #expect(found.count == 1)
    #expect((found.first?.fix != nil) == isFixed)
  }

  @Test func `a coordinator that the scene delegate holds makes the fix safe`() async throws {
    let project = try TemporaryProject([
      "Home.swift": """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { private var coordinator: HomeCoordinator? }

      """,
      "SceneDelegate.swift":
        "class SceneDelegate: UIResponder { var coordinator: HomeCoordinator? }\n",
    ])
    let files = try await project.files()
    let report = try project.fixer(allowsUnsafe: false).apply(to: files)
    #expect(report.fixed == 1)
    #expect(report.changes.map(\.path) == ["Home.swift"])
    #expect(try project.text("Home.swift").contains("private weak var coordinator"))
  }

  @Test func `a file with errors in its syntax is not changed`() async throws {
    let source = """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }
      func broken( {

      """
    let project = try TemporaryProject(["App.swift": source])
    let files = try await project.files()
    let report = try project.fixer(allowsUnsafe: true).apply(to: files)
    #expect(report.fixed == 0)
    #expect(report.refusals == ["App.swift has errors in its syntax, and was not changed."])
    #expect(try project.text("App.swift") == source)
  }
}
