import NavigationMap
import Testing

@Suite("Screens that calls lead to")
struct DestinationTests {
  /// The transitions of a screen `Home` with a function that contains some lines.
  private func transitions(_ lines: String, and rest: String = "") -> [String] {
    Sources(
      screens: ["Detail", "Other"],
      """
      class Home: UIViewController {
        let factory = Factory()
        func open() {
          \(lines)
        }
      }
      \(rest)
      """
    ).transitions
  }

  @Test(arguments: [
    ("navigationController?.pushViewController(Detail(), animated: true)", "push"),
    ("show(Detail(), sender: nil)", "push"),
    ("showDetailViewController(Detail(), sender: self)", "column"),
    ("present(Detail(), animated: true)", "present"),
    ("present(Detail(), animated: true) { print(1) }", "present"),
    ("navigationController?.setViewControllers([Other(), Detail()], animated: false)", "replace"),
    ("navigationController?.viewControllers = [Detail()]", "replace"),
    ("view.window?.rootViewController = Detail()", "root"),
    ("tabBarController?.setViewControllers([Detail()], animated: false)", "tab"),
  ])
  func `the kind of a transition is that of the call`(line: String, kind: String) {
    #expect(transitions(line) == ["Home \(kind) Detail"])
  }

  @Test func `a local variable is followed`() {
    #expect(
      transitions("let a = Detail()\n let b = a\n present(b, animated: true)") == [
        "Home present Detail"
      ])
  }

  @Test func `a navigation controller is taken for the screen in it`() {
    #expect(
      transitions("present(UINavigationController(rootViewController: Detail()), animated: true)")
        == ["Home present Detail"])
    #expect(
      transitions(
        "let n = UINavigationController()\n n.viewControllers = [Detail()]\n present(n, animated: true)"
      )
      .contains("Home present Detail"))
  }

  @Test func `the body of a factory is read, through three functions`() {
    let factory = """
      protocol Makes { func makeDetail() -> UIViewController }
      class Factory: Makes {
        func makeDetail() -> UIViewController { return built() }
        private func built() -> UIViewController { let made = plain(); return made }
        private func plain() -> UIViewController { Detail() }
      }
      """
    #expect(
      transitions("present(factory.makeDetail(), animated: true)", and: factory) == [
        "Home present Detail"
      ]
    )
  }

  @Test func `a factory of a protocol is found by the class that conforms to it`() {
    let transitions = Sources(
      screens: ["Detail"],
      """
      protocol Makes { func makeDetail() -> UIViewController }
      class Factory: Makes { func makeDetail() -> UIViewController { Detail() } }
      class Home: UIViewController {
        var factory: (any Makes)?
        func open() { if let screen = factory?.makeDetail() { present(screen, animated: true) } }
      }
      """
    ).transitions
    #expect(transitions == ["Home present Detail"])
  }

  @Test func `a cast names the screen, and so does a class that a container resolves`() {
    #expect(
      transitions(
        "present(board.instantiateViewController(withIdentifier: id) as! Detail, animated: true)")
        == ["Home present Detail"])
    #expect(
      transitions("present(container.resolve(Detail.self)!, animated: true)") == [
        "Home present Detail"
      ])
  }

  @Test func `both values of a condition are shown`() {
    #expect(
      transitions("present(flag ? Detail() : Other(), animated: true)")
        == ["Home present Detail", "Home present Other"])
  }

  @Test func `an object that an operator or a closure configures is still known`() {
    #expect(
      transitions("let d = Detail() &> { $0.title = \"x\" }\n present(d, animated: true)")
        == ["Home present Detail"])
    #expect(
      transitions("let d = Detail().then { $0.title = \"x\" }\n present(d, animated: true)")
        == ["Home present Detail"])
  }

  @Test func `an alert is known by its title`() {
    #expect(
      transitions(
        "let a = UIAlertController(title: \"Sure?\", message: nil, preferredStyle: .alert)\n present(a, animated: true)"
      ) == ["Home present UIAlertController “Sure?”"])
  }

  @Test func `a screen that nothing names is unknown, with its place`() {
    let map = Sources(
      "class Home: UIViewController { func open(_ id: Int) {\n present(table[id], animated: true) } }"
    ).map
    #expect(map.transitions.map(\.to) == ["?"])
    #expect(map.transitions.first?.source == "App.swift:2")
    #expect(map.screens.map(\.id) == ["Home"])
  }

  @Test func `two unknown screens of one screen stay two transitions`() {
    let map = Sources(
      "class Home: UIViewController { func open() {\n present(a[0], animated: true)\n present(b[0], animated: true) } }"
    ).map
    #expect(map.transitions.map(\.source) == ["App.swift:2", "App.swift:3"])
  }

  @Test func `a function that shows its parameter leads to what its callers name`() {
    let router = """
      protocol Showing { func toPresent() -> UIViewController? }
      extension UIViewController: Showing { func toPresent() -> UIViewController? { return self } }
      class AppRouter {
        let root = UINavigationController()
        func push(_ module: Showing?) { push(module, animated: true) }
        func push(_ module: Showing?, animated: Bool) {
          guard let controller = module?.toPresent() else { return }
          root.pushViewController(controller, animated: animated)
        }
      }
      """
    let transitions = Sources(
      screens: ["Detail"],
      router
        + "\nclass Home: UIViewController { let router = AppRouter(); func open() { router.push(Detail()) } }"
    ).transitions
    #expect(transitions == ["Home push Detail"])
  }

  @Test func `a presenter's own method named present shows nothing`() {
    #expect(
      transitions(
        "presenter.present(error)", and: "class Presenter { func present(_ e: Error) {} }"
      )
      .isEmpty)
  }
}
