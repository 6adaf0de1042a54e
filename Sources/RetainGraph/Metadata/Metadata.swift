import CRetainGraph

/// A type, or the layout of a heap object, as the runtime describes it.
struct Metadata: Hashable {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }
  init(_ type: any Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  enum Kind: Int {
    case `class` = 0
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case extendedExistential = 0x307
    case fixedArray = 0x308
    // Of heap objects that have no type.
    case closureContext = 0x400
    case box = 0x500
    case error = 0x501
    case task = 0x502
  }

  /// Nil when the kind is not known here.
  var kind: Kind? {
    let raw = address.load(as: Int.self)
    return raw < 0 || raw > 0x7FF ? .class : Kind(rawValue: raw)
  }

  var rawKind: Int { address.load(as: Int.self) }

  private var isType: Bool {
    guard let kind else { return false }
    return kind == .class || kind.rawValue <= Kind.fixedArray.rawValue && kind.rawValue >= 0x200
  }

  private typealias AnyType = any Any.Type

  /// The name as people write it, without modules.
  var name: String {
    guard isType else { return "context of kind 0x\(String(rawKind, radix: 16))" }
    return _typeName(unsafeBitCast(address, to: AnyType.self), qualified: false)
  }

  var qualifiedName: String {
    guard isType else { return name }
    return _typeName(unsafeBitCast(address, to: AnyType.self), qualified: true)
  }
}

// MARK: - Values of the type

extension Metadata {
  /// How a function is called; values of C functions and blocks differ from Swift's.
  enum Convention { case swift, block, other }

  var convention: Convention {
    switch (address.word(8) >> 16) & 0xFF {
    case 0: .swift
    case 1: .block
    default: .other
    }
  }

  // The runtime gives block functions no value witnesses.
  private var isBlock: Bool { kind == .function && convention == .block }

  private var witnesses: UnsafeRawPointer? { (address - 8).load(as: UnsafeRawPointer?.self) }
  private func witness(_ offset: Int) -> UInt32 { witnesses?.half(offset) ?? 0 }

  var size: Int { isBlock ? 8 : Int(witness(64)) }
  var stride: Int { isBlock ? 8 : Int(witness(72)) }
  var alignmentMask: Int { isBlock ? 7 : Int(witness(80) & 0xFF) }

  /// A Boolean value that indicates whether copying the bits copies the value: nothing in it is
  /// reference-counted.
  var isPlainData: Bool { !isBlock && witnesses != nil && witness(80) & 0x10000 == 0 }

  func align(_ offset: Int) -> Int { (offset + alignmentMask) & ~alignmentMask }
}

// MARK: - Classes and their kin

extension Metadata {
  var superclass: Metadata? { address.pointer(8).map(Metadata.init) }
  var instanceSize: Int { Int(address.half(24)) }

  /// The class and its superclasses, the class first.
  var ancestry: [Metadata] {
    var (chain, next) = ([Metadata](), Optional(self))
    while let current = next, current.kind == .class {
      chain.append(current)
      next = current.superclass
    }
    return chain
  }

  /// The descriptor of the type's declaration.
  var declaration: ContextDescriptor? {
    switch kind {
    case .class: address.pointer(40).map(ContextDescriptor.init)
    case .struct, .enum, .optional: address.pointer(8).map(ContextDescriptor.init)
    default: nil
    }
  }

  /// The address of the generic arguments, if there are any.
  var genericArguments: UnsafeRawPointer? {
    guard let declaration, declaration.isGeneric else { return nil }
    guard kind == .class else { return address + 16 }
    return declaration.argumentWords(ofClass: address)
  }

  func genericArgument(_ index: Int) -> Metadata? {
    genericArguments?.pointer(8 * index).map(Metadata.init)
  }
}
