import Foundation

protocol ListArticlesBusinessLogic {
    func fetchArticles(request: ListArticles.Fetch.Request)
    func search(request: ListArticles.Search.Request)
}

protocol ListArticlesDataStore {
    var shown: [Article] { get }
}

class ListArticlesInteractor: ListArticlesBusinessLogic, ListArticlesDataStore {

    var presenter: ListArticlesPresentationLogic?
    var worker = ArticlesWorker()
    var bookmarks = Bookmarks.shared

    private(set) var shown = [Article]()
    private var articles = [Article]()
    private var text = ""

    // MARK: Fetch articles

    func fetchArticles(request: ListArticles.Fetch.Request) {
        worker.fetchArticles { [weak self] articles, error in
            self?.articles = articles
            self?.present(error)
        }
    }

    // MARK: Search

    func search(request: ListArticles.Search.Request) {
        text = request.text
        present(nil)
    }

    private func present(_ error: ArticlesError?) {
        shown = articles.filter { article in
            text.isEmpty || article.title.range(of: text, options: .caseInsensitive) != nil
        }
        let response = ListArticles.Fetch.Response(
            articles: shown, bookmarks: bookmarks.ids, error: error)
        presenter?.presentArticles(response: response)
    }
}
