import Testing
import UIKitSimulator

@Suite struct TokenTests {
  @Test func `a token has 256 bits and is never made twice`() {
    let tokens = Set((0..<100).map { _ in Token.random().text })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 64 && Token($0) != nil })
  }

  @Test func `only the same text matches`() throws {
    let text = String(repeating: "0123456789abcdef", count: 4)
    let token = try #require(Token(text))
    #expect(token.matches(text))
    #expect(!token.matches(""))
    #expect(!token.matches(text + "0"))
    #expect(!token.matches(String(text.dropLast())))
    #expect(!token.matches("1" + text.dropFirst()))
    #expect(!token.matches(text.dropLast() + "e"))
    #expect(!token.matches(text.uppercased()))
  }

  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 64), String(repeating: "é", count: 32),
  ])
  func `what is no token is not taken for one`(text: String) {
    #expect(Token(text) == nil)
  }
}
