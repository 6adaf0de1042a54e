import UIKit

/// Buttons that open menus.
final class ButtonMenusViewController: CardsViewController {
  private let lastChoice = UILabel("Nothing chosen yet", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Last Choice", [lastChoice])
    addCard(
      "Pull-Down", note: "A tap opens the menu.",
      [RowView("Actions", makePullDown()), RowView("With sections", makeSections())])
    addCard(
      "Pop-Up", note: "The button shows what is selected.",
      [RowView("Colour", makePopUp())])
    addCard(
      "Both", note: "A tap saves; a long press opens the menu.",
      [RowView("Save", makeBoth())])
  }

  private func makePullDown() -> UIButton {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "More"
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      action("Copy", symbol: "doc.on.doc"),
      action("Share", symbol: "square.and.arrow.up"),
      action("Archive", symbol: "archivebox", attributes: .disabled),
      action("Delete", symbol: "trash", attributes: .destructive),
    ])
    return button
  }

  private func makeSections() -> UIButton {
    let sizes = UIMenu(
      title: "Size", options: [.displayInline, .singleSelection],
      children: [action("Small"), action("Medium", state: .on), action("Large")])
    let sort = UIMenu(
      title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"),
      children: [action("Name"), action("Date")])
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "View"
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [sizes, sort])
    return button
  }

  private func makePopUp() -> UIButton {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      action("Red"), action("Green", state: .on), action("Blue"),
    ])
    return button
  }

  private func makeBoth() -> UIButton {
    let button = UIButton(configuration: .filled(), primaryAction: action("Save"))
    button.menu = UIMenu(children: [action("Save As"), action("Save a Copy")])
    return button
  }

  private func action(
    _ title: String, symbol: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
      state: state
    ) { [weak self] action in
      self?.lastChoice.text = action.title
    }
  }
}
