/// Numbers as files write them.
///
/// Numbers beyond any screen, and invalid ones, are `nil`, so that a file cannot cause endless
/// work.
enum InterfaceNumber {
  private static let largest = 1e9

  static func parse(_ raw: String?) -> Double? {
    guard let raw, let number = Double(raw), number.isFinite, abs(number) <= largest else {
      return nil
    }
    return number
  }
}
