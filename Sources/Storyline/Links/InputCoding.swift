import Foundation
import StorylineCore

// How the inputs of routes are written into addresses, and read again.

@MainActor
enum InputCoding {
  /// The address of what a route leads to.
  static func address<Input: Codable>(
    _ route: String, _ input: Input
  ) throws(Refusal) -> Address {
    if input is NoInput, let address = Address(route: route) { return address }
    let text: String
    do {
      let encoder = JSONEncoder()
      // The same input is always written the same.
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      text = String(decoding: try encoder.encode(input), as: UTF8.self)
    } catch {
      throw .unwritableInput(route, "\(error)")
    }
    guard let address = Address(route: route, input: text.withoutLineBreaks) else {
      throw .unwritableInput(route, "it is not JSON")
    }
    return address
  }

  /// Returns the input of a route.
  static func input<Input: Codable>(
    _ address: Address, as type: Input.Type
  ) throws(Refusal) -> Input {
    if let nothing = NoInput() as? Input { return nothing }
    do {
      return try JSONDecoder().decode(type, from: Data(address.input.utf8))
    } catch {
      throw .unreadableInput(address.route, (error as? DecodingError)?.reason ?? "\(error)")
    }
  }
}

extension String {
  // JSON may contain these characters unescaped, and the log may not. Inside a string both forms
  // are equal.
  fileprivate var withoutLineBreaks: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let hex = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\u".unicodeScalars)
        result.append(
          contentsOf: (String(repeating: "0", count: 4 - hex.count) + hex).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension DecodingError {
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
