import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests for `stub:` addresses: those that end in `.png` get an image of one pixel.
final class ImageServer: URLProtocol {
  /// How often an address was asked for.
  static let asked = Mutex<[String: Int]>([:])

  private static let pixel = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
      + "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    Self.asked.withLock { $0[url.absoluteString, default: 0] += 1 }
    let isThere = url.pathExtension == "png" || url.pathExtension == "txt"
    let response = HTTPURLResponse(
      url: url, statusCode: isThere ? 200 : 404, httpVersion: nil, headerFields: nil)
    if let response {
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    let isImage = url.pathExtension == "png"
    client.urlProtocol(self, didLoad: isImage ? Self.pixel ?? Data() : Data("no".utf8))
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
