import Testing
import UIKitSimulator

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("Second", #""Second""#), ("", #""""#), (#"say "hi""#, #""say \"hi\"""#),
    (#"\(exit(0))"#, #""\\(exit(0))""#), ("one\ntwo\r", #""one\ntwo\u{D}""#),
    ("Grüße 日本 🎉", #""Grüße 日本 🎉""#), ("a\u{202E}b", #""a\u{202E}b""#),
    ("\u{301}x", #""\u{301}x""#), ("e\u{301}", "\"e\u{301}\""), ("a\u{0}b", #""a\u{0}b""#),
    ("a\u{A0}b", #""a\u{A0}b""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func `whatever an app says is a literal that means just that`(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }
}
