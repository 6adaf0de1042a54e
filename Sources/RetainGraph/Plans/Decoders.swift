/// The parts of Swift's layout that another toolchain may have changed. A decoder that fails the
/// self-check is not used: the bytes are then searched for references, and the report mentions it.
package struct Decoders: OptionSet, Sendable {
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package let rawValue: UInt8

  package static let array = Decoders(rawValue: 1 << 0)
  package static let dictionary = Decoders(rawValue: 1 << 1)
  package static let set = Decoders(rawValue: 1 << 2)
  package static let enumeration = Decoders(rawValue: 1 << 3)
  package static let closure = Decoders(rawValue: 1 << 4)
  package static let box = Decoders(rawValue: 1 << 5)

  package static let all: Decoders = [.array, .dictionary, .set, .enumeration, .closure, .box]
  package static let names: [(decoder: Decoders, name: String)] = [
    (.array, "arrays"), (.dictionary, "dictionaries"), (.set, "sets"), (.enumeration, "enums"),
    (.closure, "closures"), (.box, "boxes"),
  ]
}
