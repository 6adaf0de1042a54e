public import Foundation

/// Lets people choose a picture of the device's library.
///
/// There is no camera here: ``isSourceTypeAvailable(_:)`` returns false for it. The library has the
/// pictures that a test gave the device.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// A delegate that is called with the choice, and dismisses the picker.
  ///
  /// A picker without one goes as soon as it is there.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: What there is

  /// Returns a Boolean value that indicates whether there are pictures of that kind to choose from:
  /// true of the library, however empty.
  @discardableResult
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    sourceType != .camera
  }

  /// The kinds of media that there may be, as uniform type identifiers.
  @discardableResult
  open class func availableMediaTypes(
    for sourceType: UIImagePickerController.SourceType
  ) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [imageType, movieType] : []
  }

  /// `false`: there is no camera here.
  @discardableResult
  open class func isCameraDeviceAvailable(
    _ cameraDevice: UIImagePickerController.CameraDevice
  ) -> Bool { false }

  /// `false`: there is no camera here.
  @discardableResult
  open class func isFlashAvailable(
    for cameraDevice: UIImagePickerController.CameraDevice
  ) -> Bool { false }

  /// `nil`: there is no camera here.
  @discardableResult
  open class func availableCaptureModes(
    for cameraDevice: UIImagePickerController.CameraDevice
  ) -> [NSNumber]? { nil }

  // MARK: What is chosen from

  /// The source of the pictures; the library by default. Setting one that is not available is a
  /// programmer error.
  open var sourceType = UIImagePickerController.SourceType.photoLibrary {
    willSet {
      guard !Self.isSourceTypeAvailable(newValue) else { return }
      UIKitException.raise(
        .invalidArgument, "Source type \(newValue.rawValue) not available")
    }
  }

  /// The kinds of media that are shown; pictures unless set. To have none that is available is a
  /// programmer error.
  open var mediaTypes: [String] = [imageType] {
    didSet {
      let available = Self.availableMediaTypes(for: sourceType) ?? []
      guard !mediaTypes.contains(where: available.contains) else { return }
      UIKitException.raise(
        .invalidArgument, "No available types for source \(sourceType.rawValue)")
    }
  }

  /// A Boolean value that indicates whether people choose a square of the picture before it counts.
  open var allowsEditing = false

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([PhotoGridController(picker: self)], animated: false)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Without a delegate the picker could not be dismissed.
    if delegate == nil { presentingViewController?.dismiss(animated: animated) }
  }

  /// Goes back, or cancels.
  open override func accessibilityPerformEscape() -> Bool {
    if !super.accessibilityPerformEscape() { cancel() }
    return true
  }

  // MARK: - Inside the stage

  private static let imageType = "public.image"
  private static let movieType = "public.movie"

  /// The photos to choose from. There are no films.
  var photos: [UIImage] {
    mediaTypes.contains(Self.imageType) ? Stage.shared.system.photos : []
  }

  /// The text of a library without pictures of the requested types.
  var absence: String { mediaTypes.contains(Self.imageType) ? "No Photos" : "No Videos" }

  func choose(_ photo: UIImage) {
    guard allowsEditing else { return finish([.originalImage: photo]) }
    // Two fingers may choose two pictures at once.
    guard topViewController is PhotoGridController else { return }
    pushViewController(PhotoEditor(photo, picker: self), animated: true)
  }

  func choose(_ photo: UIImage, croppedTo rect: CGRect) {
    let renderer = UIGraphicsImageRenderer(size: rect.size, format: photo.imageRendererFormat)
    let edited = renderer.image { _ in photo.draw(at: CGPoint(x: -rect.minX, y: -rect.minY)) }
    let pixels = rect.applying(CGAffineTransform(scaleX: photo.scale, y: photo.scale))
    finish([.originalImage: photo, .editedImage: edited, .cropRect: NSValue(cgRect: pixels)])
  }

  private func finish(_ info: [InfoKey: Any]) {
    let all = info.merging([.mediaType: Self.imageType]) { value, _ in value }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: all)
  }

  func cancel() { delegate?.imagePickerControllerDidCancel(self) }
}

/// A delegate that is called with people's choice, and dismisses the picker. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// People chose a picture. Unless it is implemented, the picker goes (low confidence).
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// People cancelled. Unless it is implemented, the picker goes.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.presentingViewController?.dismiss(animated: true) }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
