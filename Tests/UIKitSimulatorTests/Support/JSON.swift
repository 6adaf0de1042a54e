import Foundation

/// Any JSON, to look into what the server wrote.
enum JSON: Equatable, Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(_ bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Frequent types come first, because a wrong guess is slow.
    if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: JSON].self) {
      self = .object(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var int: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var array: [JSON]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}
