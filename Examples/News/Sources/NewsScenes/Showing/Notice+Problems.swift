import Foundation
public import NewsStore

extension Notice {
  /// What is said of a problem with the kept articles.
  public init(_ problem: StoreProblem) {
    self.init(
      title: problem.localizedDescription, details: problem.recoverySuggestion ?? "",
      remedies: problem == .damaged ? [.tryAgain, .setAside] : [.tryAgain])
  }

  /// What is said of a problem with the server, by what is there to read meanwhile.
  public init(_ problem: NewsProblem, isAnythingKept: Bool) {
    self.init(
      title: problem.localizedDescription,
      details: isAnythingKept
        ? "You can read what was kept." : "Nothing was kept to read meanwhile.",
      remedies: [.tryAgain])
  }
}
