import Foundation

// The atomic functions of Darwin that apps still call, on plain integers. They are atomic with each other:
// one lock stands for the processor's instructions, which Swift offers for its own types only.

private let lock = NSLock()

private func change<Value>(
  _ value: UnsafeMutablePointer<Value>, _ body: (Value) -> Value
) -> Value {
  lock.withLock {
    value.pointee = body(value.pointee)
    return value.pointee
  }
}

private func replace<Value: Equatable>(
  _ old: Value, with new: Value, at value: UnsafeMutablePointer<Value>
) -> Bool {
  lock.withLock {
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

/// Adds 1, and returns the new value.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}

/// Adds 1, and returns the new value.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}

/// Subtracts 1, and returns the new value.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}

/// Subtracts 1, and returns the new value.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}

/// Adds an amount, and returns the new value.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}

/// Adds 1, and returns the new value.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}

/// Subtracts 1, and returns the new value.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}

/// Adds an amount, and returns the new value.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}

/// Writes a new value if the old one is there, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  replace(old, with: new, at: value)
}

/// Writes a new value if the old one is there, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  replace(old, with: new, at: value)
}

/// Writes a new value if the old one is there, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  replace(old, with: new, at: value)
}
