import Foundation

/// The value of an attribute: comparable, and usable on any thread.
enum KeychainValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case number(Int)
  case date(Date)

  /// Creates a value from one in an app's dictionary: a value, an object, or an optional of either.
  init?(_ value: Any) {
    // A truth value first: it is a number to Foundation, and a number may be a truth value.
    if let bool = value as? Bool {
      self = .number((value as? NSNumber)?.intValue ?? (bool ? 1 : 0))
    } else if let text = value as? String {
      self = .text(text)
    } else if let text = value as? Substring {
      self = .text(String(text))
    } else if let data = value as? Data {
      self = .data(data)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let integer = value as? any BinaryInteger {
      guard let number = Int(exactly: integer) else { return nil }
      self = .number(number)
    } else if let number = value as? NSNumber, let integer = Int(exactly: number.doubleValue) {
      self = .number(integer)
    } else {
      return nil
    }
  }

  /// The value for apps.
  var content: Any {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): number
    case .date(let date): date
    }
  }

  /// The keychain makes no difference between nothing and an attribute that is not there.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .data(let data): data.isEmpty
    case .number(let number): number == 0
    case .date: false
    }
  }

  /// Yes or no, of a number.
  var truth: Bool? {
    guard case .number(let number) = self else { return nil }
    return number != 0
  }
}

extension Dictionary where Key == String, Value == KeychainValue {
  /// Returns the value of an attribute for comparisons of items.
  func counting(_ name: String) -> KeychainValue? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
