public import UIKit

/// Keeps images in memory, as long as the app runs.
@MainActor
public final class ImageCache {
  public static let `default` = ImageCache(name: "default")

  public let name: String
  private var images: [String: (image: UIImage, end: Date)] = [:]

  public init(name: String) { self.name = name }

  /// Returns the key of what a processor makes of the image with a key.
  private func key(_ key: String, _ identifier: String) -> String {
    identifier.isEmpty ? key : key + "@" + identifier
  }

  // MARK: Reading

  public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
    imageCachedType(forKey: key, processorIdentifier: identifier).cached
  }

  public func imageCachedType(
    forKey key: String, processorIdentifier identifier: String = ""
  ) -> CacheType {
    image(forKey: key, identifier) == nil ? .none : .memory
  }

  public func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) -> UIImage? {
    image(forKey: key, KingfisherParsedOptionsInfo(options).processor.identifier)
  }

  /// Finds an image that is kept. The completion handler is called before the method returns.
  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let image = retrieveImageInMemoryCache(forKey: key, options: options)
    completionHandler?(.success(image.map(ImageCacheResult.memory) ?? .none))
  }

  func image(forKey key: String, _ identifier: String) -> UIImage? {
    let key = self.key(key, identifier)
    guard let (image, end) = images[key] else { return nil }
    guard end > Date() else {
      images[key] = nil
      return nil
    }
    return image
  }

  // MARK: Writing

  public func store(
    _ image: UIImage, forKey key: String, processorIdentifier identifier: String = "",
    completionHandler: (() -> Void)? = nil
  ) {
    store(image, key: key, identifier, .never)
    completionHandler?()
  }

  func store(
    _ image: UIImage, key: String, _ identifier: String, _ expiration: StorageExpiration
  ) {
    images[self.key(key, identifier)] = (image, expiration.end(after: Date()))
  }

  public func removeImage(
    forKey key: String, processorIdentifier identifier: String = "",
    completionHandler: (() -> Void)? = nil
  ) {
    images[self.key(key, identifier)] = nil
    completionHandler?()
  }

  public func clearMemoryCache() { images = [:] }

  public func clearCache(completion handler: (() -> Void)? = nil) {
    clearMemoryCache()
    handler?()
  }

  /// Calls the handler: no image is kept on the disk.
  public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }

  public func cleanExpiredMemoryCache() {
    let now = Date()
    images = images.filter { $0.value.end > now }
  }
}

/// An image that was kept.
public enum ImageCacheResult: Sendable {
  case memory(UIImage)
  case none

  public var image: UIImage? {
    if case .memory(let image) = self { image } else { nil }
  }

  public var cacheType: CacheType {
    if case .memory = self { .memory } else { .none }
  }
}
