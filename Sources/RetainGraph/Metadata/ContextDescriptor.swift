/// A declaration: what all types made from it have in common.
struct ContextDescriptor {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  private enum Kind: UInt32 { case module = 0, `class` = 16, `struct` = 17 }

  private var flags: UInt32 { address.half(0) }
  private var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  var isGeneric: Bool { flags & 0x80 != 0 }
  var isClass: Bool { kind == .class }
  var isStruct: Bool { kind == .struct }

  var name: String { address.relative(8)?.text ?? "?" }

  /// The module that declares it.
  var module: String {
    var context = self
    while context.kind != .module {
      guard let parent = context.address.indirectable(4) else { return "" }
      context = ContextDescriptor(parent)
    }
    return context.name
  }

  /// Its stored properties or cases; nil in code built without reflection metadata.
  var fields: FieldDescriptor? { address.relative(16).map(FieldDescriptor.init) }

  var classDeclaresFields: Bool { address.half(36) > 0 }

  func argumentWords(ofClass metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
    let (classFlags, negativeSize) = (flags >> 16, Int(address.half(24)))
    // With a resilient superclass the offset is known at run time only.
    guard classFlags & (1 << 13) == 0 else { return nil }
    guard classFlags & (1 << 12) == 0 else { return metadata - negativeSize * 8 }
    let (positiveSize, ownMembers) = (Int(address.half(28)), Int(address.half(32)))
    return metadata + (positiveSize - ownMembers) * 8
  }
}

/// The stored properties of a class or struct, or the cases of an enum, without its superclass's.
struct FieldDescriptor {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  struct Record {
    let name: String
    /// Nil of a case without payload.
    let typeName: MangledName?
    let isIndirect: Bool
  }

  var count: Int { Int(address.half(12)) }

  subscript(index: Int) -> Record {
    let recordSize = Int(address.load(fromByteOffset: 10, as: UInt16.self))
    let record = address + 16 + recordSize * index
    return Record(
      name: record.relative(8)?.text ?? "?",
      typeName: record.relative(4).map(MangledName.init),
      isIndirect: record.half(0) & 1 != 0)
  }
}
