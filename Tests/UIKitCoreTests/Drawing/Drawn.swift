import Foundation
import Testing
import UIKit
import UIKitCore

/// The result of drawing, as the text of a picture.
@MainActor
enum Drawn {
  /// The elements that `draw` leaves in a picture of 100 × 50 points, a line each.
  static func lines(
    scale: CGFloat = 1, _ draw: (CGContext) -> Void
  ) throws -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format)
    return try lines(of: renderer.image { draw($0.cgContext) })
  }

  /// The lines of a picture between its first and its last.
  static func lines(of image: UIImage) throws -> [String] {
    let view = UIImageView(image: image)
    guard case .image(let display) = view.displayNode()?.content else { return [] }
    return lines(of: display)
  }

  static func lines(of image: DisplayImage) -> [String] {
    String(decoding: image.data, as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The picture that a node shows.
  static func image(in node: DisplayNode?) -> DisplayImage? {
    guard case .image(let image) = node?.content else { return nil }
    return image
  }

  static let circle = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
