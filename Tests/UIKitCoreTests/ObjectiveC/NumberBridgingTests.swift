import Foundation
import Testing
import UIKit

@Suite struct NumberBridgingTests {
  @Test func `a number in a dictionary can be read as a length`() {
    let values: [String: Any] = ["width": NSNumber(value: 4.5)]
    #expect(values["width"] as? CGFloat == 4.5)
  }

  @Test func `an array of numbers is one of lengths`() {
    let numbers: [NSNumber] = [0, 0.5, 1]
    #expect(numbers as? [CGFloat] == [0, 0.5, 1])
  }

  @Test func `a length is made of a number`() {
    #expect(CGFloat(truncating: 4.5) == 4.5)
    #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }

  @Test func `a length is a number`() {
    let value: Any = CGFloat(3)
    #expect(value as? NSNumber == 3)
    #expect((value as AnyObject) is NSNumber)
  }
}
