import UIKit

/// Alerts and action sheets.
final class AlertsViewController: CardsViewController {
  private let answer = UILabel("None yet", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Answer", [answer])
    addCard(
      "Alerts",
      [
        makeButton("One Button") { $0.showNotice() },
        makeButton("Two Buttons") { $0.showQuestion() },
        makeButton("Three Buttons") { $0.showChoice() },
        makeButton("Text Fields") { $0.showFields() },
      ])
    addCard("Action Sheets", [makeButton("Action Sheet") { $0.showSheet() }])
  }

  private func makeButton(
    _ title: String, action: @escaping (AlertsViewController) -> Void
  ) -> UIButton {
    let show = UIAction(title: title) { [weak self] _ in
      if let self { action(self) }
    }
    return UIButton(configuration: .gray(), primaryAction: show)
  }

  private func showNotice() {
    let alert = UIAlertController(
      title: "No Connection", message: "Try again when you are online.", preferredStyle: .alert)
    alert.addAction(answerAction("OK"))
    present(alert, animated: true)
  }

  private func showQuestion() {
    let alert = UIAlertController(
      title: "Delete the Picture?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(answerAction("Cancel", style: .cancel))
    alert.addAction(answerAction("Delete", style: .destructive))
    present(alert, animated: true)
  }

  private func showChoice() {
    let alert = UIAlertController(title: "Save Changes?", message: nil, preferredStyle: .alert)
    let save = answerAction("Save")
    alert.addAction(save)
    alert.addAction(answerAction("Do Not Save", style: .destructive))
    alert.addAction(answerAction("Cancel", style: .cancel))
    alert.preferredAction = save
    present(alert, animated: true)
  }

  private func showFields() {
    let alert = UIAlertController(
      title: "Sign In", message: "With your account.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    let signIn = UIAlertAction(title: "Sign In", style: .default) { [weak self, weak alert] _ in
      self?.answer.text = "Hello, \(alert?.textFields?.first?.text ?? "")"
    }
    alert.addAction(answerAction("Cancel", style: .cancel))
    alert.addAction(signIn)
    present(alert, animated: true)
  }

  private func showSheet() {
    let sheet = UIAlertController(
      title: "Picture", message: "What shall be done with it?", preferredStyle: .actionSheet)
    sheet.addAction(answerAction("Share"))
    let disabled = answerAction("Print")
    disabled.isEnabled = false
    sheet.addAction(disabled)
    sheet.addAction(answerAction("Delete", style: .destructive))
    sheet.addAction(answerAction("Cancel", style: .cancel))
    // On an iPad it is a popover, which needs to know what it belongs to.
    sheet.popoverPresentationController?.sourceView = answer
    present(sheet, animated: true)
  }

  private func answerAction(
    _ title: String, style: UIAlertAction.Style = .default
  ) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] in self?.answer.text = $0.title }
  }
}
