public import UIKit

/// The URL of an image, and its key in the cache.
public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// The names of this library that stand inside of a type.
public enum KF {
  /// An address, and a name to keep its image under.
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL

    /// Without a key the address is the name.
    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }
}

public typealias ImageResource = KF.ImageResource

/// The source of an image.
public enum Source: Sendable {
  case network(any Resource)

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    }
  }

  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    }
  }
}

public typealias KFCrossPlatformImage = UIImage

/// A view or an image that is shown until the image has been loaded.
@MainActor
public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

/// How an image takes the place of another.
public enum ImageTransition: Sendable {
  case none
  /// Seconds.
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)

  var animation: (duration: TimeInterval, options: UIView.AnimationOptions)? {
    switch self {
    case .none: nil
    case .fade(let duration): (duration, .transitionCrossDissolve)
    case .flipFromLeft(let duration): (duration, .transitionFlipFromLeft)
    case .flipFromRight(let duration): (duration, .transitionFlipFromRight)
    case .flipFromTop(let duration): (duration, .transitionFlipFromTop)
    case .flipFromBottom(let duration): (duration, .transitionFlipFromBottom)
    }
  }
}

/// The indicator that is shown while an image loads.
public enum IndicatorType: Sendable {
  case none
  case activity
}

/// The cache that had the image.
public enum CacheType: Sendable {
  case none
  case memory

  public var cached: Bool { self != .none }
}

/// An image, and where it was found.
public struct RetrieveImageResult: Sendable {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
}

/// Why there is no image.
public enum KingfisherError: Error, LocalizedError {
  /// There was no address.
  case emptySource
  /// Another image was asked for meanwhile, or none any more.
  case notCurrentSourceTask
  /// It is not kept, and nothing was to be fetched.
  case notCached(key: String)
  /// The status of an answer that is no success.
  case invalidHTTPStatusCode(Int)
  /// The data is not an image.
  case noImage
  /// The network failed.
  case network(any Error)

  public var errorDescription: String? {
    switch self {
    case .emptySource: "There is no address to fetch an image from."
    case .notCurrentSourceTask: "The view waits for another image, or for none."
    case .notCached(let key): "The image “\(key)” is not kept."
    case .invalidHTTPStatusCode(let status): "The server answered with status \(status)."
    case .noImage: "What came is no image."
    case .network(let error): error.localizedDescription
    }
  }

  public var isTaskCancelled: Bool {
    if case .notCurrentSourceTask = self { true } else { false }
  }
}
