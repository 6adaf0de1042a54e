import UIKit

/// Every style in every state, and buttons that follow their state themselves.
final class ButtonStatesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addStates("Plain", .plain())
    addStates("Gray", .gray())
    addStates("Tinted", .tinted())
    addStates("Filled", .filled())
    addToggles()
  }

  private func addStates(_ heading: String, _ style: UIButton.Configuration) {
    var configuration = style
    configuration.title = "Button"
    let buttons = (0..<4).map { _ in UIButton(configuration: configuration) }
    buttons[1].isHighlighted = true
    buttons[2].isSelected = true
    buttons[3].isEnabled = false
    let names = ["Normal", "Highlighted", "Selected", "Disabled"]
    addCard(heading, zip(names, buttons).map { RowView($0, $1) })
  }

  private func addToggles() {
    let toggle = UIButton(
      configuration: .bordered(), primaryAction: UIAction(title: "Follow") { _ in })
    toggle.changesSelectionAsPrimaryAction = true
    let star = UIButton(configuration: .plain())
    star.changesSelectionAsPrimaryAction = true
    star.accessibilityLabel = "Favourite"
    star.configurationUpdateHandler = { button in
      button.configuration?.image = UIImage(systemName: button.isSelected ? "star.fill" : "star")
      button.configuration?.baseForegroundColor = .systemOrange
    }
    addCard(
      "Toggles", note: "The star changes its image in its configuration update handler.",
      [RowView("Stays selected", toggle), RowView("Changes its image", star)])
  }
}
