import Foundation

enum ListArticles {

    // MARK: Use cases

    enum Fetch {
        struct Request {}

        struct Response {
            let articles: [Article]
            let bookmarks: Set<Int>
            let error: ArticlesError?
        }

        struct ViewModel {
            struct Row: Equatable {
                let title: String
                let date: String
                let isBookmarked: Bool
            }

            let rows: [Row]
            let message: String?
        }
    }

    enum Search {
        struct Request {
            let text: String
        }
    }
}
