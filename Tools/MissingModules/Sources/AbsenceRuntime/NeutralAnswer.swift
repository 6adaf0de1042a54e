import Foundation

extension _Absence {
  /// Reports that a body or a value that was set aside is needed, and returns a neutral value: `nil`, `false`,
  /// zero, or empty. The process ends where the type has none.
  public static func answer<Answer>(
    _ name: String, reason: String, file: String, line: Int
  ) -> Answer {
    guard let answer = NeutralAnswer.of(Answer.self) else {
      trap(name, .body, reason: reason, function: name, file: file, line: line)
    }
    report(
      name, .body, answer: "\(answer)", reason: reason, function: name, file: file, line: line)
    return answer
  }

  /// The same, and throws an error where the type has no neutral value.
  public static func answerOrThrow<Answer>(
    _ name: String, reason: String, file: String, line: Int
  ) throws -> Answer {
    let answer = NeutralAnswer.of(Answer.self)
    report(
      name, .body, answer: answer.map { "\($0)" } ?? "an error", reason: reason, function: name,
      file: file, line: line)
    guard let answer else { throw Failure(name: name) }
    return answer
  }
}

/// Values that say nothing.
enum NeutralAnswer {
  /// Returns the neutral value of a type, or `nil` where it has none.
  static func of<Answer>(_ type: Answer.Type) -> Answer? {
    value(of: type).map { value in
      guard let answer = value as? Answer else { preconditionFailure("\(value) is no \(type)") }
      return answer
    }
  }

  private static func value(of type: Any.Type) -> Any? {
    switch type {
    case is Void.Type: return ()
    case is Bool.Type: return false
    case is CGPoint.Type: return CGPoint.zero
    case is CGSize.Type: return CGSize.zero
    case is CGRect.Type: return CGRect.zero
    case let type as any ExpressibleByNilLiteral.Type: return none(type)
    case let type as any AdditiveArithmetic.Type: return zero(type)
    case let type as any RangeReplaceableCollection.Type: return empty(type)
    case let type as any SetAlgebra.Type: return emptySet(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: return emptyDictionary(type)
    default: return _Absence.object(of: type)
    }
  }

  private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) }
  private static func zero<T: AdditiveArithmetic>(_ type: T.Type) -> Any { T.zero }
  private static func empty<T: RangeReplaceableCollection>(_ type: T.Type) -> Any { T() }
  private static func emptySet<T: SetAlgebra>(_ type: T.Type) -> Any { T() }
  private static func emptyDictionary<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any {
    let value: T = [:]
    return value
  }
}
