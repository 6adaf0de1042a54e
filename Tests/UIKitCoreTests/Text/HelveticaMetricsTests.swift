import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct HelveticaMetricsTests {
  @Test(arguments: [
    ("", 0), ("A", 667), ("Hello", 722 + 556 + 222 + 222 + 556), ("i ", 222 + 278),
    ("\u{E9}", 556), ("e\u{301}", 556), ("\u{2026}", 1000), ("\u{20AC}", 556), ("\u{159}", 333),
  ])
  func `widths are the published ones`(text: String, units: Int) {
    #expect(HelveticaMetrics.width(of: text, size: 1000, isBold: false) == CGFloat(units))
  }

  @Test func `the bold face has its own widths`() {
    let units: CGFloat = 722 + 556 + 278 + 278 + 611
    #expect(HelveticaMetrics.width(of: "Hello", size: 1000, isBold: true) == units)
  }

  @Test(arguments: [
    "\u{6F22}", "\u{3042}", "\u{AC00}", "\u{1F600}", "\u{1F468}\u{200D}\u{1F467}",
    "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}",
  ])
  func `ideographs and emoji are one em wide`(text: String) {
    #expect(HelveticaMetrics.width(of: text, size: 10, isBold: false) == 10)
  }

  @Test(arguments: [
    ("\u{2605}", 816), ("\u{2192}", 987), ("\u{2713}", 755), ("\u{2665}", 694), ("\u{221E}", 713),
    // A star that no table lists.
    ("\u{2606}", 816),
  ])
  func `symbols have the widths of the symbol fonts, in every weight`(text: String, units: Int) {
    #expect(HelveticaMetrics.width(of: text, size: 1000, isBold: false) == CGFloat(units))
    #expect(HelveticaMetrics.width(of: text, size: 1000, isBold: true) == CGFloat(units))
  }

  @Test func `invisible characters have no width, unknown letters that of a digit`() {
    #expect(HelveticaMetrics.width(of: "\u{200B}\u{AD}\t", size: 1000, isBold: false) == 333)
    #expect(HelveticaMetrics.width(of: "\u{416}", size: 1000, isBold: false) == 556)
  }

  @Test func `widths grow with the size`() {
    #expect(
      UIFont.systemFont(ofSize: 20).width(of: "abc") == 2
        * UIFont.systemFont(ofSize: 10).width(of: "abc"))
  }
}
