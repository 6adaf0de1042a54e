import CRetainGraph

/// The mangled name of a type, with references to declarations among its characters.
struct MangledName {
  let address: UnsafeRawPointer
  let length: Int

  init(_ address: UnsafeRawPointer) {
    self.address = address
    var length = 0
    while true {
      let byte = address.byte(length)
      if byte == 0 { break }
      length += 1 + Self.bytesOfReference(byte)
    }
    self.length = length
  }

  /// Some characters are followed by a reference of four or eight bytes.
  private static func bytesOfReference(_ byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 4
    case 0x18...0x1F: 8
    default: 0
    }
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: address, count: length) }

  func resolve(
    in context: ContextDescriptor? = nil, arguments: UnsafeRawPointer? = nil
  ) -> Metadata? {
    rg_type_named(
      address.assumingMemoryBound(to: CChar.self), length, context?.address,
      arguments?.assumingMemoryBound(to: UnsafeRawPointer?.self)
    ).map(Metadata.init)
  }
}

// MARK: - What the name says

extension MangledName {
  enum Ownership: String { case strong, weak, unowned, unmanaged }

  private func ends(with suffix: StaticString) -> Bool {
    length >= suffix.utf8CodeUnitCount
      && bytes.suffix(suffix.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
  }

  var ownership: Ownership {
    if ends(with: "Xw") { return .weak }
    if ends(with: "Xo") { return .unowned }
    return ends(with: "Xu") ? .unmanaged : .strong
  }

  /// A variable that was captured by reference lives in a box of its own.
  var isBox: Bool { ends(with: "Xx") || ends(with: "XX") }

  /// The declaration, when the name is nothing but a reference to one.
  var declaration: ContextDescriptor? {
    guard length == 5, bytes[0] == 1 else { return nil }
    return address.relative(1).map(ContextDescriptor.init)
  }

  /// A generic class with arguments: a reference, then `y…G`.
  var isGenericClass: Bool {
    guard length > 6, bytes[0] == 1, bytes[5] == UInt8(ascii: "y"), ends(with: "G") else {
      return false
    }
    return address.relative(1).map { ContextDescriptor($0).isClass } ?? false
  }

  private func anyOperator(_ matches: (UInt8, UInt8) -> Bool) -> Bool {
    var index = 0
    while index < length {
      let skip = Self.bytesOfReference(bytes[index])
      if skip == 0, matches(bytes[index], index + 1 < length ? bytes[index + 1] : 0) { return true }
      index += 1 + skip
    }
    return false
  }

  /// Associated types and packs: the runtime ends the process instead of returning nothing when it
  /// cannot resolve them.
  var isDangerous: Bool {
    anyOperator { $0 == UInt8(ascii: "Q") && "zyZYpPeXxsSi".utf8.contains($1) }
  }

  var mentionsGenericParameters: Bool {
    anyOperator { first, second in
      guard first == UInt8(ascii: "q") else { return first == UInt8(ascii: "x") }
      return second == UInt8(ascii: "_") || second == UInt8(ascii: "d")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    }
  }

  /// A function as the compiler lowers it, which the runtime cannot resolve: two words when it has
  /// a context, else one.
  enum LoweredFunction { case thick, thin }

  var loweredFunction: LoweredFunction? {
    var characters = bytes[...]
    if ends(with: "Sg") { characters = characters.dropLast(2) }
    guard characters.last == UInt8(ascii: "_") else { return nil }
    characters = characters.dropLast()
    let isOperator = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    let tail = characters.suffix(while: isOperator)
    guard let start = tail.lastIndex(of: UInt8(ascii: "I")) else { return nil }
    // Between them stand marks: pseudogeneric, escaping, isolated, differentiable.
    let kind = bytes[(start + 1)...].first { !"PeAdlfrp".utf8.contains($0) }
    guard let kind else { return nil }
    return kind == UInt8(ascii: "t") ? .thin : .thick
  }
}

extension BidirectionalCollection {
  fileprivate func suffix(while matches: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, matches(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
