import Foundation

/// Views that are used no more, by what they can be used for again, and the classes and nibs of new
/// ones.
@MainActor
struct ReusePool<Key: Hashable, View: UIView> {
  private(set) var classes: [Key: AnyClass] = [:]
  private(set) var nibs: [Key: UINib] = [:]
  private var idle: [Key: [View]] = [:]

  // The last registration counts.

  mutating func register(_ cls: AnyClass?, for key: Key) {
    classes[key] = cls
    nibs[key] = nil
  }

  mutating func register(_ nib: UINib?, for key: Key) {
    nibs[key] = nib
    classes[key] = nil
  }

  mutating func take(_ view: View, _ key: Key) { idle[key, default: []].append(view) }

  /// One that is used no more.
  mutating func used(_ key: Key) -> View? { idle[key]?.popLast() }
}
