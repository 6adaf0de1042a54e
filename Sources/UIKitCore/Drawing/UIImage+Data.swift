public import Foundation

extension UIImage {
  /// The image as PNG; `nil` where it is none already.
  ///
  /// Nothing is converted here, because the pixels of images are not decoded: data that came as PNG
  /// is returned as it came. Without it, a message is printed on standard error. Apple's UIKit
  /// returns `nil` too, where it cannot make the data.
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
