import Foundation
import Testing
import UIKitCore

@Suite struct DisplayNumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (0.5, "0.5"), (-0.0004, "0"), (-0.0006, "-0.001"),
      (100.0 / 3, "33.333"), (1.0 - 1e-9, "1"), (0.001, "0.001"), (0.05, "0.05"), (-7.25, "-7.25"),
      (.nan, "0"), (.infinity, "0"), (1e300, "1000000000000"),
    ] as [(CGFloat, String)])
  func `a number is short, and the same everywhere`(number: CGFloat, text: String) {
    #expect(DisplayNumber.text(number) == text)
  }

  @Test func `the places can be chosen`() {
    #expect(DisplayNumber.text(0.3333, decimals: 2) == "0.33")
    #expect(DisplayNumber.text(2.6, decimals: 0) == "3")
  }
}
