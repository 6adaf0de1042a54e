import NavigationMap
import Testing

@Suite("Screens that calls come from")
struct OriginTests {
  private static let coordinator = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ s: UIScene, willConnectTo x: UISceneSession, options o: Int) {
        let navigation = UINavigationController()
        let coordinator = MainCoordinator(navigation)
        coordinator.start()
        window?.rootViewController = navigation
      }
    }
    """

  @Test func `the first screen of the first coordinator is that of the launch`() {
    let map = Sources(
      screens: ["Home"],
      Self.coordinator + """
        class MainCoordinator {
          let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(Home(), animated: false) }
        }
        """
    ).map
    #expect(map.transitions.map(\.key.text) == ["launch → Home (launch)"])
    #expect(map.screen("Home")?.owner == "MainCoordinator")
    #expect(map.screen("Home")?.reached == false)
    #expect(map.flows.map(\.id) == ["MainCoordinator"])
  }

  @Test func `a closure of a screen begins at that screen`() {
    let transitions = Sources(
      """
      class Home: UIViewController { var onTap: (() -> Void)? }
      class Detail: UIViewController {}
      class MainCoordinator {
        var navigation = UINavigationController()
        func start() {
          let home = Home()
          home.onTap = { [weak self] in self?.open() }
          navigation.pushViewController(home, animated: false)
        }
        private func open() { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions == ["? push Home", "Home push Detail"])
  }

  @Test func `a closure in an initializer, and a function by its name, begin at the screen`() {
    let transitions = Sources(
      """
      class Home: UIViewController { init(onTap: @escaping () -> Void, onMore: @escaping () -> Void) {} }
      class Detail: UIViewController {}
      class More: UIViewController {}
      class MainCoordinator {
        var navigation = UINavigationController()
        func home() -> UIViewController { Home(onTap: { self.open() }, onMore: more) }
        private func open() { navigation.pushViewController(Detail(), animated: true) }
        private func more() { navigation.pushViewController(More(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions == ["Home push Detail", "Home push More"])
  }

  @Test func `a delegate's method begins at the screens that call it`() {
    let transitions = Sources(
      """
      protocol HomeDelegate: AnyObject { func homeDidTap() }
      class Home: UIViewController {
        weak var delegate: HomeDelegate?
        @objc func tap() { delegate?.homeDidTap() }
      }
      class Detail: UIViewController {}
      class MainCoordinator: HomeDelegate {
        var navigation = UINavigationController()
        func homeDidTap() { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions == ["Home push Detail"])
  }

  @Test func `of two coordinators with one delegate's method each is called by its own screen`() {
    let transitions = Sources(
      """
      protocol Closing: AnyObject { func close() }
      class A: UIViewController { weak var delegate: Closing?; func tap() { delegate?.close() } }
      class B: UIViewController { weak var delegate: Closing?; func tap() { delegate?.close() } }
      class AEnd: UIViewController {}
      class BEnd: UIViewController {}
      class ACoordinator: Closing {
        var navigation = UINavigationController()
        func make() { let a = A(); a.delegate = self }
        func close() { navigation.pushViewController(AEnd(), animated: true) }
      }
      class BCoordinator: Closing {
        var navigation = UINavigationController()
        func make() { let b = B(); b.delegate = self }
        func close() { navigation.pushViewController(BEnd(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions == ["A push AEnd", "B push BEnd"])
  }

  @Test func `a presenter's call begins at the screen that holds the presenter`() {
    let transitions = Sources(
      """
      class Home: UIViewController { var presenter: HomePresenter? }
      class HomePresenter {
        weak var coordinator: MainCoordinator?
        func didTap() { coordinator?.open() }
      }
      class Detail: UIViewController {}
      class MainCoordinator {
        var navigation = UINavigationController()
        func open() { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions == ["Home push Detail"])
  }

  @Test func `the first screen of a child coordinator begins where the parent makes it`() {
    let transitions = Sources(
      """
      class Home: UIViewController { var onTap: (() -> Void)? }
      class Detail: UIViewController {}
      class MainCoordinator {
        var navigation = UINavigationController()
        func start() { let home = Home(); home.onTap = { self.open() } }
        func open() { let child = DetailCoordinator(navigation); child.start() }
        func sheet() { }
      }
      class DetailCoordinator {
        let navigation: UINavigationController
        init(_ n: UINavigationController) { navigation = n }
        func start() { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions == ["Home push Detail"])
  }

  @Test func `a coordinator with a container of its own is presented, not pushed`() {
    let transitions = Sources(
      """
      class Home: UIViewController { var onTap: (() -> Void)? }
      class Detail: UIViewController {}
      class MainCoordinator {
        var navigation = UINavigationController()
        func start() { let home = Home(); home.onTap = { self.open() } }
        func open() {
          let sheet = UINavigationController()
          let child = DetailCoordinator(sheet)
          child.start()
          navigation.present(sheet, animated: true)
        }
      }
      class DetailCoordinator {
        let navigation: UINavigationController
        init(_ n: UINavigationController) { navigation = n }
        func start() { navigation.pushViewController(Detail(), animated: false) }
      }
      """
    ).transitions
    #expect(transitions == ["Home present Detail"])
  }

  @Test func `the steps of a router lead from the screen that names them`() {
    let transitions = Sources(
      """
      enum Step { case list, detail(Int) }
      class List: UIViewController { var router: Router?; func tap() { router?.go(to: Step.detail(1)) } }
      class Detail: UIViewController {}
      class MainFlow {
        var navigation = UINavigationController()
        func navigate(to step: Step) {
          switch step {
          case .list: navigation.pushViewController(List(), animated: true)
          case .detail(let id): return showDetail(id)
          }
        }
        private func showDetail(_ id: Int) { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions.contains("List push Detail"))
    #expect(!transitions.contains("List push List"))
  }

  @Test func `a property's cases are no steps`() {
    let transitions = Sources(
      """
      class Home: UIViewController { func tap() { Board.load(.main) } }
      class Detail: UIViewController {}
      class MainCoordinator {
        var navigation = UINavigationController()
        var mode: Mode { Mode.current }
        func show() {
          switch mode {
          case .main: navigation.pushViewController(Detail(), animated: true)
          }
        }
      }
      """
    ).transitions
    #expect(transitions == ["? push Detail"])
  }

  @Test func `an alert's action begins at the alert`() {
    let transitions = Sources(
      screens: ["Home", "Detail"],
      """
      class MainCoordinator {
        var navigation = UINavigationController()
        func start() { ask() }
        func ask() {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.open() })
          navigation.present(alert, animated: true)
        }
        func open() { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    ).transitions
    #expect(transitions.contains("UIAlertController “Sure?” push Detail"))
  }

  @Test func `tabs lead from the first to the others`() {
    let transitions = Sources(
      screens: ["A", "B", "C"],
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options o: Int) {
          window?.rootViewController = Tabs()
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [A(), UINavigationController(rootViewController: B()), C()] }
      }
      """
    ).transitions
    #expect(transitions == ["A tab B", "A tab C", "launch launch A"])
  }

  @Test func `tests and doubles lead nowhere`() {
    let transitions = Sources(
      screens: ["Detail"],
      "class HomeSpy: UIViewController { func open() { present(Detail(), animated: true) } }"
    ).transitions
    #expect(transitions.isEmpty || transitions == ["? present Detail"])
  }
}
