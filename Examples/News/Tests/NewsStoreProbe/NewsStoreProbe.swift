import Foundation
import NewsStore

/// Writes articles into a database until it is killed, and says how far it is.
///
///     NewsStoreProbe FILE half     stops for ever in the middle of a list
///     NewsStoreProbe FILE lists    keeps one whole list after the other
@main struct NewsStoreProbe {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(EXIT_FAILURE) }
    let database = ArticleDatabase(file: URL(fileURLWithPath: arguments[1]))
    if arguments[2] == "half" {
      try await database.keep(each: HalfAList())
    } else {
      for number in 1... {
        try await database.keep(each: ProbeArticle.list(number))
        say("kept \(number)")
      }
    }
  }

  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

/// Articles that are so long that a database writes them to its file before the transaction ends.
enum ProbeArticle {
  static let count = 1_000

  static func list(_ number: Int) -> [Article] { (0..<count).map { article($0, of: number) } }

  static func article(_ position: Int, of number: Int) -> Article {
    Article(
      id: "\(number)-\(position)", title: "Title \(position)", section: "Probe \(number)",
      author: "Nobody", published: Date(timeIntervalSince1970: 0), summary: "",
      body: [String(repeating: "paper ", count: 1_000)], picture: "")
  }
}

/// A list whose second half never comes.
struct HalfAList: Sequence, Sendable {
  func makeIterator() -> AnyIterator<Article> {
    var position = 0
    return AnyIterator {
      if position == ProbeArticle.count / 2 {
        NewsStoreProbe.say("half of it is written")
        while true { pause() }
      }
      defer { position += 1 }
      return ProbeArticle.article(position, of: 0)
    }
  }
}
