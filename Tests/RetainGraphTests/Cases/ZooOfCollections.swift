import BitCollections
import DequeModule
import HashTreeCollections
import HeapModule
import OrderedCollections

private final class Element: Hashable, Comparable {
  let number: Int
  weak var owner: AnyObject?
  init(_ number: Int, owner: AnyObject? = nil) { (self.number, self.owner) = (number, owner) }

  static func == (left: Element, right: Element) -> Bool { left.number == right.number }
  static func < (left: Element, right: Element) -> Bool { left.number < right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class Owner {
  var array: [Element] = []
  var slices: [ArraySlice<Element>] = []
  var matrix: [[Element]] = []
  var byName: [String: [Element]] = [:]
  var byElement: [Element: Set<Element>] = [:]
  var deque: Deque<Element> = []
  var ordered: OrderedSet<Element> = []
  var orderedByName: OrderedDictionary<String, Element> = [:]
  var heap = Heap<Element>()
  var tree: TreeDictionary<String, Element> = [:]
  var treeSet: TreeSet<Element> = []
  var bits: BitSet = []
}

@MainActor private func make(_ fill: (Owner, [Element]) -> Void) -> AnyObject {
  let owner = Owner()
  fill(owner, (0..<50).map { Element($0, owner: owner) })
  return owner
}

extension LeakCase {
  static var zooOfCollections: [LeakCase] {
    [
      .clean("graph: arrays and slices") {
        make { owner, elements in
          owner.array = elements
          owner.slices = [elements[0..<3], elements[10...]]
          owner.matrix = [elements, Array(elements.reversed())]
        }
      },
      .clean("graph: dictionaries and sets") {
        make { owner, elements in
          owner.byName = ["all": elements, "none": []]
          for element in elements { owner.byElement[element] = [element] }
          owner.byElement[elements[3]] = nil
        }
      },
      .clean("graph: collection after removal") {
        make { owner, elements in
          owner.array = elements
          owner.array.removeLast(20)
          owner.array.reserveCapacity(1000)
        }
      },
      .clean("graph: `Deque`") {
        make { owner, elements in
          owner.deque = Deque(elements)
          for element in elements.prefix(20) {
            owner.deque.removeFirst()
            owner.deque.append(element)
          }
        }
      },
      .clean("graph: `OrderedSet` and `OrderedDictionary`") {
        make { owner, elements in
          owner.ordered = OrderedSet(elements)
          for element in elements { owner.orderedByName["\(element.number)"] = element }
        }
      },
      .clean("graph: `Heap` and `BitSet`") {
        make { owner, elements in
          owner.heap = Heap(elements)
          owner.bits = [1, 5, 200]
        }
      },
      .clean("graph: `TreeDictionary` and `TreeSet`") {
        make { owner, elements in
          for element in elements { owner.tree["\(element.number)"] = element }
          owner.treeSet = TreeSet(elements)
        }
      },
      .clean("graph: results of `zip`, `lazy`, `map` and `filter`") {
        make { owner, elements in
          owner.array = Array(zip(elements, elements).lazy.map { $0.0 }.filter { $0.number > 3 })
          owner.array.sort()
        }
      },
    ]
  }
}
