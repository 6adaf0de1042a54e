import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// Loads files for sessions.
///
/// A download task is left to Foundation, which refuses it: only Foundation can hand over the downloaded file.
final class FileProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    do {
      let data = try Self.data(of: url)
      let response = URLResponse(
        url: url, mimeType: Self.mimeType(of: url), expectedContentLength: data.count,
        textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !data.isEmpty { client?.urlProtocol(self, didLoad: data) }
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: error)
    }
  }

  override func stopLoading() {}

  private static func data(of url: URL) throws(URLError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw failure(
        .fileDoesNotExist, url, "The requested URL was not found on this server.")
    }
    guard !isFolder.boolValue else {
      throw failure(.fileIsDirectory, url, "The requested URL is a directory.")
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw failure(
        .noPermissionsToReadFile, url,
        "You do not have permission to access the requested resource.")
    }
    return data
  }

  private static func mimeType(of url: URL) -> String {
    UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
  }

  private static func failure(_ code: URLError.Code, _ url: URL, _ text: String) -> URLError {
    URLError(
      code,
      userInfo: [
        NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: text,
      ])
  }
}
