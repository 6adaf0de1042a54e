public import Foundation

extension UIImage {
  /// The image as PNG; `nil` where it is none already.
  ///
  /// Nothing is converted here, for nothing here knows the pixels of an image: what came as PNG is given back
  /// as it came. Standard error says so where there is none. Apple's UIKit answers with `nil` too, where it
  /// cannot make the data.
  @discardableResult
  public func pngData() -> Data? { data(of: "image/png", wanting: "PNG") }

  /// The image as JPEG; `nil` where it is none already.
  ///
  /// Nothing is converted, nor compressed further: see ``pngData()``.
  @discardableResult
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(of: "image/jpeg", wanting: "JPEG")
  }

  private func data(of mediaType: String, wanting name: String) -> Data? {
    guard case .encoded(let data, let header) = contents, header.mediaType == mediaType else {
      Console.log("An image that did not come as \(name) cannot be converted to it here.")
      return nil
    }
    return data
  }
}
