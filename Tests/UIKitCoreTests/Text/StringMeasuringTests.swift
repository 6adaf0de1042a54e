import Foundation
import Testing
import UIKit

/// Texts are measured outside of the main actor, as apps do in tasks of their own.
@Suite struct StringMeasuringTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

  @Test func `a string is measured in any task`() async {
    let size = await Task.detached {
      "11 22".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }.value
    #expect(abs(size.width - 4 * 5.56 - 2.78) < 0.01)
  }

  @Test func `a text is broken at a width in any task`() {
    let one = "11".boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    let text = NSAttributedString(string: "11 22", attributes: attributes)
    let context = NSStringDrawingContext()
    let two = text.boundingRect(
      with: CGSize(width: 15, height: 100), options: .usesLineFragmentOrigin, context: context)
    #expect(two.height == 2 * one.height)
    #expect(context.totalBounds == two)
    #expect(text.size().height == one.height)
  }
}
