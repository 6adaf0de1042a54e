import UIKit

@objc protocol NoteViewControllerDelegate {
    func noteViewController(_ controller: NoteViewController, didSave text: String)
    @objc optional func noteViewControllerDidCancel(_ controller: NoteViewController)
}

/// A sheet to write on. It is not pulled down while something on it could be lost.
class NoteViewController: UIViewController {

    @IBOutlet var textView: UITextView!
    @IBOutlet var saveButton: UIBarButtonItem!
    @IBOutlet var bottomConstraint: NSLayoutConstraint!

    weak var delegate: NoteViewControllerDelegate?
    var text = ""

    private var hasChanges: Bool { return textView.text != text }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = text
        updateState()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    private func updateState() {
        saveButton.isEnabled = hasChanges
        isModalInPresentation = hasChanges
    }

    // MARK: - Actions

    @IBAction func cancel(_ sender: Any?) {
        guard hasChanges else { return close() }
        let alert = UIAlertController(
            title: "Discard the note?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.close()
            })
        alert.addAction(UIAlertAction(title: "Keep Writing", style: .cancel))
        present(alert, animated: true)
    }

    @IBAction func save(_ sender: UIBarButtonItem) {
        delegate?.noteViewController(self, didSave: textView.text)
    }

    private func close() {
        delegate?.noteViewControllerDidCancel?(self)
        dismiss(animated: true)
    }

    // MARK: - Keyboard

    @objc private func keyboardWillShow(_ notification: NSNotification) {
        guard
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        bottomConstraint.constant = frame.height
        view.layoutIfNeeded()
    }

    @objc private func keyboardWillHide(_ notification: NSNotification) {
        bottomConstraint.constant = 0
        view.layoutIfNeeded()
    }
}

// MARK: - UITextViewDelegate

extension NoteViewController: UITextViewDelegate {

    func textViewDidChange(_ textView: UITextView) {
        updateState()
    }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension NoteViewController: UIAdaptivePresentationControllerDelegate {

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        cancel(nil)
    }
}
