/// A generator that gives the same numbers for the same seed on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  // Mixed, or the numbers of one seed were those of the next, one later.
  package init(seed: UInt64) { state = Self.mix(seed &+ 0xD1B5_4A32_D192_ED03) }

  // SplitMix64, by Sebastiano Vigna, in the public domain.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var value = number
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
