import Foundation
import Kingfisher
import StorylineTesting
import Synchronization
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor @Suite(.stage) struct KingfisherTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() { _ = URLProtocol.registerClass(ImageServer.self) }

  /// An address of its own for each test: images are kept as long as the process runs.
  private func address(_ name: String) throws -> URL {
    try #require(URL(string: "stub://images/\(UUID().uuidString)/\(name)"))
  }

  private func load(
    _ url: URL?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil
  ) async -> Result<RetrieveImageResult, KingfisherError> {
    await withCheckedContinuation { continuation in
      view.kf.setImage(with: url, placeholder: placeholder, options: options) {
        continuation.resume(returning: $0)
      }
    }
  }

  @Test func `an image is fetched, shown, and kept`() async throws {
    let url = try address("one.png")
    let first = try await load(url).get()
    #expect(view.image === first.image)
    #expect(first.cacheType == .none)
    let second = try await load(url).get()
    #expect(second.cacheType == .memory)
    #expect(second.image === first.image)
    #expect(ImageServer.asked.withLock { $0[url.absoluteString] } == 1)
    _ = try await load(url, options: [.forceRefresh]).get()
    #expect(ImageServer.asked.withLock { $0[url.absoluteString] } == 2)
  }

  @Test func `the placeholder and the indicator are there until the image is`() async throws {
    let placeholder = UIImage()
    view.kf.indicatorType = .activity
    let url = try address("slow.png")
    let result = await withCheckedContinuation { continuation in
      view.kf.setImage(with: ImageResource(downloadURL: url), placeholder: placeholder) {
        continuation.resume(returning: $0)
      }
      #expect(view.image === placeholder)
      #expect(view.subviews.contains { $0 is UIActivityIndicatorView })
    }
    #expect(try view.image === result.get().image)
    #expect(view.subviews.isEmpty)
  }

  @Test(arguments: ["gone", "words.txt"])
  func `what is no image leaves the placeholder`(name: String) async throws {
    let placeholder = UIImage()
    let result = await load(try address(name), placeholder: placeholder)
    #expect(throws: KingfisherError.self) { try result.get() }
    #expect(view.image === placeholder)
  }

  @Test func `only the last image counts that a view was to show`() async throws {
    var isFirstCancelled = false
    view.kf.setImage(with: try address("first.png")) { result in
      if case .failure(let error) = result { isFirstCancelled = error.isTaskCancelled }
    }
    let last = try await load(try address("last.png")).get()
    #expect(isFirstCancelled)
    #expect(view.image === last.image)
  }

  @Test func `who waits no more gets no image`() async throws {
    let url = try address("late.png")
    view.kf.setImage(with: url)
    view.kf.cancelDownloadTask()
    let other = UIImageView()
    _ = try await withCheckedContinuation { continuation in
      other.kf.setImage(with: url) { continuation.resume(returning: $0) }
    }.get()
    #expect(view.image == nil)
    #expect(other.image != nil)
  }

  @Test func `without an address there is no image, and the handler hears why`() async {
    view.image = UIImage()
    let result = await load(nil)
    #expect(view.image == nil)
    guard case .failure(.emptySource) = result else {
      Issue.record("\(result)")
      return
    }
  }
}
