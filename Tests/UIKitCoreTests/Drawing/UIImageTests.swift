import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct UIImageTests {
  /// A PNG up to the end of its header.
  private let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 60, 0, 0, 0, 40, 8, 6, 0, 0, 0])

  /// A JPEG of 64 × 32 up to the beginning of its frame, with an Exif orientation.
  private func jpeg(orientation: UInt8) -> Data {
    let tiff: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    return Data(
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        + [0xFF, 0xC0, 0, 11, 8, 0, 32, 0, 64, 1, 1, 0x11, 0])
  }

  @Test func `a PNG has the size of its header`() {
    #expect(UIImage(data: png)?.size == CGSize(width: 60, height: 40))
  }

  @Test func `an image is given back as what it came as, even if its pixels cannot be read`() throws
  {
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png)
    #expect(image.jpegData(compressionQuality: 0.8) == nil)
    let photo = try #require(UIImage(data: jpeg(orientation: 1)))
    #expect(photo.jpegData(compressionQuality: 0.8) == jpeg(orientation: 1))
    #expect(photo.pngData() == nil)
  }

  @Test func `a scale divides the size`() {
    let image = UIImage(data: png, scale: 2)
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(image?.scale == 2)
  }

  @Test func `a slice of data is read from its own beginning`() {
    let slice = (Data([1, 2, 3]) + png).dropFirst(3)
    #expect(UIImage(data: slice)?.size == CGSize(width: 60, height: 40))
  }

  @Test(arguments: [(UInt8(1), 64, 32), (3, 64, 32), (6, 32, 64), (8, 32, 64)])
  func `a JPEG is measured upright`(orientation: UInt8, width: Int, height: Int) {
    let image = UIImage(data: jpeg(orientation: orientation))
    #expect(image?.size == CGSize(width: width, height: height))
  }

  @Test func `a GIF has the size of its header`() {
    let data = Data(Array("GIF89a".utf8) + [10, 0, 20, 0])
    #expect(UIImage(data: data)?.size == CGSize(width: 10, height: 20))
  }

  @Test func `what is no image makes none`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(data: png.prefix(20)) == nil)
    #expect(UIImage(data: jpeg(orientation: 1).prefix(42)) == nil)
    #expect(UIImage(data: png, scale: 0) == nil)
  }

  @Test func `the name of a file says its scale`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)@3x.png")
    try png.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIImage(contentsOfFile: url.path)?.scale == 3)
    #expect(UIImage(contentsOfFile: url.path + ".missing") == nil)
  }

  @Test func `a name finds the file for the screen, or another one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["icon.png", "icon@2x.png", "icon@3x.png", "old@2x.jpg"] {
      try png.write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "icon", in: bundle, with: nil)?.scale == 3)
    #expect(UIImage(named: "icon.png", in: bundle, with: nil)?.scale == 3)
    let traits = UITraitCollection(displayScale: 2)
    #expect(UIImage(named: "icon", in: bundle, compatibleWith: traits)?.scale == 2)
    #expect(UIImage(named: "old", in: bundle, with: nil)?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(named: "new", in: bundle, with: nil) == nil)
    #expect(UIImage(named: "icon") == nil)
  }
}
