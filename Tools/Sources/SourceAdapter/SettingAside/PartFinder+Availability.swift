import SwiftSyntax

// Conditions such as `#available(iOS 13, *)` hold on this system, whatever version they name. Their other branch is
// for older systems.

extension IfExprSyntax {
  /// The block that never runs here.
  var blockForOlderSystems: Syntax? {
    switch conditions.onlyAvailability?.availabilityKeyword.tokenKind {
    case .poundAvailable: elseBody.map { Syntax($0) }
    case .poundUnavailable: Syntax(body)
    default: nil
    }
  }
}

extension GuardStmtSyntax {
  /// The block that never runs here.
  var blockForOlderSystems: Syntax? {
    conditions.onlyAvailability?.availabilityKeyword.tokenKind == .poundAvailable
      ? Syntax(body) : nil
  }
}

extension ConditionElementListSyntax {
  /// The condition, if it is the only one and asks for the system.
  fileprivate var onlyAvailability: AvailabilityConditionSyntax? {
    guard count == 1, case .availability(let condition) = first?.condition else { return nil }
    return condition
  }
}
