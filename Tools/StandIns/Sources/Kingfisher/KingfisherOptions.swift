public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// How an image is fetched, processed, kept and shown.
///
/// Images are kept in memory only, decoded where they are received. So the options of Kingfisher that choose the
/// disk, a queue or the time of decoding change nothing here.
public enum KingfisherOptionsInfoItem: Sendable {
  // MARK: Fetching

  /// Ignores the cache.
  case forceRefresh
  /// Looks for the image in memory, and fetches it otherwise.
  case fromMemoryCacheOrRefresh
  /// Nothing is fetched.
  case onlyFromCache
  /// Changes the request before it is sent.
  case requestModifier(any ImageDownloadRequestModifier)
  /// The priority of the download, from 0 to 1.
  case downloadPriority(Float)

  // MARK: Processing

  /// Changes the image before it is kept and shown.
  case processor(any ImageProcessor)
  /// How many pixels a point of the image has.
  case scaleFactor(CGFloat)
  /// Decodes the image in the background.
  case backgroundDecode

  // MARK: Keeping

  /// The cache that has the image.
  case targetCache(ImageCache)
  /// Keeps the image as it was before the processor as well.
  case cacheOriginalImage
  /// Keeps the image in memory, and not on the disk.
  case cacheMemoryOnly
  /// Calls the completion handler after the image has been kept.
  case waitForCache
  /// Reads the disk before the method returns.
  case loadDiskFileSynchronously
  /// How long the image is kept in memory.
  case memoryCacheExpiration(StorageExpiration)
  /// How long the image is kept on the disk.
  case diskCacheExpiration(StorageExpiration)

  // MARK: Showing

  /// How an image comes that had to be fetched.
  case transition(ImageTransition)
  /// Images that were kept come with the transition, too.
  case forceTransition
  /// The image that is shown stays until the other one is there.
  case keepCurrentImageWhileLoading
  /// The image to show when none could be fetched.
  case onFailureImage(UIImage?)
}

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// How long an image is kept.
public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired

  /// The time from which an image is not kept any more.
  func end(after now: Date) -> Date {
    switch self {
    case .never: .distantFuture
    case .seconds(let seconds): now.addingTimeInterval(seconds)
    case .days(let days): now.addingTimeInterval(TimeInterval(days) * 24 * 60 * 60)
    case .date(let date): date
    case .expired: .distantPast
    }
  }
}

/// Changes the requests for images.
public protocol ImageDownloadRequestModifier: Sendable {
  /// Returns the request to send; `nil` for none.
  func modified(for request: URLRequest) -> URLRequest?
}

/// A closure that changes the requests for images.
public struct AnyModifier: ImageDownloadRequestModifier {
  private let modify: @Sendable (URLRequest) -> URLRequest?

  public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) { self.modify = modify }

  public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}

/// The options, one by one.
public struct KingfisherParsedOptionsInfo: Sendable {
  public var transition = ImageTransition.none
  public var forceTransition = false
  public var forceRefresh = false
  public var onlyFromCache = false
  public var keepCurrentImageWhileLoading = false
  public var scaleFactor: CGFloat = 1
  public var processor: any ImageProcessor = DefaultImageProcessor.default
  public var cacheOriginalImage = false
  public var requestModifier: (any ImageDownloadRequestModifier)?
  public var downloadPriority: Float = URLSessionTask.defaultPriority
  public var targetCache: ImageCache?
  public var memoryCacheExpiration: StorageExpiration?
  public var onFailureImage: UIImage??

  public init(_ info: KingfisherOptionsInfo?) {
    for option in info ?? [] {
      switch option {
      case .transition(let wanted): transition = wanted
      case .forceTransition: forceTransition = true
      case .forceRefresh: forceRefresh = true
      case .onlyFromCache: onlyFromCache = true
      case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
      case .scaleFactor(let factor): scaleFactor = factor
      case .processor(let wanted): processor = wanted
      case .cacheOriginalImage: cacheOriginalImage = true
      case .requestModifier(let modifier): requestModifier = modifier
      case .downloadPriority(let priority): downloadPriority = priority
      case .targetCache(let cache): targetCache = cache
      case .memoryCacheExpiration(let expiration): memoryCacheExpiration = expiration
      case .onFailureImage(let image): onFailureImage = .some(image)
      // There is no disk, and nothing is put off: see `KingfisherOptionsInfoItem`.
      case .fromMemoryCacheOrRefresh, .backgroundDecode, .cacheMemoryOnly, .waitForCache,
        .loadDiskFileSynchronously, .diskCacheExpiration:
        break
      }
    }
  }
}
