/// Which elements of one array are not in another, in their order. An array holds none twice.
///
/// Stacks change at the top: what is below is only passed by, so that a push on a thousand screens
/// does not compare each of them with all the others.
struct StackDifference<Element: AnyObject> {
  let removed: [Element]
  let added: [Element]

  init(from old: [Element], to new: [Element]) {
    let firstOther = zip(old, new).enumerated().first { $1.0 !== $1.1 }
    let common = firstOther?.offset ?? min(old.count, new.count)
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
