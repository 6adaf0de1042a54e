public import NewsStore

/// The messages between the parts of the bookmarks' scene.
public enum Bookmarks {
  public enum FetchBookmarks {
    public struct Response {
      public let articles: [Article]
      public let problem: StoreProblem?

      public init(articles: [Article], problem: StoreProblem? = nil) {
        self.articles = articles
        self.problem = problem
      }
    }

    public struct ViewModel: Equatable {
      public let rows: [ArticleRowModel]
      /// The text shown without rows; `nil` where there are some.
      public let placeholder: String?
      public let notice: Notice?

      public init(rows: [ArticleRowModel], placeholder: String?, notice: Notice?) {
        self.rows = rows
        self.placeholder = placeholder
        self.notice = notice
      }
    }
  }

  public enum RemoveBookmark {
    public struct Request {
      /// The article whose bookmark is removed. A row number could have changed by then.
      public let id: Article.ID

      public init(id: Article.ID) { self.id = id }
    }
  }

  public enum SelectBookmark {
    public struct Request {
      public let row: Int

      public init(row: Int) { self.row = row }
    }

    public struct Response {
      public init() {}
    }
  }
}
