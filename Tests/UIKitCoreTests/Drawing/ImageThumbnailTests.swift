import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ImageThumbnailTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `a thumbnail fits into its size, in the proportions of the image`() {
    #expect(
      image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size
        == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `images are prepared for others to wait for`() async {
    let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 20, height: 20))
    #expect(thumbnail?.size == CGSize(width: 20, height: 10))
    let prepared = await image.byPreparingForDisplay()
    #expect(prepared?.size == image.size)
  }
}
