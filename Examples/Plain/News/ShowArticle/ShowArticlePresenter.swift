import UIKit

protocol ShowArticlePresentationLogic {
    func presentArticle(response: ShowArticle.Get.Response)
}

class ShowArticlePresenter: ShowArticlePresentationLogic {

    weak var viewController: ShowArticleDisplayLogic?

    // MARK: Present article

    func presentArticle(response: ShowArticle.Get.Response) {
        let viewModel = ShowArticle.Get.ViewModel(
            title: response.article.title, body: response.article.body,
            bookmarkImageName: response.isBookmarked ? "bookmark.fill" : "bookmark")
        viewController?.displayArticle(viewModel: viewModel)
    }
}
