import CRetainGraph

/// The position of a parameter in the generic signatures around a closure.
package struct GenericParameter: Hashable, Sendable {
  package let depth: Int
  package let index: Int

  /// Reads `x`, `q_`, `q0_`, `qd__`, `qd_0_`, `qd0__`, `qd0_0_`.
  package init?(_ characters: some Collection<UInt8>) {
    var rest = characters[...]
    func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }
    /// `_` is 0, `0_` is 1, and so on.
    func number() -> Int? {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard take("_") else { return nil }
      return Int(String(decoding: digits, as: UTF8.self)).map { $0 + 1 } ?? 0
    }
    if take("x") {
      (depth, index) = (0, 0)
    } else if take("q") {
      if take("d") {
        guard let outer = number(), let inner = number() else { return nil }
        (depth, index) = (outer + 1, inner)
      } else {
        guard let inner = number() else { return nil }
        (depth, index) = (0, inner + 1)
      }
    } else {
      return nil
    }
    guard rest.isEmpty else { return nil }
  }
}

/// A generic environment without requirements, made up for a closure: its context holds the
/// arguments, but nothing that the runtime could resolve names against.
final class GenericEnvironment {
  private let description: UnsafeMutableRawPointer
  private let arguments: UnsafeMutablePointer<UnsafeRawPointer?>

  private static let hasKeyArgument: UInt8 = 0x80

  init?(_ parameters: [(parameter: GenericParameter, type: Metadata)]) {
    let levels = (parameters.map(\.parameter.depth).max() ?? -1) + 1
    guard levels > 0, levels < 64, parameters.count < 64 else { return nil }
    var counts = [Int](repeating: 0, count: levels)
    for (parameter, _) in parameters {
      counts[parameter.depth] = max(counts[parameter.depth], parameter.index + 1)
    }
    let total = counts.reduce(0, +)
    // {u32 levels, u16 parameters up to each level…, u8 kind of each parameter…}
    let kinds = 4 + 2 * levels
    description = .allocate(byteCount: kinds + total + 8, alignment: 8)
    arguments = .allocate(capacity: total)
    description.storeBytes(of: UInt32(levels), as: UInt32.self)
    var (starts, sum) = ([Int](), 0)
    for (level, count) in counts.enumerated() {
      starts.append(sum)
      sum += count
      description.storeBytes(of: UInt16(sum), toByteOffset: 4 + 2 * level, as: UInt16.self)
    }
    let unknown = Metadata(Void.self).address
    for index in 0..<total {
      description.storeBytes(
        of: Self.hasKeyArgument, toByteOffset: kinds + index, as: UInt8.self)
      (arguments + index).initialize(to: unknown)
    }
    for (parameter, type) in parameters {
      arguments[starts[parameter.depth] + parameter.index] = type.address
    }
  }

  deinit {
    description.deallocate()
    arguments.deallocate()
  }

  func resolve(_ name: MangledName) -> Metadata? {
    rg_type_named_in_environment(
      name.address.assumingMemoryBound(to: CChar.self), name.length, description, arguments
    ).map(Metadata.init)
  }
}
