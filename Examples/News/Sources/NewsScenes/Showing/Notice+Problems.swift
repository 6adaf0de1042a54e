import Foundation
public import NewsStore

extension Notice {
  /// Creates the notice of a problem with the saved articles.
  public init(_ problem: StoreProblem) {
    self.init(
      title: problem.localizedDescription, details: problem.recoverySuggestion ?? "",
      remedies: problem == .damaged ? [.tryAgain, .setAside] : [.tryAgain])
  }

  /// Creates the notice of a problem with the server; its text depends on whether there are saved
  /// articles to read.
  public init(_ problem: NewsProblem, isAnythingKept: Bool) {
    self.init(
      title: problem.localizedDescription,
      details: isAnythingKept
        ? "You can read what was kept." : "Nothing was kept to read meanwhile.",
      remedies: [.tryAgain])
  }
}
