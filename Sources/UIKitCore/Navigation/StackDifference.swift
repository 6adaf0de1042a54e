/// Which elements of one array are not in another, in their order. An array holds none twice.
struct StackDifference<Element: AnyObject> {
  let removed: [Element]
  let added: [Element]

  init(from old: ArraySlice<Element>, to new: ArraySlice<Element>) {
    removed = Self.elements(of: old, notIn: new)
    added = Self.elements(of: new, notIn: old)
  }

  private static func elements(
    of some: ArraySlice<Element>, notIn others: ArraySlice<Element>
  ) -> [Element] {
    let known = Set(others.map { ObjectIdentifier($0) })
    return some.filter { !known.contains(ObjectIdentifier($0)) }
  }
}

// A closure of the main actor would ask for every element whether it runs there: these have none.

extension RandomAccessCollection where Element: AnyObject, Index == Int {
  /// Returns a Boolean value that indicates whether this very object is in the array, whatever it
  /// calls equal.
  func holds(_ object: Element) -> Bool { position(of: object) != nil }

  /// Returns the position of an object, searched from the top of the stack.
  func position(of object: Element) -> Int? {
    var index = endIndex
    while index > startIndex {
      index -= 1
      if self[index] === object { return index }
    }
    return nil
  }

  /// How many elements both begin with.
  func countInCommon(with other: Self) -> Int {
    let shorter = Swift.min(count, other.count)
    var common = 0
    while common < shorter, self[startIndex + common] === other[other.startIndex + common] {
      common += 1
    }
    return common
  }
}
