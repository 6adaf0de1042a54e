/// A card, as it is typed.
final class PaymentViewModel {
  var onUpdate: (() -> Void)?
  private(set) var number = ""
  private(set) var code = ""

  private var digits: String { number.filter(\.isNumber) }

  /// A text that says what is wrong with the card; `nil` while it is incomplete, or right.
  var error: String? {
    digits.count >= 16 && !isNumberValid ? "There is no card with this number." : nil
  }

  /// The payment, once the card can be one.
  var payment: Payment? {
    guard isNumberValid, code.count == 3, code.allSatisfy(\.isNumber) else { return nil }
    return Payment(lastDigits: String(digits.suffix(4)))
  }

  func setNumber(_ text: String) {
    number = text
    onUpdate?()
  }

  func setCode(_ text: String) {
    code = text
    onUpdate?()
  }

  // The last digit of a card is a check of the others: every second one counts double.
  private var isNumberValid: Bool {
    guard digits.count == 16 else { return false }
    let sum = digits.reversed().compactMap(\.wholeNumberValue).enumerated()
      .map { position, digit in
        let value = position % 2 == 1 ? digit * 2 : digit
        return value > 9 ? value - 9 : value
      }
      .reduce(0, +)
    return sum % 10 == 0
  }
}
