import StorylineCore
import Testing

@Suite struct LinkTextTests {
  static let wellFormed: [(String, String?, String?, [String])] = [
    ("https://shop.example/phones/42", "https", "shop.example", ["phones", "42"]),
    ("HTTPS://Shop.Example/Phones", "https", "Shop.Example", ["Phones"]),
    ("shop://phones/42", "shop", "phones", ["42"]),
    ("shop:phones/42", "shop", nil, ["phones", "42"]),
    ("/phones/42", nil, nil, ["phones", "42"]),
    ("phones/42/", nil, nil, ["phones", "42"]),
    ("phones//42///", nil, nil, ["phones", "42"]),
    ("/", nil, nil, []),
    ("https://shop.example", "https", "shop.example", []),
    ("https://shop.example:8080/a", "https", "shop.example", ["a"]),
    ("https://[::1]:80/a", "https", "[::1]", ["a"]),
    ("https:///a", "https", nil, ["a"]),
    ("a/./b/../c", nil, nil, ["a", "c"]),
    ("a/%2e%2E/b", nil, nil, ["b"]),
    ("a%2Fb/c", nil, nil, ["a/b", "c"]),
    ("caf%C3%A9/na\u{EF}ve", nil, nil, ["café", "naïve"]),
    ("%F0%9F%93%B1", nil, nil, ["📱"]),
    ("a+b", nil, nil, ["a+b"]),
    ("1a:b", nil, nil, ["1a:b"]),
  ]

  @Test(arguments: wellFormed)
  func `a link is taken apart`(
    text: String, scheme: String?, host: String?, segments: [String]
  ) throws {
    let link = try LinkText(text)
    #expect(link.scheme == scheme)
    #expect(link.host == host)
    #expect(link.segments == segments)
  }

  @Test func `query and fragment are decoded, and repeated names kept in order`() throws {
    let link = try LinkText("a?tag=x&q=a%26b%3Dc&tag=y&empty=&flag&&n=%C3%A9#to%20p?&")
    #expect(link.query.map(\.name) == ["tag", "q", "tag", "empty", "flag", "n"])
    #expect(link.query.map(\.value) == ["x", "a&b=c", "y", "", "", "é"])
    #expect(link.query("tag") == "x")
    #expect(link.query("none") == nil)
    #expect(link.fragment == "to p?&")
    #expect(try LinkText("a#?b").query == [])
    #expect(try LinkText("a?b=c=d").query("b") == "c=d")
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("a b", "it contains a space"),
    ("a\nb", "it contains a control character"),
    ("a\u{7F}", "it contains a control character"),
    ("//host/a", "it has a host and no scheme"),
    ("https://me@shop.example/a", "it names a user"),
    ("https://me:secret@shop.example/a", "it names a user"),
    ("https://shop.example:port/a", "its port is no number"),
    ("https://shop.example:999999/a", "its port is no number"),
    ("a/%", "a % in its path is not followed by two hexadecimal digits"),
    ("a/%4", "a % in its path is not followed by two hexadecimal digits"),
    ("a/%zz", "a % in its path is not followed by two hexadecimal digits"),
    ("a?b=%-1", "a % in its query is not followed by two hexadecimal digits"),
    ("a/%FF", "its path is not UTF-8"),
    ("a/%C3", "its path is not UTF-8"),
    ("a/%C0%AF", "its path is not UTF-8"),
    ("a/%ED%A0%80", "its path is not UTF-8"),
    ("a?%80=b", "its query is not UTF-8"),
    ("a#%80", "its fragment is not UTF-8"),
    ("a/%00", "its path contains a null character"),
    ("../a", "its path leads above its beginning"),
    ("a/../../b", "its path leads above its beginning"),
    ("https://shop.example/%2e%2e/a", "its path leads above its beginning"),
  ])
  func `what is not well formed is refused with the reason`(text: String, why: String) {
    #expect(throws: refusal("the link is malformed: \(why)")) { try LinkText(text) }
  }

  @Test func `everything is bounded`() throws {
    let (letters, segments, names) = (
      LinkText.maximalLength, LinkText.maximalSegments, LinkText.maximalQueryItems
    )
    #expect(try LinkText(String(repeating: "a", count: letters)).segments.count == 1)
    #expect(throws: Refusal.self) { try LinkText(String(repeating: "a", count: letters + 1)) }
    #expect(throws: Refusal.self) { try LinkText(String(repeating: "ä", count: letters)) }
    let path = Array(repeating: "a", count: segments).joined(separator: "/")
    #expect(try LinkText(path).segments.count == segments)
    #expect(throws: Refusal.self) { try LinkText(path + "/a") }
    let query = Array(repeating: "a=b", count: names).joined(separator: "&")
    #expect(try LinkText("a?" + query).query.count == names)
    #expect(throws: Refusal.self) { try LinkText("a?" + query + "&c") }
  }

  // MARK: The app's own

  static let origins = LinkOrigins(
    schemes: ["Shop"], hosts: ["shop.example", "*.shops.example"])

  @Test(arguments: [
    ("https://shop.example/phones/1", ["phones", "1"]),
    ("http://SHOP.example/phones", ["phones"]),
    ("https://eu.shops.example/phones", ["phones"]),
    ("https://a.b.shops.example/phones", ["phones"]),
    ("shop://phones/1", ["phones", "1"]),
    ("SHOP:///phones/1", ["phones", "1"]),
    ("shop:phones/1", ["phones", "1"]),
    ("phones/1", ["phones", "1"]),
  ])
  func `universal links, the app's schemes and plain paths lead to the same places`(
    text: String, path: [String]
  ) throws {
    #expect(try Self.origins.path(of: LinkText(text)) == path)
  }

  @Test(arguments: [
    ("https://evil.example/phones", "the host “evil.example”"),
    ("https://shop.example.evil/phones", "the host “shop.example.evil”"),
    ("https://evilshop.example/phones", "the host “evilshop.example”"),
    ("https://shops.example/phones", "the host “shops.example”"),
    ("https://shop.example%2Fevil/phones", "the host “shop.example/evil”"),
    ("javascript:alert(1)", "the scheme “javascript”"),
    ("file:///etc/passwd", "the scheme “file”"),
  ])
  func `what is not the app's is refused`(text: String, what: String) {
    #expect(
      throws: refusal("the link is not the app's: \(what) is not among its own")
    ) { try Self.origins.path(of: LinkText(text)) }
  }
}

/// A refusal as the log has it.
func refusal(_ text: String) -> Refusal {
  guard let refusal = Event("link 1 refused: \(text)")?.refusal else {
    preconditionFailure("\(text) is more than a line")
  }
  return refusal
}
