/// The reason why a flow or a screen that has left for good is not released.
///
/// Its text form is part of the line of the log: `leaks: ListFlow.onClose (closure in start()) →
/// captures ListFlow: make the capture weak`.
public struct Retention: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a retention.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Only itself, or other leaked objects, hold it: it is never released.
    case leak = "leaks: "
    /// An object in use holds it.
    case held = "is still held by "
    /// The reason was not found.
    case unexplained = "is still there: "
  }

  public let kind: Kind
  /// The objects that hold it, or why they are not known. What would break a line is written as `\u{a}`.
  public let reason: String

  public init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason.inOneLine
  }

  init?(text: Substring) {
    for kind in Kind.allCases {
      guard let reason = text.after(kind.rawValue) else { continue }
      self.init(kind, String(reason))
      return
    }
    return nil
  }

  public var description: String { kind.rawValue + reason }
}

extension String {
  fileprivate var inOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.breaksLine else {
        result.append(scalar)
        continue
      }
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character would end a line of the log.
  var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
