public import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Keeps images in memory, as long as the app runs.
@MainActor
public final class ImageCache {
  public static let `default` = ImageCache()

  private var images: [String: UIImage] = [:]

  public func isCached(forKey key: String) -> Bool { images[key] != nil }

  public func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { images[key] }

  public func store(_ image: UIImage, forKey key: String) { images[key] = image }

  public func removeImage(forKey key: String) { images[key] = nil }

  public func clearMemoryCache() { images = [:] }

  public func clearCache(completion handler: (() -> Void)? = nil) {
    clearMemoryCache()
    handler?()
  }
}

/// A wish for an image that can be taken back. The answer comes all the same, and goes nowhere.
@MainActor
public final class DownloadTask {
  var wish: ImageWish?

  public func cancel() {
    wish?.end(with: .failure(.notCurrentSourceTask))
    wish = nil
  }
}

/// A request for an image.
@MainActor
final class ImageWish {
  private var handler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?

  init(_ handler: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void) {
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

  public let cache = ImageCache.default

  private var waiting: [String: [ImageWish]] = [:]

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let settings = ImageSettings(options)
    let key = resource.cacheKey
    if !settings.isRefreshed, let image = cache.retrieveImageInMemoryCache(forKey: key) {
      completionHandler?(
        .success(
          RetrieveImageResult(image: image, cacheType: .memory, source: .network(resource))))
      return nil
    }
    guard !settings.isOnlyFromCache else {
      completionHandler?(.failure(.notCached(key: key)))
      return nil
    }
    let task = DownloadTask()
    let wish = ImageWish { completionHandler?($0) }
    task.wish = wish
    let isFirst = waiting[key] == nil
    waiting[key, default: []].append(wish)
    if isFirst { fetch(resource, scale: settings.scale) }
    return task
  }

  private func fetch(_ resource: any Resource, scale: CGFloat) {
    URLSession.shared.dataTask(with: resource.downloadURL) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      Task { @MainActor in
        self.arrived(resource, self.image(data, status, error, scale: scale))
      }
    }.resume()
  }

  private func image(
    _ data: Data?, _ status: Int, _ error: (any Error)?, scale: CGFloat
  ) -> Result<UIImage, KingfisherError> {
    if let error { return .failure(.network(error)) }
    guard (200..<300).contains(status) else { return .failure(.invalidHTTPStatusCode(status)) }
    guard let image = data.flatMap({ UIImage(data: $0, scale: scale) }) else {
      return .failure(.noImage)
    }
    return .success(image)
  }

  private func arrived(_ resource: any Resource, _ result: Result<UIImage, KingfisherError>) {
    if case .success(let image) = result { cache.store(image, forKey: resource.cacheKey) }
    let wishes = waiting.removeValue(forKey: resource.cacheKey) ?? []
    for wish in wishes {
      wish.end(
        with: result.map {
          RetrieveImageResult(image: $0, cacheType: .none, source: .network(resource))
        })
    }
  }
}

/// The options, one by one.
struct ImageSettings {
  var transition = ImageTransition.none
  var forcesTransition = false
  var isRefreshed = false
  var isOnlyFromCache = false
  var keepsCurrentImage = false
  var scale: CGFloat = 1

  init(_ options: KingfisherOptionsInfo?) {
    for option in options ?? [] {
      switch option {
      case .transition(let wanted): transition = wanted
      case .forceTransition: forcesTransition = true
      case .forceRefresh: isRefreshed = true
      case .onlyFromCache: isOnlyFromCache = true
      case .keepCurrentImageWhileLoading: keepsCurrentImage = true
      case .scaleFactor(let factor): scale = factor
      }
    }
  }
}
