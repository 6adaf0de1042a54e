import Foundation

enum ShowArticle {

    // MARK: Use cases

    enum Get {
        struct Request {}

        struct Response {
            let article: Article
            let isBookmarked: Bool
        }

        struct ViewModel {
            let title: String
            let body: String
            let bookmarkImageName: String
        }
    }

    enum Bookmark {
        struct Request {}
    }
}
