import XCTest

@testable import News

class ListArticlesTests: XCTestCase {

    // MARK: - Presenter

    func testThePresenterSaysWhenAndWhich() {
        let display = DisplaySpy()
        let presenter = ListArticlesPresenter()
        presenter.viewController = display
        presenter.presentArticles(
            response: ListArticles.Fetch.Response(
                articles: [Article.old, Article.new], bookmarks: [Article.old.id], error: nil))
        XCTAssertEqual(
            display.viewModel?.rows,
            [
                ListArticles.Fetch.ViewModel.Row(
                    title: "Old", date: "1 January 1970", isBookmarked: true),
                ListArticles.Fetch.ViewModel.Row(
                    title: "New", date: "2 January 1970", isBookmarked: false),
            ])
        XCTAssertNil(display.viewModel?.message)
    }

    func testThePresenterSaysWhatWentWrong() {
        let display = DisplaySpy()
        let presenter = ListArticlesPresenter()
        presenter.viewController = display
        presenter.presentArticles(
            response: ListArticles.Fetch.Response(articles: [], bookmarks: [], error: .notFound))
        XCTAssertEqual(display.viewModel?.message, "There are no articles.")
    }

    // MARK: - Interactor

    func testTheInteractorFetchesAndSearches() {
        let presenter = PresenterSpy()
        let interactor = ListArticlesInteractor()
        interactor.presenter = presenter
        presenter.presented = expectation(description: "Articles are presented")
        interactor.fetchArticles(request: ListArticles.Fetch.Request())
        wait(for: [presenter.presented!], timeout: 10)
        XCTAssertEqual(presenter.response?.articles.first?.title, "Library Lends Umbrellas")

        presenter.presented = nil
        interactor.search(request: ListArticles.Search.Request(text: "BRIDGE"))
        XCTAssertEqual(presenter.response?.articles.map { $0.id }, [1, 4])
    }

    func testTheInteractorHasNothingWithoutAFile() {
        let presenter = PresenterSpy()
        let interactor = ListArticlesInteractor()
        interactor.worker = ArticlesWorker(bundle: Bundle(path: NSTemporaryDirectory())!)
        interactor.presenter = presenter
        presenter.presented = expectation(description: "A problem is presented")
        interactor.fetchArticles(request: ListArticles.Fetch.Request())
        wait(for: [presenter.presented!], timeout: 10)
        guard case .notFound? = presenter.response?.error else {
            return XCTFail("The response has no problem")
        }
    }
}

private class DisplaySpy: ListArticlesDisplayLogic {

    var viewModel: ListArticles.Fetch.ViewModel?

    func displayArticles(viewModel: ListArticles.Fetch.ViewModel) {
        self.viewModel = viewModel
    }
}

private class PresenterSpy: ListArticlesPresentationLogic {

    var response: ListArticles.Fetch.Response?
    var presented: XCTestExpectation?

    func presentArticles(response: ListArticles.Fetch.Response) {
        self.response = response
        presented?.fulfill()
    }
}

extension Article {

    fileprivate static let old = Article(
        id: 1, title: "Old", published: Date(timeIntervalSince1970: 0), body: "")
    fileprivate static let new = Article(
        id: 2, title: "New", published: Date(timeIntervalSince1970: 86_400), body: "")
}
