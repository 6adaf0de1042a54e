import UIKit

protocol ReviewViewControllerDelegate: AnyObject {
    func reviewViewController(_ controller: ReviewViewController, didWrite review: String)
}

/// A sheet that asks before a draft is lost.
class ReviewViewController: UIViewController {

    weak var delegate: ReviewViewControllerDelegate?
    let book: Book
    let textView = UITextView()

    init(book: Book) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        textView.font = .preferredFont(forTextStyle: .body)
        textView.alwaysBounceVertical = true
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = book.title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped(_:)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(saveTapped(_:)))
        navigationItem.rightBarButtonItem?.isEnabled = false

        NotificationCenter.default.addObserver(
            self, selector: #selector(textDidChange), name: UITextView.textDidChangeNotification,
            object: textView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    @objc private func textDidChange() {
        navigationItem.rightBarButtonItem?.isEnabled = textView.hasText
    }

    @objc private func cancelTapped(_ sender: UIBarButtonItem) {
        textView.hasText ? askForDismissal(from: sender) : dismiss(animated: true)
    }

    @objc private func saveTapped(_ sender: UIBarButtonItem) {
        delegate?.reviewViewController(self, didWrite: textView.text)
    }

    private func askForDismissal(from item: UIBarButtonItem?) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Review", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep Writing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension ReviewViewController: UIAdaptivePresentationControllerDelegate {

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        return !textView.hasText
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        askForDismissal(from: navigationItem.leftBarButtonItem)
    }
}
