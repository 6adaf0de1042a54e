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

  /// Returns the elements at some indexes, in ascending order.
  func elements(at indexes: IndexSet) -> [Any] { indexes.map { object(at: $0) } }

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

  override func index(of anObject: Any) -> Int {
    elements.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  /// Returns a Boolean value that indicates whether two elements are equal. Objects that are not Foundation's
  /// are equal to themselves.
  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    let (one, other) = (one as AnyObject, other as AnyObject)
    return one === other || (one as? NSObject)?.isEqual(other) == true
  }

  // MARK: Changing one element

  override func insert(_ anObject: Any, at index: Int) {
    if let insert = method("insertObject:in%AtIndex:") {
      return change(.insertion, at: [index]) {
        _ = insert(owner, ObjCArguments([anObject, index]))
      }
    }
    change(.insertion, at: [index]) { edit { $0.insert(anObject, at: index) } }
  }

  override func removeObject(at index: Int) {
    if let remove = method("removeObjectFrom%AtIndex:") {
      return change(.removal, at: [index]) { _ = remove(owner, ObjCArguments([index])) }
    }
    change(.removal, at: [index]) { edit { $0.removeObject(at: index) } }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    // An element is set behind the last one as well: `array[array.count] = element`.
    if index == count { return insert(anObject, at: index) }
    if let replace = method("replaceObjectIn%AtIndex:withObject:") {
      return change(.replacement, at: [index]) {
        _ = replace(owner, ObjCArguments([index, anObject]))
      }
    }
    change(.replacement, at: [index]) { edit { $0.replaceObject(at: index, with: anObject) } }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }

  // MARK: Changing several elements, one after the other

  override func addObjects(from otherArray: [Any]) {
    for object in otherArray { add(object) }
  }

  override func removeAllObjects() {
    for index in stride(from: count - 1, through: 0, by: -1) { removeObject(at: index) }
  }

  override func removeObjects(in range: NSRange) {
    for index in (range.location..<range.location + range.length).reversed() {
      removeObject(at: index)
    }
  }

  override func remove(_ anObject: Any) { removeObjects(in: [anObject]) }

  override func removeObject(identicalTo anObject: Any) {
    let wanted = anObject as AnyObject
    for index in (0..<count).reversed() where (object(at: index) as AnyObject) === wanted {
      removeObject(at: index)
    }
  }

  override func removeObjects(in otherArray: [Any]) {
    for index in (0..<count).reversed() {
      let element = object(at: index)
      if otherArray.contains(where: { Self.isSame($0, element) }) { removeObject(at: index) }
    }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    for place in 0..<common {
      replaceObject(at: range.location + place, with: otherArray[place])
    }
    removeObjects(in: NSRange(location: range.location + common, length: range.length - common))
    for place in common..<otherArray.count {
      insert(otherArray[place], at: range.location + place)
    }
  }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (one, other) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: other)
    replaceObject(at: idx2, with: one)
  }

  // MARK: Changing the elements at several indexes at once

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes) { edit { $0.insert(objects, at: indexes) } }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, at: indexes) { edit { $0.removeObjects(at: indexes) } }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, at: indexes) { edit { $0.replaceObjects(at: indexes, with: objects) } }
  }

  // MARK: Notifying

  /// Makes a change, and notifies the observers of the array with the elements.
  private func change(_ kind: NSKeyValueChange, at indexes: IndexSet, _ body: () -> Void) {
    let old = kind == .insertion ? nil : elements(at: indexes)
    body()
    let new = kind == .removal ? nil : elements(at: indexes)
    KeyValueObservers.tell(
      key, of: owner, KeyValueChange(kind: kind, old: old, new: new, indexes: indexes))
  }

  /// Changes the owner's array, without a notification of its own.
  private func edit(_ body: (NSMutableArray) -> Void) {
    if let array = owner.value(forKey: key) as? NSMutableArray { return body(array) }
    let array = NSMutableArray(array: elements)
    body(array)
    KeyValueObservers.silently {
      owner.setValue((0..<array.count).map { array[$0] }, forKey: key)
    }
  }

  /// Returns a method of the owner for changes of the array: `insertObject:inRowsAtIndex:`.
  private func method(_ pattern: String) -> ObjCMembers.Method? {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return ObjCNames.method(pattern.replacingOccurrences(of: "%", with: name), of: owner)
  }
}
