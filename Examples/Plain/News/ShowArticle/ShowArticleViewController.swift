import UIKit

protocol ShowArticleDisplayLogic: AnyObject {
    func displayArticle(viewModel: ShowArticle.Get.ViewModel)
}

class ShowArticleViewController: UIViewController, ShowArticleDisplayLogic {

    var interactor: ShowArticleBusinessLogic?
    var router: (NSObjectProtocol & ShowArticleDataPassing)?

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var bodyView: UITextView!
    @IBOutlet var bookmarkButton: UIBarButtonItem!

    private var observation: NSKeyValueObservation?

    // MARK: Object lifecycle

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    // MARK: Setup

    private func setup() {
        let interactor = ShowArticleInteractor()
        let presenter = ShowArticlePresenter()
        let router = ShowArticleRouter()
        self.interactor = interactor
        self.router = router
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
    }

    // MARK: View lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = Bookmarks.shared.observe(\.ids) { [weak self] _, _ in
            self?.getArticle()
        }
        getArticle()
    }

    private func getArticle() {
        interactor?.getArticle(request: ShowArticle.Get.Request())
    }

    // MARK: Actions

    @IBAction func bookmarkTapped(_ sender: UIBarButtonItem) {
        interactor?.toggleBookmark(request: ShowArticle.Bookmark.Request())
    }

    @IBAction func doubleTapped(_ recognizer: UITapGestureRecognizer) {
        interactor?.toggleBookmark(request: ShowArticle.Bookmark.Request())
    }

    // MARK: Display

    func displayArticle(viewModel: ShowArticle.Get.ViewModel) {
        titleLabel.text = viewModel.title
        bodyView.text = viewModel.body
        bookmarkButton.image = UIImage(systemName: viewModel.bookmarkImageName)
    }
}
