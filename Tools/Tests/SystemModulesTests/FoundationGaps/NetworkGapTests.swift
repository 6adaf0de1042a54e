import Foundation
import FoundationGaps
import FoundationNetworking
import Testing

@Suite(.serialized) struct NetworkGapTests {
  @Test func `a session asks protocols that are registered after its first use`()
    async throws
  {
    // The shared session belongs to all tests of the process: this one has the same first protocol.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [_SharedProtocols.installed]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "gap://host/path"))
    await #expect(throws: (any Error).self) { _ = try await session.data(from: url) }
    _registerProtocol(Stub.self)
    let (data, _) = try await session.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "stubbed")
    _unregisterProtocol(Stub.self)
    await #expect(throws: (any Error).self) { _ = try await session.data(from: url) }
  }

  @Test func `a session loads a file`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Session-\(UUID().uuidString).json")
    try Data("[1]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = URLSession(configuration: .ephemeral)
    let (data, response) = try await session.data(from: file)
    #expect(String(decoding: data, as: UTF8.self) == "[1]")
    #expect(response.mimeType == "application/json")
    #expect(response.expectedContentLength == 3)
    #expect(!(response is HTTPURLResponse))
  }

  @Test func `a file that is not there, and a folder, have errors of their own`() async {
    let folder = FileManager.default.temporaryDirectory
    let session = URLSession(configuration: .ephemeral)
    let missing = await #expect(throws: URLError.self) {
      _ = try await session.data(from: folder.appendingPathComponent("missing.json"))
    }
    #expect(missing?.code == .fileDoesNotExist)
    let directory = await #expect(throws: URLError.self) {
      _ = try await session.data(from: folder)
    }
    #expect(directory?.code == .fileIsDirectory)
  }

  @Test func `every number has a code of URL loading`() {
    #expect(_urlErrorCode(rawValue: NSURLErrorTimedOut) == .timedOut)
    #expect(_urlErrorCode(rawValue: 404) == .unknown)
  }

  @Test func `an error of the domain of URL loading is a URLError`() {
    let error: any Error = NSError(
      domain: NSURLErrorDomain, code: NSURLErrorTimedOut, userInfo: ["a": "b"])
    let cast = _urlError(error) as? URLError
    #expect(cast?.code == .timedOut)
    #expect(cast?.errorUserInfo["a"] as? String == "b")
    #expect(_urlError(NSError(domain: "Other", code: 1)) as? URLError == nil)
    #expect(_urlError(URLError(.badURL)) as? URLError == URLError(.badURL))
    let none: (any Error)? = nil
    #expect(_urlError(none) as? URLError == nil)
  }

  private final class Stub: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "gap" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("stubbed".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
}
