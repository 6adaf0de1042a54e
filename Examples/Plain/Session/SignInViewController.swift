import UIKit

protocol SignInViewControllerDelegate: AnyObject {
    func signInViewController(_ controller: SignInViewController, didSignIn member: Member)
}

class SignInViewController: UIViewController {

    @IBOutlet private(set) weak var cardField: UITextField!
    @IBOutlet private(set) weak var pinField: UITextField!
    @IBOutlet private(set) weak var errorLabel: UILabel!
    @IBOutlet private(set) weak var signInButton: UIButton!
    @IBOutlet private(set) weak var spinner: UIActivityIndicatorView!

    weak var delegate: SignInViewControllerDelegate?
    var accounts: Accounts!

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.text = nil
        pinField.inputAccessoryView = makeToolbar()
        updateButton()
    }

    /// A keyboard of numbers has no return key.
    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar()
        let space = UIBarButtonItem(
            barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(
            barButtonSystemItem: .done, target: pinField,
            action: #selector(UIResponder.resignFirstResponder))
        toolbar.items = [space, done]
        toolbar.sizeToFit()
        return toolbar
    }

    private func updateButton() {
        let texts = [cardField.text, pinField.text]
        signInButton.isEnabled = texts.allSatisfy { $0?.isEmpty == false }
    }

    // MARK: - Actions

    @IBAction private func textChanged(_ sender: UITextField) {
        errorLabel.text = nil
        updateButton()
    }

    @IBAction func signIn() {
        view.endEditing(true)
        spinner.startAnimating()
        signInButton.isEnabled = false
        accounts.signIn(card: cardField.text ?? "", pin: pinField.text ?? "") {
            [weak self] result in
            self?.didFinish(with: result)
        }
    }

    private func didFinish(with result: Result<Member, SignInError>) {
        spinner.stopAnimating()
        updateButton()
        switch result {
        case .success(let member):
            delegate?.signInViewController(self, didSignIn: member)
        case .failure(let error):
            errorLabel.text = error.localizedDescription
            pinField.text = nil
            pinField.becomeFirstResponder()
        }
    }
}

// MARK: - UITextFieldDelegate

extension SignInViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === cardField {
            pinField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        return string.rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil
    }
}
