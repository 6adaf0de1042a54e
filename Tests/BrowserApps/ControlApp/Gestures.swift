import UIKit

/// A screen that reports two-finger gestures, the secondary button, the pointer and keys.
final class GesturesController: ControlsController {
  private let told = UILabel()
  private let pad = UILabel()
  private let card = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gestures"
    told.accessibilityIdentifier = "told"
    told.text = "Nothing"
    pad.text = "Pad"
    pad.accessibilityIdentifier = "pad"
    pad.backgroundColor = .systemTeal
    pad.isUserInteractionEnabled = true
    let pinch = TellingPinch()
    pinch.tell = { [weak self] in self?.say($0) }
    pad.addGestureRecognizer(pinch)
    let hover = TellingHover()
    hover.tell = { [weak self] in self?.say($0) }
    pad.addGestureRecognizer(hover)
    card.text = "Card"
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemYellow
    card.isUserInteractionEnabled = true
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    let menu = UIButton(configuration: .gray())
    menu.setTitle("Sort", for: .normal)
    menu.menu = makeMenu()
    menu.showsMenuAsPrimaryAction = true
    add(told)
    add(pad)
    add(card)
    add(menu)
    NSLayoutConstraint.activate([
      pad.heightAnchor.constraint(equalToConstant: 300),
      card.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  private func makeMenu() -> UIMenu {
    func choice(_ title: String, _ symbol: String, _ state: UIMenuElement.State = .off) -> UIAction
    {
      UIAction(title: title, image: UIImage(systemName: symbol), state: state) { [weak self] in
        self?.say("chose \($0.title)")
      }
    }
    return UIMenu(
      title: "Sort by",
      children: [
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [choice("Name", "person", .on), choice("Date", "calendar")]),
        UIMenu(title: "More", children: [choice("Size", "chart.bar")]),
        UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) {
          [weak self] _ in self?.say("removed")
        },
      ])
  }

  private func say(_ text: String) { told.text = text }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key else { return }
    say("key \(key.charactersIgnoringModifiers) \(key.modifierFlags.contains(.shift))")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    say("key up")
  }
}

extension GesturesController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
          self?.say("shared")
        },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
          _ in self?.say("deleted")
        },
      ])
    })
  }
}

/// Says how far fingers are apart.
private final class TellingPinch: UIPinchGestureRecognizer {
  var tell: ((String) -> Void)?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      tell?("pinch \((scale * 10).rounded() / 10) of \(numberOfTouches)")
    }
  }
}

/// Says where the pointer is.
private final class TellingHover: UIHoverGestureRecognizer {
  var tell: ((String) -> Void)?

  override var state: UIGestureRecognizer.State {
    didSet { if state != oldValue { tell?("hover \(state == .ended ? "ended" : "here")") } }
  }
}
