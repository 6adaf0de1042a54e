/// Which elements of one array are not in another, in their order. An array holds none twice.
///
/// Stacks change at the top: what is below is only passed by, so that a push on a thousand screens
/// does not compare each of them with all the others.
struct StackDifference<Element: AnyObject> {
  let removed: [Element]
  let added: [Element]

  init(from old: [Element], to new: [Element]) {
    let shorter = min(old.count, new.count)
    var common = 0
    while common < shorter, old[common] === new[common] { common += 1 }
    let (oldRest, newRest) = (old[common...], new[common...])
    removed = Self.elements(of: oldRest, notIn: newRest)
    added = Self.elements(of: newRest, notIn: oldRest)
  }

  private static func elements(
    of some: ArraySlice<Element>, notIn others: ArraySlice<Element>
  ) -> [Element] {
    let known = Set(others.map { ObjectIdentifier($0) })
    return some.filter { !known.contains(ObjectIdentifier($0)) }
  }
}

// A closure of the main actor would ask for every element whether it runs there: these have none.

extension Array where Element: AnyObject {
  /// Whether this very object is in the array, whatever it calls equal.
  func holds(_ object: Element) -> Bool { position(of: object) != nil }

  /// Where this very object is, looked for from the top of the stack.
  func position(of object: Element) -> Int? {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === object { return index }
    }
    return nil
  }
}
