import UIKit

protocol BookViewControllerDelegate: AnyObject {
    func bookViewControllerDidAskForReview(_ controller: BookViewController)
}

class BookViewController: UIViewController {

    weak var delegate: BookViewControllerDelegate?
    let book: Book
    private let library: Library

    private lazy var authorLabel: UILabel = makeLabel(.subheadline)
    private lazy var aboutLabel: UILabel = makeLabel(.body)
    private(set) lazy var reviewLabel: UILabel = {
        let label = makeLabel(.body)
        label.textColor = .secondaryLabel
        return label
    }()
    private(set) lazy var reviewButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Write a Review", for: .normal)
        button.addTarget(self, action: #selector(reviewTapped), for: .touchUpInside)
        return button
    }()

    init(book: Book, library: Library) {
        self.book = book
        self.library = library
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = book.title
        view.backgroundColor = .systemBackground
        authorLabel.text = "\(book.author), \(book.year)"
        aboutLabel.text = book.about
        setUpStack()

        NotificationCenter.default.addObserver(
            self, selector: #selector(libraryDidChange), name: .libraryDidChange, object: library)
        libraryDidChange()
    }

    @objc private func libraryDidChange() {
        reviewLabel.text = library.review(of: book)
    }

    @objc private func reviewTapped() {
        delegate?.bookViewControllerDidAskForReview(self)
    }

    private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        return label
    }

    private func setUpStack() {
        let stack = UIStackView(arrangedSubviews: [
            authorLabel, aboutLabel, reviewButton, reviewLabel,
        ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        ])
    }
}
