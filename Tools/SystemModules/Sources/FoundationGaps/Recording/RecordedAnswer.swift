import Foundation
import FoundationNetworking

/// The answer of a server: a file that a person can read and edit.
struct RecordedAnswer: Codable, Equatable {
  /// The request, such as `GET https://example.com/books`.
  let request: String
  /// The URL after redirections; `nil` if there were none.
  private(set) var redirected: String?
  private(set) var status: Int?
  private(set) var headers: [String: String]?
  /// The body, if it is text.
  private(set) var text: String?
  /// The body, if it is not text.
  private(set) var base64: String?
  /// The code of the `URLError` if there was no answer.
  private(set) var error: Int?

  /// An answer, without its secrets.
  init(_ request: String, at url: URL, _ response: HTTPURLResponse, _ data: Data) {
    self.request = request
    if let final = response.url, final != url { redirected = Secrets.url(final) }
    status = response.statusCode
    headers = Secrets.headers(response.allHeaderFields)
    if let text = String(data: data, encoding: .utf8) {
      self.text = Secrets.text(text)
    } else {
      base64 = data.base64EncodedString()
    }
  }

  /// A failure to reach the server.
  init(_ request: String, failure: URLError) {
    self.request = request
    error = failure.errorCode
  }

  init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file),
      let answer = try? JSONDecoder().decode(RecordedAnswer.self, from: data)
    else { return nil }
    self = answer
  }

  /// The contents of the file.
  func file() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The answer to a request for a URL.
  ///
  /// - Throws: The `URLError` that was recorded.
  func response(to url: URL) throws -> (HTTPURLResponse, Data) {
    if let error { throw URLError(_urlErrorCode(rawValue: error)) }
    let final = redirected.flatMap(URL.init(string:)) ?? url
    guard
      let response = HTTPURLResponse(
        url: final, statusCode: status ?? 200, httpVersion: "HTTP/1.1", headerFields: headers)
    else { throw URLError(.badServerResponse) }
    return (
      response, text.map { Data($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) } ?? Data()
    )
  }
}
