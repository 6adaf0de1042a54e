public import UIKit

/// The input of a processor.
public enum ImageProcessItem: Sendable {
  case image(KFCrossPlatformImage)
  case data(Data)

  /// The image, with as many pixels for a point as the options say where it is read from data.
  fileprivate func image(_ options: KingfisherParsedOptionsInfo) -> UIImage? {
    switch self {
    case .image(let image): image
    case .data(let data): UIImage(data: data, scale: options.scaleFactor)
    }
  }
}

/// Changes images between the network and the cache.
public protocol ImageProcessor: Sendable {
  /// The name under which results are kept; empty for images that are not changed.
  var identifier: String { get }

  /// Returns the result; `nil` where the data is no image.
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo)
    -> KFCrossPlatformImage?
}

extension ImageProcessor {
  /// Returns a processor that changes the results of this one.
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ImageProcessorChain(first: self, second: another)
  }
}

/// Returns a processor that changes the results of the one on the left by the one on the right.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// Two processors, one after the other.
private struct ImageProcessorChain: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor

  var identifier: String {
    [first.identifier, second.identifier].filter { !$0.isEmpty }.joined(separator: "|>")
  }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    first.process(item: item, options: options).flatMap {
      second.process(item: .image($0), options: options)
    }
  }
}

infix operator |> : AdditionPrecedence

// MARK: - The library's processors

/// Images as they are.
public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()

  public let identifier = ""

  public init() {}

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.image(options)
  }
}

/// Images that are not larger than a size, with their own proportions.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// The size in points.
  public let size: CGSize
  public var identifier: String { "DownsamplingImageProcessor(\(size.width)x\(size.height))" }

  public init(size: CGSize) { self.size = size }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options), image.size.width > 0, image.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / image.size.width, size.height / image.size.height)
    guard factor < 1 else { return image }
    return image.drawn(
      CGSize(width: image.size.width * factor, height: image.size.height * factor), options)
  }
}

/// How an image takes a size.
public enum ContentMode: Sendable {
  /// It is as large as the size.
  case none
  /// It keeps its proportions, and fits.
  case aspectFit
  /// It keeps its proportions, and leaves nothing empty.
  case aspectFill
}

/// Images of a size.
public struct ResizingImageProcessor: ImageProcessor {
  /// The size in points.
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode
  public var identifier: String {
    "ResizingImageProcessor(\(referenceSize.width)x\(referenceSize.height), \(targetContentMode))"
  }

  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options), image.size.width > 0, image.size.height > 0 else {
      return nil
    }
    let factors = (
      referenceSize.width / image.size.width, referenceSize.height / image.size.height
    )
    let factor: CGFloat
    switch targetContentMode {
    case .none: return image.drawn(referenceSize, options)
    case .aspectFit: factor = min(factors.0, factors.1)
    case .aspectFill: factor = max(factors.0, factors.1)
    }
    return image.drawn(
      CGSize(width: image.size.width * factor, height: image.size.height * factor), options)
  }
}

/// Images with round corners.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// The radius in points.
  public let cornerRadius: CGFloat
  /// The size of the result in points; `nil` for that of the image.
  public let targetSize: CGSize?
  public var identifier: String {
    let size = targetSize.map { "_\($0.width)x\($0.height)" } ?? ""
    return "RoundCornerImageProcessor(\(cornerRadius)\(size))"
  }

  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {
    self.cornerRadius = cornerRadius
    self.targetSize = targetSize
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options) else { return nil }
    return image.drawn(targetSize ?? image.size, options, corners: cornerRadius)
  }
}

extension UIImage {
  /// Draws the image in a size, inside of a rectangle with round corners.
  fileprivate func drawn(
    _ size: CGSize, _ options: KingfisherParsedOptionsInfo, corners: CGFloat = 0
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = options.scaleFactor
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let bounds = CGRect(origin: .zero, size: size)
      if corners > 0 { UIBezierPath(roundedRect: bounds, cornerRadius: corners).addClip() }
      draw(in: bounds)
    }
  }
}
