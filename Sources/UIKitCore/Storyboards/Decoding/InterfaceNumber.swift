/// Numbers as files write them.
///
/// What no screen has, and what is no number, is `nil`: whoever writes it would have others count to it.
enum InterfaceNumber {
  private static let largest = 1e9

  static func parse(_ raw: String?) -> Double? {
    guard let raw, let number = Double(raw), number.isFinite, abs(number) <= largest else {
      return nil
    }
    return number
  }
}
