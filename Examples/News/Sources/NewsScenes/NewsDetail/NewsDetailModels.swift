public import Foundation
public import NewsStore

/// The messages between the parts of an article's scene.
public enum NewsDetail {
  public enum ShowArticle {
    public struct Response {
      public let article: Article

      public init(article: Article) { self.article = article }
    }

    public struct ViewModel: Equatable {
      public let section: String
      public let title: String
      /// The author and the date.
      public let byline: String
      public let summary: String
      public let paragraphs: [String]

      public init(
        section: String, title: String, byline: String, summary: String, paragraphs: [String]
      ) {
        self.section = section
        self.title = title
        self.byline = byline
        self.summary = summary
        self.paragraphs = paragraphs
      }
    }
  }

  /// The picture comes later than the words, or never.
  public enum ShowPicture {
    public struct Response {
      public let picture: Data

      public init(picture: Data) { self.picture = picture }
    }

    public struct ViewModel: Equatable {
      public let picture: Data

      public init(picture: Data) { self.picture = picture }
    }
  }

  /// The bookmark is set or taken away.
  public enum Bookmark {
    public struct Response {
      public let isBookmarked: Bool
      /// A Boolean value that indicates whether the store could say so.
      public let isKnown: Bool
      public let problem: StoreProblem?

      public init(isBookmarked: Bool, isKnown: Bool = true, problem: StoreProblem? = nil) {
        self.isBookmarked = isBookmarked
        self.isKnown = isKnown
        self.problem = problem
      }
    }

    public struct ViewModel: Equatable {
      /// The title of the button.
      public let title: String
      /// The name of its symbol.
      public let symbol: String
      /// A Boolean value that indicates whether it can be tapped.
      public let isEnabled: Bool
      public let notice: Notice?

      public init(title: String, symbol: String, isEnabled: Bool, notice: Notice?) {
        self.title = title
        self.symbol = symbol
        self.isEnabled = isEnabled
        self.notice = notice
      }
    }
  }
}
