/// The target and the selector of a message. 10.3.1: a control does not retain its targets.
struct ActionTarget {
  private(set) weak var object: AnyObject?
  let action: Selector
  /// No target: the action goes to the first object in the responder chain that can perform it.
  let isChain: Bool
  private let identifier: ObjectIdentifier?

  init(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    self.object = object
    self.action = action
    isChain = object == nil
    identifier = object.map(ObjectIdentifier.init)
  }

  /// A Boolean value that indicates whether there was a target, and is none.
  var isGone: Bool { !isChain && object == nil }

  func isSame(as target: Any?) -> Bool {
    guard let target else { return isChain }
    return object === target as AnyObject
  }

  func isSame(as other: ActionTarget) -> Bool {
    identifier == other.identifier && isChain == other.isChain
  }

  /// Returns a Boolean value that indicates whether it is one of those that these words mean; `nil`
  /// is any.
  func isMeant(by target: Any?, _ action: Selector?) -> Bool {
    (target == nil || isSame(as: target)) && (action == nil || action == self.action)
  }
}
