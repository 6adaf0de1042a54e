import Foundation

/// The removal of credentials from what is written to a file.
enum Secrets {
  /// The text in place of a secret.
  static let removed = "removed"

  /// Returns a Boolean value that indicates whether a value with this name is a credential: `access_token`,
  /// `X-Api-Key`, `password`. The token of a page of a list is none.
  static func isCredential(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard !["page", "next", "continuation", "cursor"].contains(where: plain.contains) else {
      return false
    }
    let whole: Set = [
      "auth", "appid", "jwt", "key", "pin", "sid", "sig", "session", "sessionid", "xsrf",
    ]
    let parts = [
      "accesskey", "apikey", "authorization", "authenticat", "cookie", "credential", "passphrase",
      "passwd", "password", "privatekey", "secret", "signature", "token",
    ]
    return whole.contains(plain) || parts.contains(where: plain.contains)
  }

  /// Returns the headers of an answer that may be kept; those that describe only how it was sent are left out as
  /// well.
  static func headers(_ headers: [AnyHashable: Any]) -> [String: String] {
    let transport: Set = ["connection", "content-encoding", "content-length", "transfer-encoding"]
    return headers.reduce(into: [:]) { kept, header in
      guard let name = header.key as? String, let value = header.value as? String,
        !isCredential(name), !transport.contains(name.lowercased())
      else { return }
      kept[name] = text(value)
    }
  }

  /// Returns the URL without a user, and with credentials in its query replaced.
  static func url(_ url: URL, ignoring ignored: Set<String> = []) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url.absoluteString
    }
    (parts.user, parts.password, parts.fragment) = (nil, nil, nil)
    if let query = parts.percentEncodedQuery { parts.percentEncodedQuery = form(query, ignored) }
    return text(parts.string ?? url.absoluteString)
  }

  /// Returns a query or the body of a form with its credentials replaced, without ignored items.
  static func form(_ text: String, _ ignored: Set<String> = []) -> String? {
    let items = text.split(separator: "&").compactMap { item -> String? in
      let name = String(item.prefix { $0 != "=" })
      guard !ignored.contains(name.removingPercentEncoding ?? name) else { return nil }
      return isCredential(name) && item.contains("=") ? "\(name)=\(removed)" : String(item)
    }
    return items.isEmpty ? nil : items.joined(separator: "&")
  }

  /// Returns a text with the credentials of JSON and of the queries of URLs replaced, as well as signed tokens
  /// wherever they stand. Numbers and the order of keys stay as they were.
  static func text(_ text: String) -> String {
    text.replacing(/"((?:\\.|[^"\\])*)"(\s*:\s*)"(?:\\.|[^"\\])*"/) { pair in
      isCredential(String(pair.1)) ? "\"\(pair.1)\"\(pair.2)\"\(removed)\"" : String(pair.0)
    }.replacing(/([?&]|\\u0026)([\w.\-]+)=([^&\s"'<>\\]+)/) { item in
      isCredential(String(item.2)) ? "\(item.1)\(item.2)=\(removed)" : String(item.0)
    }.replacing(/eyJ[A-Za-z0-9_\-]{8,}\.[A-Za-z0-9_\-]{8,}\.[A-Za-z0-9_\-]*/, with: removed)
  }

  /// Returns the body of a request without its credentials: of a form, of JSON, or of any text.
  static func body(_ data: Data, type: String?) -> Data {
    guard let text = String(data: data, encoding: .utf8) else { return data }
    let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
    return Data((isForm ? form(text) ?? "" : Self.text(text)).utf8)
  }
}
