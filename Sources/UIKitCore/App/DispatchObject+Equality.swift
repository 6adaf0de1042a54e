public import Dispatch

// On Apple's systems queues and groups are `NSObject`s, and apps compare them and keep them in sets.

extension DispatchObject: @retroactive Equatable, @retroactive Hashable {
  public static func == (lhs: DispatchObject, rhs: DispatchObject) -> Bool {
    if lhs === rhs { return true }
    guard let label = lhs.labelOfSystemQueue else { return false }
    return label == rhs.labelOfSystemQueue
  }

  public func hash(into hasher: inout Hasher) {
    if let labelOfSystemQueue {
      hasher.combine(labelOfSystemQueue)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  // Here `DispatchQueue.main` and `.global()` are another object every time they are asked for, of
  // the same queue. What an app makes by itself is one object.
  private var labelOfSystemQueue: String? {
    guard let label = (self as? DispatchQueue)?.label else { return nil }
    return label == "com.apple.main-thread" || label.hasPrefix("com.apple.root.") ? label : nil
  }
}
