import Foundation
import ObjCNames

/// The array that `mutableArrayValue(forKey:)` returns: each change is one of the object's own array, and its
/// observers are notified with the indexes.
final class KeyValueArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("An array of an object's property is not made of elements.")
  }

  required convenience init(arrayLiteral elements: Any...) {
    fatalError("An array of an object's property is not made of elements.")
  }

  // MARK: Reading

  private var elements: [Any] {
    switch owner.value(forKey: key) {
    case let array as NSArray: (0..<array.count).map { array[$0] }
    case let array as [Any]: array
    default: []
    }
  }

  override var count: Int {
    switch owner.value(forKey: key) {
    case let array as NSArray: array.count
    case let array as [Any]: array.count
    default: 0
    }
  }

  override func object(at index: Int) -> Any {
    (owner.value(forKey: key) as? NSArray)?[index] ?? elements[index]
  }

  // MARK: Changing

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index, old: nil, new: anObject) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, at: index, old: object(at: index), new: nil) { $0.removeObject(at: index) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() { removeObject(at: count - 1) }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: index, old: object(at: index), new: anObject) {
      $0.replaceObject(at: index, with: anObject)
    }
  }

  private func change(
    _ kind: NSKeyValueChange, at index: Int, old: Any?, new: Any?,
    _ body: (NSMutableArray) -> Void
  ) {
    if let array = owner.value(forKey: key) as? NSMutableArray {
      body(array)
    } else {
      let array = NSMutableArray(array: elements)
      body(array)
      KeyValueObservers.silently {
        owner.setValue((0..<array.count).map { array[$0] }, forKey: key)
      }
    }
    KeyValueObservers.tell(
      key, of: owner,
      KeyValueChange(
        kind: kind, old: old.map { [$0] }, new: new.map { [$0] }, indexes: IndexSet(integer: index))
    )
  }
}
