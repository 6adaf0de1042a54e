import Foundation
import Testing
import UIKitSimulator

@Suite struct JSONWriterTests {
  func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.5, "0.5"), (-0.25, "-0.25"),
    (12.3456, "12.35"),
    (0.004, "0"), (-0.004, "0"), (0.01, "0.01"), (99.999, "100"), (1.05, "1.05"), (1e6, "1000000"),
  ])
  func `a number has two places at most and no zeros at the end`(number: Double, text: String) {
    #expect(written { $0.value(number, decimals: 2) } == text)
  }

  @Test(arguments: [
    (Double.nan, "0"), (.infinity, "90000000000000"), (-.infinity, "-90000000000000"),
    (.greatestFiniteMagnitude, "90000000000000"), (.leastNonzeroMagnitude, "0"),
  ])
  func `what JSON cannot say becomes a number that it can`(number: Double, text: String) {
    #expect(written { $0.value(number, decimals: 2) } == text)
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" \\ back", "\u{0}\u{1}\u{8}\u{9}\u{A}\u{B}\u{C}\u{D}\u{1F}\u{7F}",
    "</script><img src=x onerror=alert(1)>", "Zürich 👩‍👩‍👧 \u{2028}\u{2029}", "\r\n",
  ])
  func `a string reads back as it was`(string: String) throws {
    let text = written { $0.value(string) }
    #expect(try JSON(text.utf8) == .string(string))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func `commas stand between members and elements only`() {
    let text = written {
      $0.object {
        $0.key("a")
        $0.array {
          $0.value(1)
          $0.object { _ in }
          $0.array { _ in }
        }
        $0.key("b")
        $0.value(true)
        $0.fragment([])
        $0.fragment(Array(#""c":null"#.utf8))
        $0.key("d")
        $0.value(base64: Data([1, 2, 3]))
      }
    }
    #expect(text == #"{"a":[1,{},[]],"b":true,"c":null,"d":"AQID"}"#)
  }
}
