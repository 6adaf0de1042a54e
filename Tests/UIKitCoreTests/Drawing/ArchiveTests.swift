import Foundation
import StorylineTesting
import Testing
import UIKit

/// Colours and images in archives, as apps keep them in the user defaults.
@MainActor @Suite(.stage) struct ArchiveTests {
  @Test(arguments: [UIColor.red, .white, UIColor(white: 0.25, alpha: 0.5)])
  func `a colour is read from an archive as it was written`(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color)
  }

  @Test func `a dynamic colour keeps both appearances in an archive`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.label, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(read.resolvedColor(with: traits) == UIColor.label.resolvedColor(with: traits))
    }
  }

  @Test func `an image is read from an archive with its pixels and its scale`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    #expect(read?.size == image.size)
    #expect(read?.pngData() == image.pngData())
  }
}
