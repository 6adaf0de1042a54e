public import Foundation

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, though items are taken elsewhere in the view; people see a sign of it.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved. Without the drag session's consent, nothing is done.
  case move = 3
}

/// The proposal for handling a drop at the current place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The operation of the drop.
  open private(set) var operation: UIDropOperation

  open func copy(with zone: NSZone? = nil) -> Any { UIDropProposal(operation: operation) }
}
