import Foundation

/// Numbers, most of them 0, of which sums from the first one on are asked for: a Fenwick tree.
struct PartialSums {
  private let count: Int
  /// By number, from 1; either all of them, or those that are not 0 when there are many numbers.
  private var all: [CGFloat] = []
  private var some: [Int: CGFloat] = [:]

  /// Up to so many numbers, a place for each takes no more than what finds a few.
  private static let fewNumbers = 1024

  /// Nothing but zeros.
  init(count: Int) { self.count = count }

  init(_ numbers: [CGFloat]) {
    count = numbers.count
    all = [0] + numbers
    for index in all.indices.dropFirst() {
      let next = index + (index & -index)
      if next < all.count { all[next] += all[index] }
    }
  }

  /// A Boolean value that indicates whether nothing was ever added.
  var isZero: Bool { all.isEmpty && some.isEmpty }

  private func part(_ index: Int) -> CGFloat {
    all.isEmpty ? some[index] ?? 0 : all[index]
  }

  /// The sum of the first `count` numbers.
  func sum(before count: Int) -> CGFloat {
    guard !isZero else { return 0 }
    var sum: CGFloat = 0
    var index = count
    while index > 0 {
      sum += part(index)
      index -= index & -index
    }
    return sum
  }

  mutating func add(_ number: CGFloat, at place: Int) {
    if isZero, count <= Self.fewNumbers { all = Array(repeating: 0, count: count + 1) }
    var index = place + 1
    while index <= count {
      if all.isEmpty { some[index, default: 0] += number } else { all[index] += number }
      index += index & -index
    }
  }

  /// How many numbers, each of them with `base` added, come to `total` at most.
  func index(at total: CGFloat, each base: CGFloat) -> Int {
    var step = 1
    while step * 2 <= count { step *= 2 }
    var (index, rest) = (0, total)
    while step > 0 {
      let next = index + step
      if next <= count {
        let sum = CGFloat(step) * base + part(next)
        if sum <= rest {
          index = next
          rest -= sum
        }
      }
      step /= 2
    }
    return index
  }
}
