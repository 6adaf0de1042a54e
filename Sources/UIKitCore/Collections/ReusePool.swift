import Foundation

/// Views that are used no more, by what they can be used for again, and the classes of new ones.
@MainActor
struct ReusePool<Key: Hashable, View: UIView> {
  var classes: [Key: AnyClass] = [:]
  private var idle: [Key: [View]] = [:]

  mutating func take(_ view: View, _ key: Key) { idle[key, default: []].append(view) }

  /// One that is used no more.
  mutating func used(_ key: Key) -> View? { idle[key]?.popLast() }
}
