extension UIImagePickerController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  /// One of a device's cameras.
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  /// The keys of a picker's result.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIImagePickerController.InfoKey {
  /// The uniform type identifier of what was chosen.
  public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  /// The picture as it is in the library.
  public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
  /// The square that people chose of it; only where the picker allows that.
  public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
  /// The key for the rectangle of the crop, in the picture's pixels.
  public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
}
