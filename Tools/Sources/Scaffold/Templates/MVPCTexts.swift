/// The texts of MVP-C: a presenter for each screen, which sees the screen as a protocol.
enum MVPCTexts {
  static let all = [
    viewController, presenter, presenterTests, screenDelegate, screenButtons, resultAction,
  ]

  private static let viewController = VersionedText(
    "mvp-c/ViewController",
    #"""
    import UIKit

    {{> coordinator/ScreenDelegate}}
    final class {{Screen}}ViewController: BaseViewController {
        weak var coordinator: (any {{Screen}}ViewControllerDelegate)?

        private let presenter: {{Screen}}Presenter
    {{> shared/layout}}

    {{> shared/initializers}}

        override func viewDidLoad() {
            super.viewDidLoad()
    {{#if !storyboards}}
            layOutViews()
    {{/if}}
    {{> coordinator/screenButtons}}
            presenter.view = self
            presenter.viewDidLoad()
        }

    {{> coordinator/resultAction}}
    {{> shared/layOutViews}}
    }

    extension {{Screen}}ViewController: {{Screen}}View {
        func show(title: String, message: String) {
            self.title = title
            messageLabel.text = message
        }
    }

    """#)

  private static let presenter = VersionedText(
    "mvp-c/Presenter",
    #"""
    import Foundation

    {{#if isolated}}
    @MainActor
    {{/if}}
    protocol {{Screen}}View: AnyObject {
        func show(title: String, message: String)
    }

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Screen}}Presenter {
        // Weak: the screen owns its presenter.
        weak var view: (any {{Screen}}View)?
    {{#if resulting}}
        var {{result}}: {{Result}}?{{resultDefault}}
    {{/if}}

        func viewDidLoad() {
            view?.show(title: "{{ScreenTitle}}", message: "This is {{ScreenTitle}}.")
        }
    }

    """#)

  private static let presenterTests = VersionedText(
    "mvp-c/PresenterTests",
    #"""
    import Testing

    @testable import {{App}}

    @MainActor @Suite struct {{Screen}}PresenterTests {
        @Test func `the view shows its title and message after it has loaded`() {
            let view = {{Screen}}ViewSpy()
            let presenter = {{Screen}}Presenter()
            presenter.view = view
            presenter.viewDidLoad()
            #expect(view.titles == ["{{ScreenTitle}}"])
            #expect(view.messages == ["This is {{ScreenTitle}}."])
        }
    }

    @MainActor
    private final class {{Screen}}ViewSpy: {{Screen}}View {
        private(set) var titles: [String] = []
        private(set) var messages: [String] = []

        func show(title: String, message: String) {
            titles.append(title)
            messages.append(message)
        }
    }

    """#)

  private static let screenDelegate = VersionedText(
    "coordinator/ScreenDelegate",
    #"""
    {{#if isolated}}
    @MainActor
    {{/if}}
    {{#if acts}}
    protocol {{Screen}}ViewControllerDelegate: AnyObject {
    {{#if closing}}
        func {{screen}}ViewControllerDidTapClose(_ viewController: {{Screen}}ViewController)
    {{/if}}
    {{#if next}}
        func {{screen}}ViewControllerDidContinue(_ viewController: {{Screen}}ViewController)
    {{/if}}
    {{#if resulting}}
        func {{screen}}ViewController(
            _ viewController: {{Screen}}ViewController, didFinishWith {{result}}: {{Result}})
    {{/if}}
    {{#if done}}
        func {{screen}}ViewControllerDidFinish(_ viewController: {{Screen}}ViewController)
    {{/if}}
    }
    {{else}}
    protocol {{Screen}}ViewControllerDelegate: AnyObject {}
    {{/if}}

    """#)

  private static let screenButtons = VersionedText(
    "coordinator/screenButtons",
    #"""
    {{#if closing}}
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    coordinator?.{{screen}}ViewControllerDidTapClose(self)
                })
    {{/if}}
    {{#if next}}
            addButton("Continue") { $0.coordinator?.{{screen}}ViewControllerDidContinue($0) }
    {{/if}}
    {{#if resulting}}
            addButton("Done") { $0.finish() }
    {{/if}}
    {{#if done}}
            addButton("Done") { $0.coordinator?.{{screen}}ViewControllerDidFinish($0) }
    {{/if}}
    """#)

  private static let resultAction = VersionedText(
    "coordinator/resultAction",
    #"""
    {{#if resulting}}
        private func finish() {
            guard let {{result}} = {{part}}.{{result}} else { return }
            coordinator?.{{screen}}ViewController(self, didFinishWith: {{result}})
        }

    {{/if}}
    """#)
}
