extension UnsafeRawPointer {
  func word(_ offset: Int) -> UInt { load(fromByteOffset: offset, as: UInt.self) }
  func half(_ offset: Int) -> UInt32 { loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
  func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
  func pointer(_ offset: Int) -> UnsafeRawPointer? {
    load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  /// Returns the target of a 32-bit distance from its own address; `nil` if the distance is 0.
  func relative(_ offset: Int) -> UnsafeRawPointer? {
    let distance = loadUnaligned(fromByteOffset: offset, as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }

  /// The same, but an odd distance leads to a pointer that leads there.
  func indirectable(_ offset: Int) -> UnsafeRawPointer? {
    let distance = loadUnaligned(fromByteOffset: offset, as: Int32.self)
    guard distance != 0 else { return nil }
    let place = self + offset + Int(distance & ~1)
    return distance & 1 == 0 ? place : place.pointer(0)
  }

  var text: String { String(cString: assumingMemoryBound(to: CChar.self)) }
}
