import UIKit

protocol ThirdViewControllerDelegate: AnyObject {
    func thirdViewController(_ viewController: ThirdViewController, didEnter name: String)
}

/// The end of the other way: who is there.
class ThirdViewController: UIViewController {

    weak var delegate: ThirdViewControllerDelegate?

    let nameField = UITextField()
    private var bottomConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Third"
        view.backgroundColor = .white
        setUpField()

        let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
        view.addGestureRecognizer(tap)

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: Actions

    @objc private func backgroundTapped() {
        view.endEditing(true)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        guard let frame = value?.cgRectValue else { return }
        bottomConstraint.constant = -(frame.height + 20)
        animateLayout(like: notification)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        bottomConstraint.constant = -200
        animateLayout(like: notification)
    }

    private func animateLayout(like notification: Notification) {
        let key = UIResponder.keyboardAnimationDurationUserInfoKey
        let duration = notification.userInfo?[key] as? Double ?? 0.25
        UIView.animate(withDuration: duration) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Layout

    private func setUpField() {
        nameField.placeholder = "Your name"
        nameField.borderStyle = .roundedRect
        nameField.returnKeyType = .done
        nameField.autocapitalizationType = .words
        nameField.delegate = self
        nameField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameField)
        bottomConstraint = nameField.bottomAnchor.constraint(
            equalTo: view.bottomAnchor, constant: -200)
        NSLayoutConstraint.activate([
            bottomConstraint,
            nameField.leadingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 20),
            nameField.trailingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -20),
        ])
    }
}

// MARK: - UITextFieldDelegate

extension ThirdViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let name = textField.text, !name.isEmpty else { return false }
        textField.resignFirstResponder()
        delegate?.thirdViewController(self, didEnter: name)
        return true
    }
}
