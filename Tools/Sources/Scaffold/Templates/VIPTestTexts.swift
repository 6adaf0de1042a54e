/// The tests of a scene: one for each use case and part, with doubles.
enum VIPTestTexts {
  static let all = [interactorTests, presenterTests, viewControllerTests, routerTests, walkTests]

  private static let interactorTests = VersionedText(
    "vip/InteractorTests",
    #"""
    import Testing

    @testable import {{App}}

    @MainActor @Suite struct {{Screen}}InteractorTests {
    {{#each useCases}}
        @Test func `{{useCase}} asks the presenter to present`() async {
            let presenter = {{Screen}}PresentationSpy()
            let interactor = {{Screen}}Interactor()
            interactor.presenter = presenter
    {{#if worker}}
            interactor.worker = {{Screen}}WorkerDouble()
            await interactor.{{useCase}}(request: {{Screen}}.{{UseCase}}.Request())
            #expect(presenter.texts == ["Double"])
    {{else}}
            interactor.{{useCase}}(request: {{Screen}}.{{UseCase}}.Request())
            #expect(presenter.texts == ["{{ScreenTitle}}"])
    {{/if}}
        }
    {{#if !last}}

    {{/if}}
    {{/each}}
    }

    @MainActor
    private final class {{Screen}}PresentationSpy: {{Screen}}PresentationLogic {
        private(set) var texts: [String] = []
    {{#each useCases}}

        func present{{UseCase}}(response: {{Screen}}.{{UseCase}}.Response) {
            texts.append(response.text)
        }
    {{/each}}
    }
    {{#if worker}}

    @MainActor
    private final class {{Screen}}WorkerDouble: {{Screen}}WorkingLogic {
    {{#each useCases}}
        func {{useCase}}() async -> String { "Double" }
    {{/each}}
    }
    {{/if}}

    """#)

  private static let presenterTests = VersionedText(
    "vip/PresenterTests",
    #"""
    import Testing

    @testable import {{App}}

    @MainActor @Suite struct {{Screen}}PresenterTests {
    {{#each useCases}}
        @Test func `{{useCase}} is put into words`() {
            let viewController = {{Screen}}DisplaySpy()
            let presenter = {{Screen}}Presenter()
            presenter.viewController = viewController
            presenter.present{{UseCase}}(response: {{Screen}}.{{UseCase}}.Response(text: "a test"))
            #expect(viewController.messages == ["This is a test."])
        }
    {{#if !last}}

    {{/if}}
    {{/each}}
    }

    @MainActor
    private final class {{Screen}}DisplaySpy: {{Screen}}DisplayLogic {
        private(set) var messages: [String] = []
    {{#each useCases}}

        func display{{UseCase}}(viewModel: {{Screen}}.{{UseCase}}.ViewModel) {
            messages.append(viewModel.message)
        }
    {{/each}}
    }

    """#)

  private static let viewControllerTests = VersionedText(
    "vip/ViewControllerTests",
    #"""
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite struct {{Screen}}ViewControllerTests {
        @Test func `loading the view asks for every use case`() async {
            let interactor = {{Screen}}BusinessSpy()
            let viewController = {{make}}
            viewController.interactor = interactor
            viewController.loadViewIfNeeded()
    {{#if worker}}
            // The screen asks in a task, which runs when this one waits.
            while interactor.requests.count < {{useCaseCount}} { await Task.yield() }
            #expect(interactor.requests.sorted() == [{{useCaseNames}}])
    {{else}}
            #expect(interactor.requests == [{{useCaseNames}}])
    {{/if}}
        }
    {{#if router}}

        @Test func `the router reaches the data store before the view is loaded`() {
            let viewController = {{make}}
            #expect(viewController.router?.dataStore != nil)
            #expect(!viewController.isViewLoaded)
        }
    {{/if}}
    }

    @MainActor
    private final class {{Screen}}BusinessSpy: {{Screen}}BusinessLogic {
        private(set) var requests: [String] = []
    {{#each useCases}}

        func {{useCase}}(request: {{Screen}}.{{UseCase}}.Request){{async}} {
            requests.append("{{useCase}}")
        }
    {{/each}}
    }

    """#)

  private static let routerTests = VersionedText(
    "vip/RouterTests",
    #"""
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite struct {{Screen}}RouteTests {
        @Test func `{{Parent}} leads to {{Screen}}`() throws {
            let source = {{makeParent}}
            let navigationController = UINavigationController(rootViewController: source)
            source.router?.routeTo{{Screen}}()
            #expect(navigationController.topViewController is {{Screen}}ViewController)
        }
    {{#each passes}}
    {{#if valueExample}}

        @Test func `{{Parent}} passes its {{value}} on`() throws {
            let source = {{makeParent}}
            let navigationController = UINavigationController(rootViewController: source)
            source.router?.dataStore?.{{value}} = {{valueExample}}
            source.router?.routeTo{{Screen}}()
            let top = navigationController.topViewController
            let destination = try #require(top as? {{Screen}}ViewController)
            #expect(destination.router?.dataStore?.{{value}} == {{valueExample}})
        }
    {{/if}}
    {{/each}}
    }

    """#)

  private static let walkTests = VersionedText(
    "vip/WalkTests",
    #"""
    // `storyline test` runs this file. Without StorylineTesting, as in Xcode, it is empty.
    #if canImport(StorylineTesting)
    import StorylineTesting
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite(.stage) struct {{Screen}}WalkTests {
        @Test func `going back releases the scene`() async throws {
            let app = try await AppDriver.launch(AppDelegate.self)
    {{#each path}}
            try await app.button("{{title}}").tap()
    {{/each}}
            app.expectScreen({{Screen}}ViewController.self, titled: "{{ScreenTitle}}")
            let screen = ReleaseWatch(app.screen)
            try await app.swipeBack(cancel: true)
            app.expectScreen({{Screen}}ViewController.self)
            try await app.goBack()
            try await screen.expectReleased()
        }
    }
    #endif

    """#)
}
