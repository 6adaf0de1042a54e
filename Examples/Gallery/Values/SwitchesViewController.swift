import UIKit

/// Switches and steppers.
final class SwitchesViewController: CardsViewController {
  private let count = UILabel("0", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Switches",
      [
        RowView("Off", makeSwitch(isOn: false)),
        RowView("On", makeSwitch(isOn: true)),
        RowView("Disabled, off", makeSwitch(isOn: false, isEnabled: false)),
        RowView("Disabled, on", makeSwitch(isOn: true, isEnabled: false)),
        RowView("Tinted", makeTintedSwitch()),
      ])
    addCard(
      "Steppers",
      [
        RowView("Count", count),
        RowView("From 0 to 10", makeCounter()),
        RowView("At its end", makeStepper(value: 10)),
        RowView("Wraps", makeWrappingStepper()),
        RowView("Disabled", makeDisabledStepper()),
        RowView("With images", makeStepperWithImages()),
      ])
  }

  private func makeSwitch(isOn: Bool, isEnabled: Bool = true) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn
    control.isEnabled = isEnabled
    return control
  }

  private func makeTintedSwitch() -> UISwitch {
    let control = makeSwitch(isOn: true)
    control.onTintColor = .systemPurple
    control.thumbTintColor = .systemYellow
    return control
  }

  private func makeStepper(value: Double) -> UIStepper {
    let stepper = UIStepper()
    stepper.maximumValue = 10
    stepper.value = value
    return stepper
  }

  private func makeCounter() -> UIStepper {
    let stepper = makeStepper(value: 0)
    stepper.addAction(
      UIAction { [weak self, unowned stepper] _ in
        self?.count.text = stepper.value.formatted()
      }, for: .valueChanged)
    return stepper
  }

  private func makeWrappingStepper() -> UIStepper {
    let stepper = makeStepper(value: 10)
    stepper.wraps = true
    return stepper
  }

  private func makeDisabledStepper() -> UIStepper {
    let stepper = makeStepper(value: 5)
    stepper.isEnabled = false
    return stepper
  }

  private func makeStepperWithImages() -> UIStepper {
    let stepper = makeStepper(value: 5)
    stepper.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
    stepper.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
    return stepper
  }
}
