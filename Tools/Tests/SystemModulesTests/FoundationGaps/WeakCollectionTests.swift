import Foundation
import FoundationGaps
import Testing

private final class Key: NSObject {}

private protocol Listener: AnyObject {}

private final class Screen: Listener {}

struct MapTableTests {
  @Test func `a table with weak values loses a value that is released`() {
    let table = NSMapTable<NSString, Screen>.strongToWeakObjects()
    var screen: Screen? = Screen()
    table.setObject(screen, forKey: "home")
    #expect(table.object(forKey: "home") === screen)
    #expect(table.count == 1)
    screen = nil
    #expect(table.object(forKey: "home") == nil)
    #expect(table.count == 0)
    #expect(table.objectEnumerator()?.allObjects.isEmpty == true)
  }

  @Test func `a table with weak keys loses the value of a key that is released`() {
    let table = NSMapTable<Key, Screen>.weakToStrongObjects()
    weak var value: Screen?
    do {
      let key = Key()
      let screen = Screen()
      value = screen
      table.setObject(screen, forKey: key)
      #expect(table.object(forKey: key) != nil)
    }
    #expect(table.count == 0)
    // The rest is removed with the next change.
    table.setObject(Screen(), forKey: Key())
    #expect(value == nil)
  }

  @Test func `strong keys are found by what is equal to them`() {
    let table = NSMapTable<NSString, Screen>.strongToStrongObjects()
    let screen = Screen()
    table.setObject(screen, forKey: "a")
    #expect(table.object(forKey: String("a") as NSString) === screen)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
  }

  @Test func `keys and values are enumerated`() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "a")
    table.setObject(2, forKey: "b")
    #expect(Set(table.keyEnumerator().allObjects.compactMap { $0 as? String }) == ["a", "b"])
    #expect(table.dictionaryRepresentation()["b" as NSString] == 2)
  }
}

struct HashTableTests {
  @Test func `a table of listeners does not keep them`() {
    let table = NSHashTable<any Listener>.weakObjects()
    let stays = Screen()
    do {
      let leaves = Screen()
      table.add(leaves)
      table.add(stays)
      #expect(table.count == 2)
    }
    #expect(table.allObjects.count == 1)
    #expect(table.contains(stays))
  }

  @Test func `an object is a member once`() {
    let table = NSHashTable<Screen>.weakObjects()
    let screen = Screen()
    table.add(screen)
    table.add(screen)
    #expect(table.count == 1)
    table.remove(screen)
    #expect(table.anyObject == nil)
  }

  @Test func `equal objects are one member of a strong table`() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(String("a") as NSString)
    #expect(table.count == 1)
    #expect(table.member("a") == "a")
  }

  @Test func `tables are united and subtracted`() {
    let (one, other) = (NSHashTable<NSNumber>(), NSHashTable<NSNumber>())
    for number in 1...3 { one.add(number as NSNumber) }
    for number in 3...4 { other.add(number as NSNumber) }
    #expect(one.intersects(other))
    one.union(other)
    #expect(one.count == 4)
    one.minus(other)
    #expect(Set(one.allObjects.map(\.intValue)) == [1, 2])
  }
}
