import UIKit

protocol ListArticlesPresentationLogic {
    func presentArticles(response: ListArticles.Fetch.Response)
}

class ListArticlesPresenter: ListArticlesPresentationLogic {

    weak var viewController: ListArticlesDisplayLogic?

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "d MMMM yyyy"
        return formatter
    }()

    // MARK: Present articles

    func presentArticles(response: ListArticles.Fetch.Response) {
        let rows = response.articles.map { article in
            ListArticles.Fetch.ViewModel.Row(
                title: article.title, date: formatter.string(from: article.published),
                isBookmarked: response.bookmarks.contains(article.id))
        }
        viewController?.displayArticles(
            viewModel: ListArticles.Fetch.ViewModel(
                rows: rows, message: message(for: response)))
    }

    private func message(for response: ListArticles.Fetch.Response) -> String? {
        switch response.error {
        case .notFound?, .unreadable?:
            return "There are no articles."
        case nil:
            return response.articles.isEmpty ? "Nothing was found." : nil
        }
    }
}
