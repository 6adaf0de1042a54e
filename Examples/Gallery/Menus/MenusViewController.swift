import UIKit

/// Menus of a button in every shape: sections, submenus, choices, elements that come later.
final class MenusViewController: CardsViewController {
  private let lastChoice = UILabel("Nothing chosen yet", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Last Choice", [lastChoice])
    addCard(
      "Elements",
      [
        makeButton(
          "States", [action("Off"), action("On", state: .on), action("Mixed", state: .mixed)]),
        makeButton(
          "Attributes",
          [
            action("Disabled", attributes: .disabled),
            action("Destructive", attributes: .destructive),
          ] + keepingTheMenu()),
        makeButton("Subtitles", [subtitled("Inbox", "3 unread"), subtitled("Sent", "Yesterday")]),
      ])
    addCard(
      "Structure",
      [
        makeButton(
          "Sections", [section("Edit", ["Cut", "Copy"]), section("Share", ["Mail", "Print"])]),
        makeButton("Submenus", [submenu("Sort By", ["Name", "Date"]), action("Select")]),
        makeButton("One of Them", [choice(["Small", "Medium", "Large"])]),
        makeButton("Comes Later", [makeDeferred()]),
      ])
  }

  private func makeButton(_ title: String, _ elements: [UIMenuElement]) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = title
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: elements)
    return button
  }

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in
      self?.lastChoice.text = $0.title
    }
  }

  private func keepingTheMenu() -> [UIAction] {
    guard #available(iOS 16.0, *) else { return [] }
    return [action("Keeps the Menu", attributes: .keepsMenuPresented)]
  }

  private func subtitled(_ title: String, _ subtitle: String) -> UIAction {
    let action = action(title)
    action.subtitle = subtitle
    action.image = UIImage(systemName: "envelope")
    return action
  }

  private func section(_ title: String, _ titles: [String]) -> UIMenu {
    UIMenu(title: title, options: .displayInline, children: titles.map { action($0) })
  }

  private func submenu(_ title: String, _ titles: [String]) -> UIMenu {
    UIMenu(title: title, children: titles.map { action($0) })
  }

  private func choice(_ titles: [String]) -> UIMenu {
    let actions = titles.map { action($0) }
    actions[1].state = .on
    return UIMenu(options: [.displayInline, .singleSelection], children: actions)
  }

  private func makeDeferred() -> UIDeferredMenuElement {
    UIDeferredMenuElement { [weak self] completion in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        completion(["Came", "a Second", "Later"].compactMap { self?.action($0) })
      }
    }
  }
}
