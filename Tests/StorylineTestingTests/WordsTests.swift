import Testing
import UIKit

@testable import StorylineTesting

/// The texts that a walk types where no configuration names one.
@MainActor @Suite(.stage) struct WordsTests {
  private func word(
    _ names: String..., contentType: UITextContentType? = nil,
    keyboard: UIKeyboardType = .default, isSecure: Bool = false
  ) -> String {
    let field = UITextField()
    field.textContentType = contentType
    field.keyboardType = keyboard
    field.isSecureTextEntry = isSecure
    return Words.word(for: field, named: names)
  }

  @Test func `the content type decides before the keyboard, and the keyboard before the name`() {
    #expect(word("Phone", contentType: .emailAddress, keyboard: .numberPad) == "ada@example.com")
    #expect(word("E-mail", keyboard: .phonePad) == "5550100")
  }

  @Test(arguments: [
    ("Your e-mail", "ada@example.com"), ("emailField", "ada@example.com"), ("Mobile", "5550100"),
    ("Website", "example.com"), ("Postal code", "12345"), ("Amount in €", "12"),
  ])
  func `a placeholder or identifier names the kind of text`(name: String, text: String) {
    #expect(word(name) == text)
  }

  @Test(arguments: ["Manager", "Telegram", "Imagery", "Name", ""])
  func `a word within another word means nothing`(name: String) {
    #expect(word(name) == "Ada")
  }

  @Test func `a secure field gets a password, but a PIN on a number pad`() {
    #expect(word("Secret", isSecure: true) == "Analytical-1")
    #expect(word("PIN", keyboard: .numberPad, isSecure: true) == "1234")
  }
}
