import Foundation
import FoundationNetworking
import Testing

@testable import FoundationGaps

@Suite struct RecordingTests {
  private let names = AnswerNames(ignoring: ["at"])

  private func request(
    _ url: String, _ method: String = "GET", body: String? = nil, type: String? = nil
  ) throws -> AnswerNames.Request {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.setValue(type, forHTTPHeaderField: "Content-Type")
    return try #require(AnswerNames.Request(request))
  }

  private func answer(_ text: String, headers: [String: String] = [:]) throws -> RecordedAnswer {
    let url = try #require(URL(string: "https://example.com/books"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: headers))
    return RecordedAnswer("GET https://example.com/books", at: url, response, Data(text.utf8))
  }

  private func recording(
    _ variable: String, in folder: URL
  ) throws -> Recording { try #require(Recording([variable: folder.path])) }

  // MARK: Secrets

  @Test(arguments: [
    "access_token", "X-Api-Key", "apiKey", "Authorization", "password", "Set-Cookie", "key",
    "client_secret", "sessionId",
  ])
  func `a value with the name of a credential is one`(name: String) {
    #expect(Secrets.isCredential(name))
  }

  @Test(arguments: ["nextPageToken", "monkey", "keyboard", "sessions", "title", "author", "design"])
  func `a value with another name is no credential`(name: String) {
    #expect(!Secrets.isCredential(name))
  }

  @Test func `credentials of JSON are removed, and nothing else changes`() {
    let text = #"{"token" : "a\"b", "price": 1.10, "nested": {"apiKey":"k"}, "title": "Token"}"#
    #expect(
      Secrets.text(text)
        == #"{"token" : "removed", "price": 1.10, "nested": {"apiKey":"removed"}, "title": "Token"}"#
    )
  }

  @Test func `a signed token is removed wherever it stands`() {
    let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-_1"
    #expect(Secrets.text("[\"\(token)\"]") == "[\"removed\"]")
  }

  @Test func `a credential in the URL of a next page is removed from a body and from a header`()
    throws
  {
    let text = #"{"next": "https://example.com/books?api_key=1851\u0026token=7&page=2"}"#
    #expect(
      Secrets.text(text)
        == #"{"next": "https://example.com/books?api_key=removed\u0026token=removed&page=2"}"#)
    let answer = try answer("", headers: ["Location": "https://example.com/?key=1851"])
    #expect(answer.headers == ["Location": "https://example.com/?key=removed"])
  }

  @Test func `a URL is kept without user, credentials and ignored items`() throws {
    let url = try #require(
      URL(string: "https://ada:engine@example.com/books?api_key=1851&page=2&at=7#top"))
    #expect(
      Secrets.url(url, ignoring: ["at"]) == "https://example.com/books?api_key=removed&page=2")
  }

  @Test func `cookies and how an answer was sent are left out of its headers`() throws {
    let answer = try answer(
      "[]", headers: ["Set-Cookie": "a=b", "Content-Encoding": "gzip", "Link": "7"])
    #expect(answer.headers == ["Link": "7"])
  }

  @Test func `the password of a form is removed from the body that tells requests apart`() {
    let body = Secrets.body(
      Data("user=ada&password=engine".utf8), type: "application/x-www-form-urlencoded")
    #expect(String(decoding: body, as: UTF8.self) == "user=ada&password=removed")
  }

  // MARK: Names

  @Test func `a credential and an ignored item make no other file`() throws {
    let one = names.file(for: try request("https://example.com/books?key=1&at=1"))
    let other = names.file(for: try request("https://example.com/books?key=2&at=2"))
    #expect(one == other)
    #expect(one.hasPrefix("GET-example.com-books-"))
  }

  @Test func `another method, query or body makes another file`() throws {
    let files = try [
      request("https://example.com/books"), request("https://example.com/books?page=2"),
      request("https://example.com/books", "POST"),
      request("https://example.com/books", "POST", body: "{\"id\":1}"),
      request("https://example.com/books", "POST", body: "{\"id\":2}"),
    ].map(names.file(for:))
    #expect(Set(files).count == 5)
  }

  // MARK: Answers

  @Test func `an answer is read as it was kept`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("answers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = try request("https://example.com/books")
    try recording("STORYLINE_RECORD", in: folder).keep(answer("[1]"), to: request)
    let found = try recording("STORYLINE_FIXTURES", in: folder).answer(to: request)
    let (response, data) = try #require(found).response(to: request.url)
    #expect(response.statusCode == 201)
    #expect(String(decoding: data, as: UTF8.self) == "[1]")
  }

  @Test func `bytes that are no text are kept as they are`() throws {
    let url = try #require(URL(string: "https://example.com/picture"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    let bytes = Data([0xFF, 0xD8, 0x00, 0xC3])
    let kept = try RecordedAnswer("GET", at: url, response, bytes).file()
    let answer = try JSONDecoder().decode(RecordedAnswer.self, from: kept)
    #expect(try answer.response(to: url).1 == bytes)
  }

  @Test func `a server that was not reached is not reached again`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let answer = RecordedAnswer("GET", failure: URLError(.timedOut))
    #expect(throws: URLError(.timedOut)) { _ = try answer.response(to: url) }
  }

  @Test func `another body has the answer to the first one when nothing is recorded`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("answers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorded = try request("https://example.com/books", "POST", body: "{\"time\":1}")
    let asked = try request("https://example.com/books", "POST", body: "{\"time\":2}")
    let recording = try recording("STORYLINE_RECORD", in: folder)
    try recording.keep(answer("[1]"), to: recorded)
    #expect(recording.answer(to: asked) == nil)
    #expect(try self.recording("STORYLINE_FIXTURES", in: folder).answer(to: asked) != nil)
  }
}
