import UIKit

/// A screen that changes the appearance of its own navigation bar.
final class BarAppearancesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Background", note: "Scroll to see the bar over what is below it.",
      [
        makeButton("Default") { $0.configureWithDefaultBackground() },
        makeButton("Opaque") { $0.configureWithOpaqueBackground() },
        makeButton("Transparent") { $0.configureWithTransparentBackground() },
        makeButton("Coloured") {
          $0.configureWithOpaqueBackground()
          $0.backgroundColor = .systemIndigo
          $0.titleTextAttributes = [.foregroundColor: UIColor.white]
        },
      ])
    addCard(
      "Prompt and Title View",
      [
        makeButton("Prompt") { [weak self] in self?.togglePrompt() },
        makeButton("Title View") { [weak self] in self?.toggleTitleView() },
      ])
    addCard("Something Below", (1...8).map { UILabel("Line \($0)", style: .title1) })
  }

  private func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .gray(), primaryAction: UIAction(title: title) { _ in action() })
  }

  private func makeButton(
    _ title: String, appearance change: @escaping (UINavigationBarAppearance) -> Void
  ) -> UIButton {
    makeButton(title) { [weak self] in
      let appearance = UINavigationBarAppearance()
      change(appearance)
      self?.navigationItem.standardAppearance = appearance
      self?.navigationItem.scrollEdgeAppearance = appearance
    }
  }

  private func togglePrompt() {
    navigationItem.prompt = navigationItem.prompt == nil ? "A prompt above the title" : nil
  }

  private func toggleTitleView() {
    guard navigationItem.titleView == nil else {
      navigationItem.titleView = nil
      return
    }
    let control = UISegmentedControl(items: ["Left", "Right"])
    control.selectedSegmentIndex = 0
    navigationItem.titleView = control
  }
}
