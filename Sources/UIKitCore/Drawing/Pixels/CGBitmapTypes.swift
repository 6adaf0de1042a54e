public import Foundation

// Core Graphics has these on Apple's systems; Foundation on Linux does not.

/// The place of alpha among the numbers of a pixel, and whether the others are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha, and no place for it.
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  /// A number is left out where alpha would be.
  case noneSkipLast = 5
  case noneSkipFirst = 6
  /// There is only alpha.
  case alphaOnly = 7
}

/// The layout of a pixel: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of the bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The way colours are brought into another colour space. All colours here are of one space.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  /// All bytes.
  public let data: Data?

  /// Creates a provider of those bytes.
  public init?(data: Data) { self.data = data }

  /// Creates a provider of the bytes of a file; `nil` if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// - Parameter data: The bytes, whatever they are.
  init(stored data: Data) { self.data = data }
}
