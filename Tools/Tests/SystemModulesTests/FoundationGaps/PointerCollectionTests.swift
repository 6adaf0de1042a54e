import Foundation
import FoundationGaps
import Testing

@Suite struct PointerCollectionTests {
  /// Not a subclass of NSObject: compared by identity.
  private final class Plain {}

  @Test func `a map table forgets the value that it does not keep`() {
    let table = NSMapTable<NSString, Plain>.strongToWeakObjects()
    var value: Plain? = Plain()
    table.setObject(value, forKey: "a")
    #expect(table.object(forKey: NSString(string: "a")) === value)
    #expect(table.count == 1)
    value = nil
    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
  }

  @Test func `a map table releases the value of a key that was released`() {
    let table = NSMapTable<Plain, Plain>.weakToStrongObjects()
    var key: Plain? = Plain()
    weak var value: Plain?
    do {
      let kept = Plain()
      value = kept
      table.setObject(kept, forKey: key)
    }
    #expect(value != nil)
    key = nil
    #expect(table.keyEnumerator().nextObject() == nil)
    table.setObject(Plain(), forKey: Plain())
    #expect(value == nil)
  }

  @Test func `plain objects are equal to themselves alone`() {
    let table = NSMapTable<Plain, NSNumber>.strongToStrongObjects()
    let (one, other) = (Plain(), Plain())
    table.setObject(1, forKey: one)
    table.setObject(2, forKey: other)
    table.setObject(3, forKey: one)
    #expect(table.object(forKey: one) == 3)
    #expect(table.object(forKey: other) == 2)
    table.removeObject(forKey: one)
    #expect(table.count == 1)
  }

  @Test func `equal texts are different keys by their addresses`() {
    let keys = [NSMutableString(string: "a"), NSMutableString(string: "a")]
    let byValue = NSMapTable<NSMutableString, NSNumber>()
    let byAddress = NSMapTable<NSMutableString, NSNumber>(keyOptions: .objectPointerPersonality)
    for key in keys {
      byValue.setObject(1, forKey: key)
      byAddress.setObject(1, forKey: key)
    }
    #expect(byValue.count == 1)
    #expect(byAddress.count == 2)
  }

  @Test func `a hash table of weak objects has those that still exist`() {
    let table = NSHashTable<Plain>.weakObjects()
    let kept = Plain()
    var released: Plain? = Plain()
    table.add(kept)
    table.add(kept)
    table.add(released)
    #expect(table.count == 2)
    released = nil
    #expect(table.allObjects.count == 1)
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func `hash tables are united and compared`() {
    let (one, other) = (NSHashTable<NSString>(), NSHashTable<NSString>())
    one.add("a")
    one.add("b")
    other.add("b")
    #expect(one.intersects(other))
    #expect(other.isSubset(of: one))
    #expect(other.member(NSString(string: "b")) == "b")
    one.minus(other)
    #expect(one.allObjects == ["a"])
    one.union(other)
    one.intersect(other)
    #expect(one.isEqual(to: other))
  }

  @Test func `a pointer array has nil where a weak object was`() {
    let array = NSPointerArray.weakObjects()
    let kept = Plain()
    var released: Plain? = Plain()
    array.addPointer(released.map { Unmanaged.passUnretained($0).toOpaque() })
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    array.addPointer(nil)
    #expect(array.allObjects.count == 2)
    released = nil
    #expect(array.count == 3)
    #expect(array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }

  @Test func `a pointer array is filled with nil`() {
    let array = NSPointerArray.strongObjects()
    array.count = 2
    #expect(array.pointer(at: 1) == nil)
    let number = NSNumber(value: 4)
    array.replacePointer(at: 1, withPointer: Unmanaged.passUnretained(number).toOpaque())
    #expect(array.allObjects.first as? Int == 4)
    array.count = 1
    #expect(array.allObjects.isEmpty)
  }

  // MARK: Locks

  @Test func `an unfair lock is not taken twice`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func `an unlock without a lock ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock()
      os_unfair_lock_unlock(&lock)
    }
  }

  @Test func `the lock of an object is recursive`() {
    let object = Plain()
    #expect(objc_sync_exit(object) == -1)
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `the lock of an object keeps other threads out`() async {
    final class Counter: Sendable { nonisolated(unsafe) var count = 0 }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.count == 2000)
  }
}
