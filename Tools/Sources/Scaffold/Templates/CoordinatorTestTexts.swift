/// The tests of MVVM-C and MVP-C.
enum CoordinatorTestTexts {
  static let all = [coordinatorTests, walkTests, appTests, rootTests]

  private static let coordinatorTests = VersionedText(
    "coordinator/FlowCoordinatorTests",
    #"""
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite struct {{Flow}}CoordinatorTests {
        @Test func `the first screen is {{FirstScreen}}`() {
            let navigationController = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
            coordinator.start()
            #expect(navigationController.topViewController is {{FirstScreen}}ViewController)
        }
    {{#each steps}}

        @Test func `{{Screen}} leads to {{Next}}`() {
            let navigationController = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
            coordinator.start()
            coordinator.{{screen}}ViewControllerDidContinue({{make}})
            #expect(navigationController.topViewController is {{Next}}ViewController)
        }
    {{/each}}
    {{#if resultExample}}

        @Test func `the last screen delivers the result`() {
            let navigationController = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
            var results: [{{Result}}] = []
            coordinator.onFinish = { results.append($0) }
            coordinator.start()
    {{#each lastScreen}}
            coordinator.{{screen}}ViewController(
                {{make}}, didFinishWith: {{resultExample}})
    {{/each}}
            #expect(results == [{{resultExample}}])
        }
    {{/if}}
    {{#if !lifetime}}
    {{#if pushed}}

        @Test func `the parent releases the coordinator when its screen has left`() {
            let parent = ParentDouble()
            let coordinator = start{{Flow}}(in: parent)
            coordinator.viewControllerDidLeave(UIViewController())
            #expect(parent.childCoordinators.isEmpty)
        }
    {{/if}}
    {{#if sheet}}

        @Test func `the parent releases the coordinator when the sheet was pulled down`() {
            let parent = ParentDouble()
            let coordinator = start{{Flow}}(in: parent)
            let sheet = UIPresentationController(
                presentedViewController: coordinator.navigationController, presenting: nil)
            coordinator.presentationControllerDidDismiss(sheet)
            #expect(parent.childCoordinators.isEmpty)
        }
    {{/if}}

        private func start{{Flow}}(in parent: ParentDouble) -> {{Flow}}Coordinator {
            let coordinator = {{Flow}}Coordinator(navigationController: parent.navigationController)
    {{#if finishDelegate}}
            coordinator.finishDelegate = parent
    {{else}}
            coordinator.parentCoordinator = parent
    {{/if}}
            parent.addChildCoordinator(childCoordinator: coordinator)
            coordinator.start()
            return coordinator
        }
    {{/if}}
    }
    {{#if !lifetime}}

    @MainActor
    private final class ParentDouble: {{doubleInherits}} {
        var childCoordinators: [any Coordinator] = []
        var navigationController = UINavigationController()
    {{#if finishDelegate}}
        weak var finishDelegate: (any CoordinatorFinishDelegate)?
    {{/if}}

        func start() {}
    }
    {{/if}}

    """#)

  /// The tests that use the app through touches.
  private static let walkTests = VersionedText(
    "coordinator/WalkTests",
    #"""
    // `storyline test` runs this file. Without StorylineTesting, as in Xcode, it is empty.
    #if canImport(StorylineTesting)
    import StorylineTesting
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite(.stage) struct {{Flow}}WalkTests {
    {{#if pushed}}
        @Test func `going back releases the coordinator`() async throws {
            let app = try await open{{Flow}}()
            try await app.goBack()
            #expect(try !isRunning(in: app))
        }

        @Test func `a swipe back that is cancelled keeps the coordinator`() async throws {
            let app = try await open{{Flow}}()
            try await app.swipeBack(cancel: true)
            app.expectScreen({{FirstScreen}}ViewController.self)
            #expect(try isRunning(in: app))
            try await app.swipeBack()
            #expect(try !isRunning(in: app))
        }
    {{/if}}
    {{#if sheet}}
        @Test func `pulling the sheet down releases the coordinator`() async throws {
            let app = try await open{{Flow}}()
            try await app.pullDownSheet()
            #expect(try !isRunning(in: app))
        }

        @Test func `a pull that is cancelled keeps the coordinator`() async throws {
            let app = try await open{{Flow}}()
            try await app.pullDownSheet(cancel: true)
            app.expectScreen({{FirstScreen}}ViewController.self)
            #expect(try isRunning(in: app))
        }

        @Test func `closing the sheet releases the coordinator`() async throws {
            let app = try await open{{Flow}}()
            try await app.button("Close").tap()
            #expect(try !isRunning(in: app))
        }
    {{/if}}
    {{#if walksToEnd}}

        @Test func `the flow can be walked to its end`() async throws {
            let app = try await open{{Flow}}()
    {{#each steps}}
            try await app.button("Continue").tap()
    {{/each}}
            try await app.button("Done").tap()
            #expect(try !isRunning(in: app))
        }
    {{/if}}

        private func open{{Flow}}() async throws -> AppDriver {
            let app = try await AppDriver.launch(AppDelegate.self)
    {{#each path}}
            try await app.button("{{title}}").tap()
    {{/each}}
            app.expectScreen({{FirstScreen}}ViewController.self, titled: "{{FirstScreenTitle}}")
            return app
        }

        private func isRunning(in app: AppDriver) throws -> Bool {
            let scene = try #require(app.window?.windowScene?.delegate as? SceneDelegate)
            var coordinators = try #require(scene.coordinator).childCoordinators
            while let coordinator = coordinators.popLast() {
                if coordinator is {{Flow}}Coordinator { return true }
                coordinators += coordinator.childCoordinators
            }
            return false
        }
    }
    #endif

    """#)

  private static let appTests = VersionedText(
    "shared/AppTests",
    #"""
    // `storyline test` runs this file. Without StorylineTesting, as in Xcode, it is empty.
    #if canImport(StorylineTesting){{stageOnly}}
    import StorylineTesting
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite(.stage) struct {{App}}AppTests {
        @Test func `the app starts with {{FirstScreen}}`() async throws {
            let app = try await AppDriver.launch(AppDelegate.self)
            app.expectScreen({{FirstScreen}}ViewController.self, titled: "{{FirstScreenTitle}}")
            app.expect(app.text("This is {{FirstScreenTitle}}."))
        }
    }
    #endif

    """#)

  private static let rootTests = VersionedText(
    "coordinator/RootTests",
    #"""
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite struct {{Flow}}CoordinatorTests {
        @Test func `the first screen is {{FirstScreen}}`() {
            let navigationController = UINavigationController()
            let coordinator = {{Flow}}Coordinator(navigationController: navigationController)
            coordinator.start()
            #expect(navigationController.topViewController is {{FirstScreen}}ViewController)
        }
    }

    """#)
}
