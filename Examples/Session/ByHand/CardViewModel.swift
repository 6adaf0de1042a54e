/// The number of the member's card.
final class CardViewModel {
  /// The typed text.
  var text = ""

  /// The number of the card; `nil` until it can be one.
  var card: String? { text.count == 6 && text.allSatisfy(\.isNumber) ? text : nil }
}
