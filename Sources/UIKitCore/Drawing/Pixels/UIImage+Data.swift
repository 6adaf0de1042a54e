public import Foundation

extension UIImage {
  /// Returns the image as PNG; `nil` for an image without pixels, and for a format that is not decoded
  /// here, such as GIF, about which a message is printed on standard error.
  ///
  /// Data that came as PNG is returned as it came. Drawn images have as many pixels as their size and
  /// scale say. Text in them is drawn as blocks: there are no glyphs (`16.1.2`).
  @discardableResult
  public func pngData() -> Data? {
    // 16.1.3: pngData of an image that was read from PNG, and jpegData of one from JPEG…
    if let data = data(of: "image/png") { return data }
    return pixels(as: "PNG")?.png
  }

  /// Returns the image as JPEG, on black where it is not opaque; `nil` as ``pngData()``.
  ///
  /// `compressionQuality` is between 0, the smallest data, and 1, the best picture. Data that came as JPEG
  /// is returned as it came, whatever quality is asked for.
  @discardableResult
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = data(of: "image/jpeg") { return data }
    return pixels(as: "JPEG")?.jpeg(quality: Double(compressionQuality))
  }

  private func data(of mediaType: String) -> Data? {
    guard case .encoded(let data, let header) = contents, header.mediaType == mediaType,
      look.orientation == .up
    else { return nil }
    return data
  }

  private func pixels(as format: String) -> Pixels? {
    if case .nothing = contents { return nil }
    guard let pixels = Pixels(of: self) else {
      Console.log(
        "This image cannot be converted to \(format) here: its own format is not decoded.")
      return nil
    }
    return pixels
  }
}
