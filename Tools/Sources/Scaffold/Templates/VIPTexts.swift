/// The texts of Clean Swift: the parts of a scene.
enum VIPTexts {
  static let all = [
    sceneDelegate, viewController, interactor, presenter, models, router, worker, routeRequirement,
    route, dataRequirement, data, button,
  ]

  private static let sceneDelegate = VersionedText(
    "vip/SceneDelegate",
    #"""
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UINavigationController(
                rootViewController: {{make}})
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    """#)

  private static let viewController = VersionedText(
    "vip/ViewController",
    #"""
    import UIKit

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}DisplayLogic: AnyObject {
    {{#each useCases}}
        func display{{UseCase}}(viewModel: {{Screen}}.{{UseCase}}.ViewModel)
    {{/each}}
    }

    final class {{Screen}}ViewController: UIViewController {
        var interactor: (any {{Screen}}BusinessLogic)?
    {{#if router}}
        var router: (any {{Screen}}RoutingLogic & {{Screen}}DataPassing)?
    {{/if}}

    {{> shared/layout}}
    {{#if storyboards}}

        static func instantiate() -> {{Screen}}ViewController {
            UIStoryboard(name: "{{Screen}}", bundle: {{bundle}})
                .instantiateViewController(identifier: "{{Screen}}ViewController")
        }
    {{/if}}

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        // Before viewDidLoad: a router passes data on while there is no view yet.
        private func setUp() {
            let interactor = {{Screen}}Interactor()
            let presenter = {{Screen}}Presenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
    {{#if router}}
            let router = {{Screen}}Router()
            self.router = router
            router.viewController = self
            router.dataStore = interactor
    {{/if}}
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "{{ScreenTitle}}"
    {{#if !storyboards}}
            layOutViews()
    {{/if}}
    {{#each useCases}}
            {{useCase}}()
    {{/each}}
        }
    {{#each useCases}}

        private func {{useCase}}() {
    {{#if worker}}
            Task { [interactor] in
                await interactor?.{{useCase}}(request: {{Screen}}.{{UseCase}}.Request())
            }
    {{else}}
            interactor?.{{useCase}}(request: {{Screen}}.{{UseCase}}.Request())
    {{/if}}
        }
    {{/each}}

    {{> shared/layOutViews}}
    }

    extension {{Screen}}ViewController: {{Screen}}DisplayLogic {
    {{#each useCases}}
        func display{{UseCase}}(viewModel: {{Screen}}.{{UseCase}}.ViewModel) {
            messageLabel.text = viewModel.message
        }
    {{#if !last}}

    {{/if}}
    {{/each}}
    }

    """#)

  private static let interactor = VersionedText(
    "vip/Interactor",
    #"""
    import Foundation

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}BusinessLogic: AnyObject {
    {{#each useCases}}
        func {{useCase}}(request: {{Screen}}.{{UseCase}}.Request){{async}}
    {{/each}}
    }

    {{#if router}}
    {{#if isolated}}
    @MainActor
    {{/if}}
    {{#if passes}}
    protocol {{Screen}}DataStore: AnyObject {
    {{#each passes}}
        var {{value}}: {{Value}}? { get set }
    {{/each}}
    }
    {{else}}
    protocol {{Screen}}DataStore: AnyObject {}
    {{/if}}

    {{/if}}
    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Screen}}Interactor: {{interactorInherits}} {
        var presenter: (any {{Screen}}PresentationLogic)?
    {{#if worker}}
        var worker: any {{Screen}}WorkingLogic = {{Screen}}Worker()
    {{/if}}
    {{#each passes}}
        var {{value}}: {{Value}}?
    {{/each}}
    {{#each useCases}}

        func {{useCase}}(request: {{Screen}}.{{UseCase}}.Request){{async}} {
    {{#if worker}}
            let text = await worker.{{useCase}}()
            presenter?.present{{UseCase}}(response: {{Screen}}.{{UseCase}}.Response(text: text))
    {{else}}
            presenter?.present{{UseCase}}(
                response: {{Screen}}.{{UseCase}}.Response(text: "{{ScreenTitle}}"))
    {{/if}}
        }
    {{/each}}
    }

    """#)

  private static let presenter = VersionedText(
    "vip/Presenter",
    #"""
    import Foundation

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}PresentationLogic: AnyObject {
    {{#each useCases}}
        func present{{UseCase}}(response: {{Screen}}.{{UseCase}}.Response)
    {{/each}}
    }

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Screen}}Presenter: {{Screen}}PresentationLogic {
        // Weak: the screen owns its interactor, and that owns this presenter.
        weak var viewController: (any {{Screen}}DisplayLogic)?
    {{#each useCases}}

        func present{{UseCase}}(response: {{Screen}}.{{UseCase}}.Response) {
            let viewModel = {{Screen}}.{{UseCase}}.ViewModel(message: "This is \(response.text).")
            viewController?.display{{UseCase}}(viewModel: viewModel)
        }
    {{/each}}
    }

    """#)

  private static let models = VersionedText(
    "vip/Models",
    #"""
    import Foundation

    enum {{Screen}} {
    {{#each useCases}}
        enum {{UseCase}} {
            struct Request {
            }

            struct Response {
                let text: String
            }

            struct ViewModel {
                let message: String
            }
        }
    {{#if !last}}

    {{/if}}
    {{/each}}
    }

    """#)

  private static let router = VersionedText(
    "vip/Router",
    #"""
    import UIKit

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}RoutingLogic: AnyObject {}

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}DataPassing: AnyObject {
        var dataStore: (any {{Screen}}DataStore)? { get }
    }

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Screen}}Router: {{Screen}}RoutingLogic, {{Screen}}DataPassing {
        // Weak: the screen owns its router.
        weak var viewController: {{Screen}}ViewController?
        var dataStore: (any {{Screen}}DataStore)?
    }

    """#)

  private static let worker = VersionedText(
    "vip/Worker",
    #"""
    import Foundation

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}WorkingLogic: AnyObject {
    {{#each useCases}}
        func {{useCase}}() async -> String
    {{/each}}
    }

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Screen}}Worker: {{Screen}}WorkingLogic {
    {{#each useCases}}
        func {{useCase}}() async -> String {
            "{{ScreenTitle}}"
        }
    {{#if !last}}

    {{/if}}
    {{/each}}
    }

    """#)

  private static let routeRequirement = VersionedText(
    "vip/routeRequirement",
    #"""
        func routeTo{{Screen}}()
    """#)

  /// The three steps of Clean Swift: the destination, its data, and the way there.
  private static let route = VersionedText(
    "vip/route",
    #"""
        func routeTo{{Screen}}() {
            guard let viewController else { return }
            let destination = {{make}}
    {{#if passes}}
            if let dataStore, let destinationDataStore = destination.router?.dataStore {
                passDataTo{{Screen}}(source: dataStore, destination: destinationDataStore)
            }
    {{/if}}
            navigateTo{{Screen}}(source: viewController, destination: destination)
        }
    {{#if passes}}

        func passDataTo{{Screen}}(
            source: any {{Parent}}DataStore, destination: any {{Screen}}DataStore
        ) {
    {{#each passes}}
            destination.{{value}} = source.{{value}}
    {{/each}}
        }
    {{/if}}

        func navigateTo{{Screen}}(
            source: {{Parent}}ViewController, destination: {{Screen}}ViewController
        ) {
            source.show(destination, sender: nil)
        }
    """#)

  private static let dataRequirement = VersionedText(
    "vip/dataRequirement",
    #"""
        var {{value}}: {{Value}}? { get set }
    """#)

  private static let data = VersionedText(
    "vip/data",
    #"""
        var {{value}}: {{Value}}?
    """#)

  private static let button = VersionedText(
    "vip/button",
    #"""
            addButton("{{ScreenTitle}}") { $0.router?.routeTo{{Screen}}() }
    """#)
}
