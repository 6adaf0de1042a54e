/// The texts of apps with Storyline: flows, and screens that do not know them.
enum StorylineTexts {
  static let all = [
    sceneDelegate, flow, outputs, viewController, route, parentMethod, callback, callbackAssignment,
    button,
    screenMethod, flowTests, walkTests,
  ]

  private static let sceneDelegate = VersionedText(
    "storyline/SceneDelegate",
    #"""
    import Storyline
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.show({{Flow}}Flow(), as: .root(in: .navigation))
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    """#)

  private static let flow = VersionedText(
    "storyline/Flow",
    #"""
    import Storyline

    final class {{Flow}}Flow: Flow<{{Outcome}}> {
        override func start() {
    {{#each firstScreen}}
            let screen = {{make}}
    {{> storyline/outputs}}
    {{/each}}
            show(screen)
        }
    {{#each laterScreens}}

        private func show{{Screen}}() {
            let screen = {{make}}
    {{> storyline/outputs}}
            show(screen)
        }
    {{/each}}
    }

    """#)

  private static let outputs = VersionedText(
    "storyline/outputs",
    #"""
    {{#if next}}
            screen.onContinue = { [weak self] in self?.show{{Next}}() }
    {{/if}}
    {{#if resulting}}
            screen.onFinish = { [weak self] {{result}} in self?.finish({{result}}) }
    {{/if}}
    {{#if done}}
            screen.onFinish = { [weak self] in self?.finish() }
    {{/if}}
    """#)

  private static let viewController = VersionedText(
    "storyline/ViewController",
    #"""
    import UIKit

    final class {{Screen}}ViewController: UIViewController {
    {{#if next}}
        var onContinue: (() -> Void)?
    {{/if}}
    {{#if resulting}}
        var onFinish: (({{Result}}) -> Void)?
        var {{result}}: {{Result}}?{{resultDefault}}
    {{/if}}
    {{#if done}}
        var onFinish: (() -> Void)?
    {{/if}}
    {{#if acts}}

    {{/if}}
    {{> shared/layout}}
    {{#if storyboards}}

        static func instantiate() -> {{Screen}}ViewController {
            UIStoryboard(name: "{{Screen}}", bundle: {{bundle}})
                .instantiateViewController(identifier: "{{Screen}}ViewController")
        }
    {{/if}}

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "{{ScreenTitle}}"
            messageLabel.text = "This is {{ScreenTitle}}."
    {{#if !storyboards}}
            layOutViews()
    {{/if}}
    {{#if next}}
            addButton("Continue") { $0.onContinue?() }
    {{/if}}
    {{#if resulting}}
            addButton("Done") { $0.finish() }
    {{/if}}
    {{#if done}}
            addButton("Done") { $0.onFinish?() }
    {{/if}}
        }

    {{#if resulting}}
        private func finish() {
            guard let {{result}} else { return }
            onFinish?({{result}})
        }

    {{/if}}
    {{> shared/layOutViews}}
    }

    """#)

  private static let route = VersionedText(
    "storyline/route",
    #"""
        static let {{flow}} = Route("{{flow}}", as: {{style}}) {
            (_: {{Parent}}Flow) in {{Flow}}Flow()
        }
    """#)

  private static let parentMethod = VersionedText(
    "storyline/parentMethod",
    #"""
        func show{{Flow}}() {
            go(Self.{{flow}})
        }
    """#)

  private static let screenMethod = VersionedText(
    "storyline/parentScreenMethod",
    #"""
        func show{{Screen}}() {
            show({{make}})
        }
    """#)

  private static let callback = VersionedText(
    "storyline/callback",
    #"""
        var on{{Flow}}: (() -> Void)?
    """#)

  private static let callbackAssignment = VersionedText(
    "storyline/callbackAssignment",
    #"""
            screen.on{{Flow}} = { [weak self] in self?.show{{Flow}}() }
    """#)

  private static let button = VersionedText(
    "storyline/button",
    #"""
            addButton("{{FlowTitle}}") { $0.on{{Flow}}?() }
    """#)

  private static let flowTests = VersionedText(
    "storyline/FlowTests",
    #"""
    import StorylineTesting
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite struct {{Flow}}FlowTests {
        @Test func `the first screen is {{FirstScreen}}`() {
            let recorder = FlowRecorder()
            recorder.start({{Flow}}Flow())
            recorder.expectCalls("show {{FirstScreen}}ViewController")
        }
    {{#if steps}}

        @Test func `each screen leads to the next one`() throws {
            let recorder = FlowRecorder()
            recorder.start({{Flow}}Flow())
    {{#each steps}}
            try recorder.screen({{Screen}}ViewController.self).onContinue?()
    {{/each}}
            recorder.expectCalls(
    {{#each screens}}
                "show {{Screen}}ViewController"{{comma}}
    {{/each}}
            )
        }
    {{/if}}
    {{#if resultExample}}

        @Test func `the last screen finishes the flow with its result`() async throws {
            let recorder = FlowRecorder()
            let handle = recorder.start({{Flow}}Flow())
    {{#each steps}}
            try recorder.screen({{Screen}}ViewController.self).onContinue?()
    {{/each}}
    {{#each lastScreen}}
            try recorder.screen({{Screen}}ViewController.self).onFinish?({{resultExample}})
    {{/each}}
            let end = try await outcome(of: handle)
            #expect(end == .finished({{resultExample}}))
        }
    {{/if}}
    {{#if parent}}

        @Test func `{{Parent}} shows the flow`() throws {
            let recorder = FlowRecorder()
            recorder.start({{Parent}}Flow())
            try recorder.screen({{ParentScreen}}ViewController.self).on{{Flow}}?()
            _ = try recorder.flow({{Flow}}Flow.self)
        }
    {{/if}}
    }

    """#)

  private static let walkTests = VersionedText(
    "storyline/WalkTests",
    #"""
    // Touches need the stage, which Apple's systems do not have.
    // `storyline test` runs this file. Without StorylineTesting, as in Xcode, it is empty.
    #if canImport(StorylineTesting){{stageOnly}}
    import StorylineTesting
    import Testing
    import UIKit

    @testable import {{App}}

    @MainActor @Suite(.stage) struct {{Flow}}WalkTests {
    {{#if pushed}}
        @Test func `going back cancels the flow`() async throws {
            let app = try await open{{Flow}}()
            try await app.goBack()
            #expect(!isRunning(in: app))
        }

        @Test func `a swipe back that is cancelled keeps the flow`() async throws {
            let app = try await open{{Flow}}()
            try await app.swipeBack(cancel: true)
            #expect(isRunning(in: app))
            try await app.swipeBack()
            #expect(!isRunning(in: app))
        }
    {{/if}}
    {{#if sheet}}
        @Test func `pulling the sheet down cancels the flow`() async throws {
            let app = try await open{{Flow}}()
            try await app.pullDownSheet()
            #expect(!isRunning(in: app))
        }

        @Test func `a pull that is cancelled keeps the flow`() async throws {
            let app = try await open{{Flow}}()
            try await app.pullDownSheet(cancel: true)
            #expect(isRunning(in: app))
        }
    {{/if}}
    {{#if walksToEnd}}

        @Test func `the flow can be walked to its end`() async throws {
            let app = try await open{{Flow}}()
    {{#each steps}}
            try await app.button("Continue").tap()
    {{/each}}
            try await app.button("Done").tap()
            #expect(!isRunning(in: app))
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

        private func isRunning(in app: AppDriver) -> Bool {
            app.tree.contains { $0.contains("{{Flow}}Flow") }
        }
    }
    #endif

    """#)
}
