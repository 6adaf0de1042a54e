import Foundation
import StorylineTesting
import Testing
import UIKit

/// Choosing a picture of the device's library.
@MainActor @Suite(.stage) struct ImagePickerTests {
  /// A delegate that records the choice, and leaves the picker where it is.
  final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private(set) var infos: [[UIImagePickerController.InfoKey: Any]] = []
    private(set) var cancels = 0
    private(set) var screens: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { infos.append(info) }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { screens.append(viewController.title ?? "") }
  }

  /// A delegate that implements nothing.
  final class Idler: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  let app = AppDriver()
  let root = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let picker = UIImagePickerController()
  let chooser = Chooser()
  let photo: UIImage

  init() throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    picker.delegate = chooser
    photo = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 400, height: 200))
    }
  }

  private func present() async throws {
    root.present(picker, animated: true)
    try await app.settle()
  }

  // MARK: What there is

  @Test(arguments: [(0, true), (1, false), (2, true)])
  func `there is a library, and no camera`(source: Int, available: Bool) throws {
    let source = try #require(UIImagePickerController.SourceType(rawValue: source))
    #expect(UIImagePickerController.isSourceTypeAvailable(source) == available)
    let types = available ? ["public.image", "public.movie"] : []
    #expect(UIImagePickerController.availableMediaTypes(for: source) == types)
  }

  @Test func `no camera is in front or at the back`() {
    for camera in [UIImagePickerController.CameraDevice.front, .rear] {
      #expect(!UIImagePickerController.isCameraDeviceAvailable(camera))
      #expect(!UIImagePickerController.isFlashAvailable(for: camera))
      #expect(UIImagePickerController.availableCaptureModes(for: camera) == nil)
    }
  }

  @Test func `a picker shows pictures of the library unless it is told otherwise`() {
    #expect(picker.sourceType == .photoLibrary)
    #expect(picker.mediaTypes == ["public.image"])
    #expect(!picker.allowsEditing)
  }

  @Test func `to ask for the camera ends the app with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in UIImagePickerController().sourceType = .camera
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'NSInvalidArgumentException', reason: 'Source type 1 not available'"))
  }

  @Test func `to ask for no media ends the app with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in UIImagePickerController().mediaTypes = []
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("No available types for source 0"))
  }

  // MARK: The library

  @Test func `an empty library says so`() async throws {
    try await present()
    app.expect(app.text("No Photos"))
  }

  @Test func `a library without films says so`() async throws {
    app.photos = [photo]
    picker.mediaTypes = ["public.movie"]
    try await present()
    app.expect(app.text("No Videos"))
    app.expectNo(app.element("Photo 1"))
  }

  @Test func `it shows the photos of the device in their order, three in a row`() async throws {
    app.photos = [photo, photo, photo, photo]
    try await present()
    app.expectNo(app.text("No Photos"))
    let frames = try (1...4).map { number in
      let view = try #require(app.element("Photo \(number)").view)
      return view.convert(view.bounds, to: nil)
    }
    #expect(frames[0].minY == frames[2].minY)
    #expect(frames[3].minY > frames[0].maxY)
    #expect(frames[3].minX == frames[0].minX)
    #expect(abs(frames[2].maxX - 393) < 1)
  }

  @Test func `a library that fills up meanwhile is shown as it is when the picker comes again`()
    async throws
  {
    try await present()
    root.dismiss(animated: false)
    try await app.settle()
    app.photos = [photo]
    try await present()
    app.expect(app.element("Photo 1"))
  }

  // MARK: Choosing

  @Test func `choosing tells the delegate, which takes the picker away`() async throws {
    let other = try #require(UIImage(systemName: "star"))
    app.photos = [other, photo]
    try await present()
    try await app.element("Photo 2").tap()
    let info = try #require(chooser.infos.first)
    #expect(chooser.infos.count == 1)
    #expect(info[.originalImage] as? UIImage === photo)
    #expect(info[.mediaType] as? String == "public.image")
    #expect(info[.editedImage] == nil)
    #expect(root.presentedViewController === picker)
  }

  @Test func `cancelling tells the delegate, which takes the picker away`() async throws {
    try await present()
    try await app.button("Cancel").tap()
    #expect(chooser.cancels == 1)
    #expect(chooser.infos.isEmpty)
    #expect(root.presentedViewController === picker)
  }

  @Test func `where the delegate does not hear of cancelling, the picker goes by itself`()
    async throws
  {
    let idler = Idler()
    picker.delegate = idler
    try await present()
    try await app.button("Cancel").tap()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a picker without a delegate goes as soon as it is there`() async throws {
    picker.delegate = nil
    try await present()
    #expect(root.presentedViewController == nil)
  }

  @Test func `pulling the picker down tells the delegate nothing`() async throws {
    try await present()
    try await app.pullDownSheet()
    #expect(root.presentedViewController == nil)
    #expect(chooser.cancels == 0)
  }

  @Test func `the delegate hears of the picker's screens, too`() async throws {
    try await present()
    #expect(chooser.screens == ["Photos"])
    #expect(picker.delegate === chooser)
  }

  @Test func `the picker is released when it is gone`() async throws {
    app.photos = [photo]
    let own = ReleaseWatch(try await presentOwn())
    try await app.element("Photo 1").tap()
    root.dismiss(animated: true)
    try await own.expectReleased()
  }

  private func presentOwn() async throws -> UIImagePickerController {
    let own = UIImagePickerController()
    own.allowsEditing = true
    own.delegate = chooser
    root.present(own, animated: true)
    try await app.settle()
    return own
  }

  // MARK: Editing

  @Test func `a square of the picture can be chosen first`() async throws {
    app.photos = [photo]
    picker.allowsEditing = true
    try await present()
    try await app.element("Photo 1").tap()
    app.expect(app.text("Move and Scale"))
    #expect(chooser.infos.isEmpty)
    try await app.button("Choose").tap()
    let info = try #require(chooser.infos.first)
    #expect(info[.originalImage] as? UIImage === photo)
    let edited = try #require(info[.editedImage] as? UIImage)
    #expect(edited.size == CGSize(width: 200, height: 200))
    #expect(edited.scale == photo.scale)
    // In pixels, as many for a point as the screen has.
    let rect = try #require(info[.cropRect] as? CGRect)
    #expect(rect.size == CGSize(width: 600, height: 600))
    #expect(abs(rect.minX - 300) < 1)
  }

  @Test func `moving the picture moves the square`() async throws {
    app.photos = [photo]
    picker.allowsEditing = true
    try await present()
    try await app.element("Photo 1").tap()
    let scroller = try #require(app.element(of: UIScrollView.self).view as? UIScrollView)
    scroller.contentOffset = .zero
    try await app.button("Choose").tap()
    let rect = try #require(chooser.infos.first?[.cropRect] as? CGRect)
    #expect(rect == CGRect(x: 0, y: 0, width: 600, height: 600))
  }

  @Test func `pinching the picture makes the square smaller`() async throws {
    app.photos = [photo]
    picker.allowsEditing = true
    try await present()
    try await app.element("Photo 1").tap()
    try await app.element(of: UIScrollView.self).pinch(scale: 2)
    try await app.button("Choose").tap()
    let edited = try #require(chooser.infos.first?[.editedImage] as? UIImage)
    #expect(edited.size.width < 150)
    #expect(edited.size.width > 50)
  }

  @Test func `leaving the square leads back to the library`() async throws {
    app.photos = [photo]
    picker.allowsEditing = true
    try await present()
    try await app.element("Photo 1").tap()
    try await app.button("Cancel").tap()
    app.expect(app.element("Photo 1"))
    #expect(!picker.isNavigationBarHidden)
    #expect(chooser.cancels == 0)
  }

  @Test func `the gesture to escape goes back, then cancels`() async throws {
    app.photos = [photo]
    picker.allowsEditing = true
    try await present()
    try await app.element("Photo 1").tap()
    #expect(picker.accessibilityPerformEscape())
    try await app.settle()
    app.expect(app.element("Photo 1"))
    #expect(chooser.cancels == 0)
    #expect(picker.accessibilityPerformEscape())
    #expect(chooser.cancels == 1)
  }
}
