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

  // MARK: Options

  @Test func `a processor changes the image, which is kept beside the original`() async throws {
    let url = try address("round.png")
    let size = CGSize(width: 20, height: 10)
    let options: KingfisherOptionsInfo = [
      .processor(RoundCornerImageProcessor(cornerRadius: 4, targetSize: size)), .cacheOriginalImage,
    ]
    let round = try await load(url, options: options).get()
    #expect(round.image.size == size)
    #expect(try await load(url, options: options).get().image === round.image)
    #expect(try await load(url).get().image.size == CGSize(width: 1, height: 1))
    #expect(ImageServer.asked.withLock { $0[url.absoluteString] } == 1)
  }

  @Test func `processors follow one another, and large images become small`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let options = KingfisherParsedOptionsInfo(nil)
    let chain =
      ResizingImageProcessor(referenceSize: CGSize(width: 80, height: 80), mode: .aspectFit)
      |> DownsamplingImageProcessor(size: CGSize(width: 30, height: 30))
    #expect(chain.identifier.contains("|>"))
    #expect(
      chain.process(item: .image(image), options: options)?.size == CGSize(width: 30, height: 15))
    let filled = ResizingImageProcessor(
      referenceSize: CGSize(width: 40, height: 40), mode: .aspectFill)
    #expect(
      filled.process(item: .image(image), options: options)?.size == CGSize(width: 80, height: 40))
    let same = DownsamplingImageProcessor(size: CGSize(width: 100, height: 100))
    #expect(same.process(item: .image(image), options: options) === image)
  }

  @Test func `an image that has expired is fetched again`() async throws {
    let url = try address("old.png")
    _ = try await load(url, options: [.memoryCacheExpiration(.expired)]).get()
    _ = try await load(url).get()
    #expect(ImageServer.asked.withLock { $0[url.absoluteString] } == 2)
    #expect(ImageCache.default.isCached(forKey: url.cacheKey))
  }

  @Test func `another image is shown when there is none`() async throws {
    let (placeholder, substitute) = (UIImage(), UIImage())
    let result = await load(
      try address("gone"), placeholder: placeholder, options: [.onFailureImage(substitute)])
    #expect(throws: KingfisherError.self) { try result.get() }
    #expect(view.image === substitute)
  }

  @Test func `a request is changed before it is sent`() async throws {
    let other = try address("other.png")
    let modifier = AnyModifier { _ in URLRequest(url: other) }
    _ = try await load(try address("asked"), options: [.requestModifier(modifier)]).get()
    #expect(ImageServer.asked.withLock { $0[other.absoluteString] } == 1)
  }

  // MARK: Buttons and lists

  @Test func `a button has an image for each state`() async throws {
    let button = UIButton()
    let url = try address("button.png")
    let found = try await withCheckedContinuation { continuation in
      button.kf.setImage(with: url, for: .normal) { continuation.resume(returning: $0) }
    }.get()
    #expect(button.image(for: .normal) === found.image)
    button.kf.setBackgroundImage(with: url, for: .highlighted)
    #expect(button.backgroundImage(for: .highlighted) === found.image)
  }

  @Test func `images are fetched before they are shown`() async throws {
    let (kept, new, gone) = (try address("kept.png"), try address("new.png"), try address("gone"))
    _ = try await load(kept).get()
    let counts = await withCheckedContinuation { continuation in
      ImagePrefetcher(urls: [kept, new, gone]) { skipped, failed, completed in
        continuation.resume(
          returning: [skipped, failed, completed].map { $0.map(\.downloadURL) })
      }.start()
    }
    #expect(counts == [[kept], [gone], [new]])
    #expect(ImageCache.default.isCached(forKey: new.cacheKey))
  }
}
