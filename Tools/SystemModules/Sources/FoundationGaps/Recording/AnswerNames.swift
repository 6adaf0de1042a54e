import Foundation
import FoundationNetworking

/// The names of the files of answers. They are the same for the same request on every machine, and contain no
/// secret.
struct AnswerNames: Sendable {
  /// The parts of a request that distinguish it from others.
  struct Request: Sendable {
    let method: String
    let url: URL
    let body: Data?
    let type: String?

    init?(_ request: URLRequest) {
      guard let url = request.url else { return nil }
      method = request.httpMethod ?? "GET"
      self.url = url
      body = request.httpBody
      type = request.value(forHTTPHeaderField: "Content-Type")
    }
  }

  /// The names of query items that differ each time, such as the time of the request.
  let ignored: Set<String>

  init(ignoring names: Set<String>) { ignored = names.union(["_", "nonce", "timestamp"]) }

  /// The request for people, such as `GET https://example.com/books?page=2`.
  func title(of request: Request) -> String {
    "\(request.method) \(Secrets.url(request.url, ignoring: ignored))"
  }

  /// The name of the answer's file.
  func file(for request: Request) -> String {
    guard let body = request.body, !body.isEmpty else { return start(for: request) + ".json" }
    let sent = Secrets.body(body, type: request.type)
    return start(for: request) + "-" + Self.hash(sent) + ".json"
  }

  /// The start of the names for all requests with the same method and URL.
  func start(for request: Request) -> String {
    let path = (request.url.host ?? "") + request.url.path
    let readable = path.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    let title = title(of: request)
    return "\(request.method)-\(String(readable.prefix(60)))-\(Self.hash(Data(title.utf8)))"
  }

  /// FNV-1a in hexadecimal digits: the same in each process, which Swift's hash values are not.
  private static func hash(_ data: Data) -> String {
    let hash = data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
