/// Removes elements from a list as long as the rest still fails.
///
/// The last elements are kept first, because most failures need them. Then larger parts are
/// removed, and smaller ones (delta debugging); at the end no single element can be removed.
@MainActor
func shortened<Element: Sendable>(
  _ list: [Element], attempts: Int, fails: @MainActor ([Element]) async -> Bool
) async -> [Element] {
  var list = list
  var left = attempts
  var end = 16
  while end <= list.count / 2, left > 0 {
    let candidate = Array(list.suffix(end))
    left -= 1
    if await fails(candidate) {
      list = candidate
      break
    }
    end *= 4
  }
  var length = max(1, list.count / 2)
  while !list.isEmpty, left > 0 {
    var start = 0
    var isShorter = false
    while start < list.count, left > 0 {
      var candidate = list
      candidate.removeSubrange(start..<min(start + length, list.count))
      left -= 1
      if await fails(candidate) {
        list = candidate
        isShorter = true
      } else {
        start += length
      }
    }
    if length > 1 {
      length = max(1, length / 2)
    } else if !isShorter {
      break
    }
  }
  return list
}
