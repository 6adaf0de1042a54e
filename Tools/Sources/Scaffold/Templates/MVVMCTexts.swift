/// The texts of MVVM-C: a view model for each screen.
enum MVVMCTexts {
  static let all = [viewController, viewModel, viewModelTests]

  private static let viewController = VersionedText(
    "mvvm-c/ViewController",
    #"""
    import UIKit

    {{> coordinator/ScreenDelegate}}
    final class {{Screen}}ViewController: BaseViewController {
        weak var coordinator: (any {{Screen}}ViewControllerDelegate)?

        private let viewModel: {{Screen}}ViewModel
    {{> shared/layout}}

    {{> shared/initializers}}

        override func viewDidLoad() {
            super.viewDidLoad()
            title = viewModel.title
    {{#if !storyboards}}
            layOutViews()
    {{/if}}
    {{> coordinator/screenButtons}}
            bindViewModel()
            viewModel.load()
        }

        private func bindViewModel() {
            viewModel.onUpdate = { [weak self] in self?.update() }
        }

        private func update() {
            messageLabel.text = viewModel.message
        }

    {{> coordinator/resultAction}}
    {{> shared/layOutViews}}
    }

    """#)

  private static let viewModel = VersionedText(
    "mvvm-c/ViewModel",
    #"""
    import Foundation

    {{#if isolated}}
    @MainActor
    {{/if}}
    final class {{Screen}}ViewModel {
        var onUpdate: (() -> Void)?

        let title = "{{ScreenTitle}}"
    {{#if resulting}}
        var {{result}}: {{Result}}?{{resultDefault}}
    {{/if}}
        private(set) var message = "" {
            didSet { onUpdate?() }
        }

        func load() {
            message = "This is {{ScreenTitle}}."
        }
    }

    """#)

  private static let viewModelTests = VersionedText(
    "mvvm-c/ViewModelTests",
    #"""
    import Testing

    @testable import {{App}}

    @MainActor @Suite struct {{Screen}}ViewModelTests {
        @Test func `loading updates the message`() {
            let viewModel = {{Screen}}ViewModel()
            var updates = 0
            viewModel.onUpdate = { updates += 1 }
            viewModel.load()
            #expect(updates == 1)
            #expect(viewModel.message == "This is {{ScreenTitle}}.")
        }
    }

    """#)
}
