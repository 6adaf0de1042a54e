import Foundation

extension UIImage {
  /// The way pixels are turned and mirrored before they are drawn.
  public enum Orientation: Int, Sendable {
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned by 90 degrees counterclockwise.
    case left
    /// Turned by 90 degrees clockwise.
    case right
    /// Mirrored along the horizontal axis.
    case upMirrored
    /// Mirrored, then turned by 180 degrees.
    case downMirrored
    /// Turned by 90 degrees clockwise, then mirrored.
    case leftMirrored
    /// Turned by 90 degrees counterclockwise, then mirrored.
    case rightMirrored
  }

  /// The way the image is turned before it is drawn. ``size`` is that of the turned image.
  public var imageOrientation: Orientation { look.orientation }

  /// The same image, mirrored.
  @discardableResult
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.flipped }
  }

  /// The part of the image at its edges that does not count where the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }

  /// The same image, aligned by what is inside of the insets.
  @discardableResult
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }
}

extension UIImage.Orientation {
  private var isQuarterTurn: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The number of the orientation in Exif data.
  var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// The size of an image, turned.
  func upright(_ size: CGSize) -> CGSize {
    isQuarterTurn ? CGSize(width: size.height, height: size.width) : size
  }

  /// The orientation of the image that is mirrored afterwards.
  var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    // Turning and then mirroring an image equals mirroring it and then turning it the other way.
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// Takes the pixels of an image of that size to where they are seen.
  func matrix(_ size: CGSize) -> [CGFloat] {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: [1, 0, 0, 1, 0, 0]
    case .down: [-1, 0, 0, -1, width, height]
    case .left: [0, -1, 1, 0, 0, width]
    case .right: [0, 1, -1, 0, height, 0]
    case .upMirrored: [-1, 0, 0, 1, width, 0]
    case .downMirrored: [1, 0, 0, -1, 0, height]
    case .leftMirrored: [0, 1, 1, 0, 0, 0]
    case .rightMirrored: [0, -1, -1, 0, height, width]
    }
  }

  /// A picture of an encoded image as it is seen.
  func picture(of data: Data, _ header: ImageHeader) -> Data {
    let seen = upright(header.size)
    func text(_ value: CGFloat) -> String { DisplayNumber.text(value) }
    let numbers = matrix(header.size).map(text).joined(separator: " ")
    let (width, height) = (text(header.size.width), text(header.size.height))
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(text(seen.width))\" "
      + "height=\"\(text(seen.height))\" viewBox=\"0 0 \(text(seen.width)) \(text(seen.height))\">"
      + "<image transform=\"matrix(\(numbers))\" width=\"\(width)\" height=\"\(height)\" "
      + "href=\"data:\(header.mediaType);base64,\(data.base64EncodedString())\"/></svg>"
    return Data(svg.utf8)
  }
}
