import ObjCNames
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct CollectionObservingTests {
  private func changes(_ change: (RecordedShelf) -> Void) -> [String] {
    let shelf = RecordedShelf()
    shelf.books.addObjects(from: ["a", "b", "c"])
    shelf.heard = []
    change(shelf)
    return shelf.heard
  }

  @Test func `elements are added one after the other`() {
    #expect(
      changes { $0.books.addObjects(from: ["d", "e"]) } == ["2 - +d at [3]", "2 - +e at [4]"])
  }

  @Test func `a range is replaced, and what is left is removed or added`() {
    let range = NSRange(location: 0, length: 2)
    #expect(
      changes { $0.books.replaceObjects(in: range, withObjectsFrom: ["x"]) }
        == ["4 -a +x at [0]", "3 -b + at [1]"])
    #expect(
      changes {
        $0.books.replaceObjects(in: NSRange(location: 3, length: 0), withObjectsFrom: ["d"])
      }
        == ["2 - +d at [3]"])
  }

  @Test func `all elements are removed from the end`() {
    #expect(
      changes { $0.books.removeAllObjects() }
        == ["3 -c + at [2]", "3 -b + at [1]", "3 -a + at [0]"])
  }

  @Test func `equal elements are removed`() {
    #expect(changes { $0.books.remove("b") } == ["3 -b + at [1]"])
    #expect(
      changes { $0.books.removeObjects(in: ["a", "c"]) } == ["3 -c + at [2]", "3 -a + at [0]"])
  }

  @Test func `objects of Swift are found by their identity`() {
    final class Page {}
    let (one, other) = (Page(), Page())
    let shelf = RecordedShelf()
    shelf.books.addObjects(from: [one, other])
    #expect(shelf.books.index(of: other) == 1)
    #expect(!shelf.books.contains(Page()))
    shelf.books.remove(one)
    #expect(shelf.books.count == 1)
  }

  @Test func `an element is set behind the last one`() {
    #expect(changes { $0.books[3] = "d" } == ["2 - +d at [3]"])
    #expect(changes { $0.books[0] = "x" } == ["4 -a +x at [0]"])
  }

  @Test func `the elements of an index set change at once`() {
    let ends = IndexSet([0, 2])
    #expect(changes { $0.books.removeObjects(at: ends) } == ["3 -ac + at [0, 2]"])
    #expect(changes { $0.books.insert(["x", "y"], at: ends) } == ["2 - +xy at [0, 2]"])
    #expect(
      changes { $0.books.replaceObjects(at: ends, with: ["x", "y"]) } == ["4 -ac +xy at [0, 2]"])
  }

  @Test func `a new array is a setting with both arrays`() {
    #expect(changes { $0.replaceAll() } == ["1 -abc +"])
  }

  @Test func `an object removes its own observer while it is released`() {
    weak var released: RecordedShelf?
    do {
      let shelf = RecordedShelf()
      shelf.books.add("a")
      released = shelf
    }
    #expect(released == nil)
  }

  @Test func `a change of some elements is announced by hand`() {
    let shelf = RecordedShelf()
    shelf.pages = [1, 2]
    var kinds: [NSKeyValueChange] = []
    let observation = shelf.observe(_named("pages", \.pages)) { kinds.append($1.kind) }
    shelf.willChange(.removal, valuesAt: [0], forKey: "pages")
    shelf.pages.removeFirst()
    shelf.didChange(.removal, valuesAt: [0], forKey: "pages")
    #expect(kinds == [.removal])
    withExtendedLifetime(observation) {}
  }

  @Test func `the methods of a class for its collection are called`() {
    let rack = RecordedRack()
    let wines = rack.mutableArrayValue(forKey: "wines")
    wines.add("red")
    wines.add("white")
    wines.removeObject(at: 0)
    #expect(rack.wines == ["white"])
    #expect(rack.calls == ["insert", "insert", "remove"])
  }
}
