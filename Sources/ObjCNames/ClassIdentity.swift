// Objective-C's classes are objects, which `===` compares. Here they are values of a type of their own.

/// Returns a Boolean value that indicates whether two classes are the same.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
  lhs.map { ObjectIdentifier($0) } == rhs.map { ObjectIdentifier($0) }
}

/// Returns a Boolean value that indicates whether two classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }
