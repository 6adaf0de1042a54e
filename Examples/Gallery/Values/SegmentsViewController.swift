import UIKit

/// Segmented controls.
final class SegmentsViewController: CardsViewController {
  private let choice = UILabel("Day", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Choosing", [RowView("Chosen", choice), makeLiveControl()])
    addCard(
      "States",
      [
        CaptionedView("None selected", UISegmentedControl(items: ["One", "Two", "Three"])),
        CaptionedView("One disabled", makePartlyDisabled()),
        CaptionedView("Disabled", makeDisabled()),
        CaptionedView("Momentary", makeMomentary()),
      ])
    addCard(
      "Looks",
      [
        CaptionedView("Images", makeImages()),
        CaptionedView("Widths by content", makeUneven()),
        CaptionedView("Colours", makeTinted()),
      ])
  }

  private func makeLiveControl() -> UISegmentedControl {
    let actions = ["Day", "Week", "Month"].map { title in
      UIAction(title: title) { [weak self] in self?.choice.text = $0.title }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.selectedSegmentIndex = 0
    return control
  }

  private func makePartlyDisabled() -> UISegmentedControl {
    let control = makeControl(["One", "Two", "Three"])
    control.setEnabled(false, forSegmentAt: 2)
    return control
  }

  private func makeDisabled() -> UISegmentedControl {
    let control = makeControl(["One", "Two", "Three"])
    control.isEnabled = false
    return control
  }

  private func makeMomentary() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Back", "Forward"])
    control.isMomentary = true
    return control
  }

  private func makeImages() -> UISegmentedControl {
    let symbols = ["list.bullet", "square.grid.2x2", "map"]
    return makeControl(symbols.compactMap { UIImage(systemName: $0) })
  }

  private func makeUneven() -> UISegmentedControl {
    let control = makeControl(["A", "Middle", "Much longer"])
    control.apportionsSegmentWidthsByContent = true
    return control
  }

  private func makeTinted() -> UISegmentedControl {
    let control = makeControl(["One", "Two", "Three"])
    control.selectedSegmentTintColor = .systemIndigo
    control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    return control
  }

  private func makeControl(_ items: [Any]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = 0
    return control
  }
}
