import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A wish for an image that can be taken back. The answer comes all the same, and goes nowhere.
@MainActor
public final class DownloadTask {
  var wish: ImageWish?

  public func cancel() {
    wish?.end(with: .failure(.notCurrentSourceTask))
    wish = nil
  }
}

/// Called with the received and the expected number of bytes of an image: here once, when it has arrived.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// A request for an image.
@MainActor
final class ImageWish {
  /// Called with the received and the expected number of bytes.
  let progress: DownloadProgressBlock?
  private var handler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?

  init(
    _ progress: DownloadProgressBlock?,
    _ handler: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
  ) {
    self.progress = progress
    self.handler = handler
  }

  /// Only the first end counts.
  func end(with result: Result<RetrieveImageResult, KingfisherError>) {
    let handler = handler
    self.handler = nil
    handler?(result)
  }
}

/// Finds images, kept or by the network; one that several wait for is fetched once.
@MainActor
public final class KingfisherManager {
  public static let shared = KingfisherManager()

  public var cache = ImageCache.default
  /// The options of every request, before its own.
  public var defaultOptions: KingfisherOptionsInfo = []

  private var waiting: [String: [ImageWish]] = [:]

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let options = KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))
    if !options.forceRefresh, let image = kept(resource, options) {
      completionHandler?(
        .success(
          RetrieveImageResult(image: image, cacheType: .memory, source: .network(resource))))
      return nil
    }
    guard !options.onlyFromCache else {
      completionHandler?(.failure(.notCached(key: resource.cacheKey)))
      return nil
    }
    let task = DownloadTask()
    let wish = ImageWish(progressBlock) { completionHandler?($0) }
    task.wish = wish
    let key = resource.cacheKey + "@" + options.processor.identifier
    let isFirst = waiting[key] == nil
    waiting[key, default: []].append(wish)
    if isFirst { fetch(resource, options, key) }
    return task
  }

  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    switch source {
    case .network(let resource):
      retrieveImage(
        with: resource, options: options, progressBlock: progressBlock,
        completionHandler: completionHandler)
    }
  }

  /// Returns the image in the cache, made by the processor from the original one where only that is kept.
  private func kept(_ resource: any Resource, _ options: KingfisherParsedOptionsInfo) -> UIImage? {
    let cache = options.targetCache ?? cache
    let (key, processor) = (resource.cacheKey, options.processor)
    if let image = cache.image(forKey: key, processor.identifier) { return image }
    guard let original = cache.image(forKey: key, ""),
      let image = processor.process(item: .image(original), options: options)
    else { return nil }
    keep(image, resource, options)
    return image
  }

  private func keep(
    _ image: UIImage, _ resource: any Resource, _ options: KingfisherParsedOptionsInfo,
    original: UIImage? = nil
  ) {
    let cache = options.targetCache ?? cache
    let expiration = options.memoryCacheExpiration ?? .never
    cache.store(image, key: resource.cacheKey, options.processor.identifier, expiration)
    if let original { cache.store(original, key: resource.cacheKey, "", expiration) }
  }

  private func fetch(
    _ resource: any Resource, _ options: KingfisherParsedOptionsInfo, _ key: String
  ) {
    var request = URLRequest(url: resource.downloadURL)
    if let modifier = options.requestModifier {
      guard let modified = modifier.modified(for: request) else {
        return arrived(.failure(.emptySource), resource, key)
      }
      request = modified
    }
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      Task { @MainActor in
        let bytes = Int64(data?.count ?? 0)
        for wish in self.waiting[key] ?? [] { wish.progress?(bytes, bytes) }
        self.arrived(self.image(data, status, error, resource, options), resource, key)
      }
    }
    task.priority = options.downloadPriority
    task.resume()
  }

  private func image(
    _ data: Data?, _ status: Int, _ error: (any Error)?, _ resource: any Resource,
    _ options: KingfisherParsedOptionsInfo
  ) -> Result<UIImage, KingfisherError> {
    if let error { return .failure(.network(error)) }
    guard (200..<300).contains(status) else { return .failure(.invalidHTTPStatusCode(status)) }
    guard let data, let image = options.processor.process(item: .data(data), options: options)
    else { return .failure(.noImage) }
    let original =
      options.cacheOriginalImage ? UIImage(data: data, scale: options.scaleFactor) : nil
    keep(image, resource, options, original: original)
    return .success(image)
  }

  private func arrived(
    _ result: Result<UIImage, KingfisherError>, _ resource: any Resource, _ key: String
  ) {
    let wishes = waiting.removeValue(forKey: key) ?? []
    for wish in wishes {
      wish.end(
        with: result.map {
          RetrieveImageResult(image: $0, cacheType: .none, source: .network(resource))
        })
    }
  }
}
