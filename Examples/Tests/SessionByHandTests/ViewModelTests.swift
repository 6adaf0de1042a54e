import SessionParts
import SessionScripts
import Testing

@testable import SessionByHand

@Suite struct ViewModelTests {
  private let accounts = AccountsDouble()
  private let library = SmallLibrary.example()

  @Test(arguments: [("", nil), ("12345", nil), ("123456", "123456"), ("12345x", nil)])
  func `a card has six digits`(text: String, card: String?) {
    let model = CardViewModel()
    model.text = text
    #expect(model.card == card)
  }

  private func makePIN(_ text: String, _ purpose: PINViewModel.Purpose) -> PINViewModel {
    let model = PINViewModel(card: "123456", purpose: purpose, accounts: accounts)
    model.text = text
    return model
  }

  @Test func `a PIN that is known signs in`() async {
    #expect(await makePIN("1851", .signIn).send() == .example)
    #expect(accounts.calls == ["sign in 123456 1851"])
  }

  @Test func `a new PIN is set`() async {
    #expect(await makePIN("1852", .change).send() == .example)
    #expect(accounts.calls == ["set 123456 1852"])
  }

  @Test func `what cannot be a PIN is not sent`() async {
    #expect(await makePIN("18", .signIn).send() == nil)
    #expect(accounts.calls.isEmpty)
  }

  @Test func `a PIN is sent once at a time`() async {
    let model = makePIN("1851", .signIn)
    accounts.onCall = { _ = await model.send() }
    #expect(await model.send() == .example)
    #expect(accounts.calls.count == 1)
  }

  @Test func `an error is said until somebody types`() async {
    let model = makePIN("1851", .signIn)
    accounts.error = .wrongPIN
    #expect(await model.send() == nil)
    #expect(model.error == "This is not the PIN of that card.")
    model.text = "185"
    #expect(model.error == nil)
  }

  @Test func `a review is shown with the book`() {
    let model = BookViewModel(book: Book.examples[0], library: library)
    #expect(model.review == nil)
    #expect(model.reviewButtonTitle == "Write a Review")
    library.add(review: "Good.", of: "a")
    #expect(model.review == "You said: Good.")
    #expect(model.reviewButtonTitle == "Write Another Review")
  }

  @Test(arguments: zip(0..<3, [true, true, false]))
  func `there is more where the author wrote more`(index: Int, hasMore: Bool) {
    #expect(BookViewModel(book: Book.examples[index], library: library).hasMore == hasMore)
  }

  @Test func `blanks are no review`() {
    let model = ReviewViewModel()
    model.draft = " \n"
    #expect(model.isEmpty)
    model.draft = " Good. "
    #expect(model.text == "Good.")
  }
}
