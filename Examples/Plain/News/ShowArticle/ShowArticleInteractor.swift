import Foundation

protocol ShowArticleBusinessLogic {
    func getArticle(request: ShowArticle.Get.Request)
    func toggleBookmark(request: ShowArticle.Bookmark.Request)
}

protocol ShowArticleDataStore {
    var article: Article! { get set }
}

class ShowArticleInteractor: ShowArticleBusinessLogic, ShowArticleDataStore {

    var presenter: ShowArticlePresentationLogic?
    var article: Article!
    var bookmarks = Bookmarks.shared

    // MARK: Get article

    func getArticle(request: ShowArticle.Get.Request) {
        let response = ShowArticle.Get.Response(
            article: article, isBookmarked: bookmarks.contains(article.id))
        presenter?.presentArticle(response: response)
    }

    // MARK: Bookmark

    func toggleBookmark(request: ShowArticle.Bookmark.Request) {
        bookmarks.toggle(article.id)
    }
}
