/// The end of a flow. Every flow has exactly one outcome, whatever removed it.
@frozen
public enum Outcome<Value> {
  /// The flow called `finish` with this value.
  case finished(Value)
  /// The flow was removed before it finished.
  case cancelled(Reason)

  /// The value, if the flow finished.
  public var value: Value? {
    guard case .finished(let value) = self else { return nil }
    return value
  }

  /// Why the flow was removed, if it was.
  public var reason: Reason? {
    guard case .cancelled(let reason) = self else { return nil }
    return reason
  }
}

extension Outcome: Equatable where Value: Equatable {}
extension Outcome: Hashable where Value: Hashable {}
extension Outcome: Sendable where Value: Sendable {}
