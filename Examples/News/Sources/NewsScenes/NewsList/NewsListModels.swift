public import NewsStore

/// The messages between the parts of the list.
public enum NewsList {
  /// Articles that match some words, kept ones first and then the server's.
  public enum FetchArticles {
    public struct Request {
      /// All of them, when empty.
      public let words: String

      public init(words: String) { self.words = words }
    }

    public struct Response {
      public let articles: [Article]
      public let words: String
      /// A Boolean value that indicates whether more may come.
      public let isLoading: Bool
      public let newsProblem: NewsProblem?
      public let storeProblem: StoreProblem?

      public init(
        articles: [Article], words: String, isLoading: Bool, newsProblem: NewsProblem? = nil,
        storeProblem: StoreProblem? = nil
      ) {
        self.articles = articles
        self.words = words
        self.isLoading = isLoading
        self.newsProblem = newsProblem
        self.storeProblem = storeProblem
      }
    }

    public struct ViewModel: Equatable {
      public let rows: [ArticleRowModel]
      /// The text shown without rows; `nil` where there are some, or may yet be.
      public let placeholder: String?
      public let isLoading: Bool
      public let notice: Notice?

      public init(
        rows: [ArticleRowModel], placeholder: String?, isLoading: Bool, notice: Notice?
      ) {
        self.rows = rows
        self.placeholder = placeholder
        self.isLoading = isLoading
        self.notice = notice
      }
    }
  }

  /// The article of a row becomes the one that the next scene is given.
  public enum SelectArticle {
    public struct Request {
      public let row: Int

      public init(row: Int) { self.row = row }
    }

    public struct Response {
      public init() {}
    }
  }
}
