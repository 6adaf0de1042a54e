import Foundation

/// The contents of the server: articles, in their own words, and pictures.
struct Edition: Sendable {
  struct Article: Codable, Sendable {
    let id: String
    let section: String
    let author: String
    let published: String
    let picture: String
    let title: String
    let summary: String
    let body: [String]

    /// Returns a Boolean value that indicates whether the article matches the search words.
    func matches(_ words: [Substring]) -> Bool {
      let text = ([title, section, author, summary] + body).joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  private let articles: [Article]
  private let pictures: [String: [UInt8]]

  init() {
    let list = Bundle.module.url(forResource: "articles", withExtension: "json")
    let data = list.flatMap { try? Data(contentsOf: $0) } ?? Data()
    articles = (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    let files = Bundle.module.urls(forResourcesWithExtension: "png", subdirectory: "Pictures")
    pictures = (files ?? []).reduce(into: [:]) { pictures, file in
      let name = (file as URL).lastPathComponent
      pictures["/pictures/\(name)"] = (try? Data(contentsOf: file as URL)).map(Array.init)
    }
  }

  /// The answer to a request for that address; `nil` where there is nothing.
  func answer(to address: String) -> (type: String, bytes: [UInt8])? {
    guard let parts = URLComponents(string: address) else { return nil }
    if parts.path == "/articles" {
      let query = parts.queryItems?.first { $0.name == "query" }?.value ?? ""
      return list(of: query.lowercased().split(separator: " "))
    }
    return pictures[parts.path].map { ("image/png", $0) }
  }

  private func list(of words: [Substring]) -> (type: String, bytes: [UInt8])? {
    let found = articles.filter { $0.matches(words) }
    return (try? JSONEncoder().encode(found)).map { ("application/json", Array($0)) }
  }
}
