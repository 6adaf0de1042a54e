import StorylineTesting
import Testing
import UIKitCore

@MainActor @Suite(.stage) struct SizeToFitTests {
  @Test func `a view that fits its size stays where its upper left corner is`() {
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 0, height: 0))
    label.text = "Hello"
    label.sizeToFit()
    #expect(abs(label.frame.minX - 16) < 0.001)
    #expect(abs(label.frame.minY - 100) < 0.001)
    #expect(label.frame.size == label.intrinsicContentSize)
  }
}
