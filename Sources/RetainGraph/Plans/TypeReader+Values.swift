import CRetainGraph

extension TypeReader {
  /// Appends what to follow in a value of the type that stands at the offset.
  func appendValue(_ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]) {
    // Before anything that looks at value witnesses: functions of blocks have none.
    if type.kind == .function {
      appendFunction(type, offset, label, &ops)
      return
    }
    if let kind = type.kind, kind != .class, type.isPlainData { return }
    switch type.kind {
    case .class, .foreignClass:
      ops.append(op(RG_OP_REFERENCE, offset, label))
    case .opaque:
      appendBuiltin(type, offset, label, &ops)
    case .tuple:
      appendTuple(type, offset, label, &ops)
    case .struct:
      appendStruct(type, offset, label, &ops)
    case .enum, .optional:
      appendEnum(type, offset, label, &ops)
    case .existential:
      appendExistential(type, offset, label, &ops)
    case .extendedExistential:
      appendExtendedExistential(type, offset, label, &ops)
    case .metatype, .existentialMetatype:
      break
    case .fixedArray:
      appendFixedArray(type, offset, label, &ops)
    default:
      note(.unknownLayout, type.name)
      ops.append(scan(offset, label, size: type.size))
    }
  }

  func join(_ outer: String, _ inner: String) -> String {
    if inner.isEmpty { return outer }
    if outer.isEmpty { return inner }
    return inner.hasPrefix("[") ? outer + inner : outer + "." + inner
  }

  // MARK: Kinds of types

  private func appendFunction(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    switch type.convention {
    case .swift where !type.isPlainData: ops.append(op(RG_OP_FUNCTION, offset, label))
    case .block: ops.append(op(RG_OP_BLOCK, offset, label))
    default: break
    }
  }

  private func appendBuiltin(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    switch type.qualifiedName {
    case "Builtin.NativeObject": ops.append(op(RG_OP_REFERENCE, offset, label))
    case "Builtin.BridgeObject", "Builtin.UnknownObject":
      ops.append(op(RG_OP_BRIDGE, offset, label))
    // The storage of an actor's executor holds jobs that run, no object of the app.
    default: break
    }
  }

  private func appendTuple(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    let names = type.address.pointer(16).map {
      $0.text.split(separator: " ", omittingEmptySubsequences: false)
    }
    for index in 0..<Int(type.address.word(8)) {
      let element = type.address + 24 + 16 * index
      guard let elementType = element.pointer(0) else { continue }
      let name = names.flatMap { $0.indices.contains(index) ? String($0[index]) : nil }
      appendValue(
        Metadata(elementType), offset + Int(element.half(8)),
        join(label, name.flatMap { $0.isEmpty ? nil : $0 } ?? String(index)), &ops)
    }
  }

  private func appendStruct(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    if type == string { return }
    let declaration = type.declaration
    let fields = type.storedFields
    guard !fields.isEmpty || declaration?.fields != nil else {
      note(.withoutReflectionMetadata, type.name)
      ops.append(scan(offset, label, size: type.size))
      return
    }
    // The names of the standard library's internal properties do not help a reader.
    let hidesNames = declaration.map { Self.modulesWithHiddenFields.contains($0.module) } ?? false
    append(fields, of: type, offset, label, hidingNames: hidesNames, &ops)
  }

  private static let modulesWithHiddenFields: Set = [
    "Swift", "_Concurrency", "Synchronization", "Observation",
  ]

  func append(
    _ fields: [StoredField], of type: Metadata, _ base: Int, _ label: String,
    hidingNames: Bool = false, _ ops: inout [rg_op]
  ) {
    for field in fields {
      let name = hidingNames ? label : join(label, PropertyName.shown(field.name))
      if let fieldType = field.type {
        appendValue(fieldType, base + field.offset, name, &ops)
      } else {
        note(.unnamedType, "\(type.name).\(PropertyName.shown(field.name))")
        ops.append(scan(base + field.offset, name, size: field.room))
      }
    }
  }

  private func appendFixedArray(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    guard let element = type.address.pointer(16).map(Metadata.init) else { return }
    let (count, mostSpelledOut) = (Int(type.address.word(8)), 64)
    for index in 0..<min(count, mostSpelledOut) {
      appendValue(element, offset + index * element.stride, join(label, "[\(index)]"), &ops)
    }
    if count > mostSpelledOut {
      note(.tooLarge, type.name)
      let start = mostSpelledOut * element.stride
      ops.append(scan(offset + start, label, size: type.size - start))
    }
  }

  // MARK: Existentials

  private func appendExistential(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    let flags = type.address.half(8)
    let isError = (flags & 0x3F00_0000) >> 24 == 1
    let isForClasses = flags & 0x8000_0000 == 0
    // An error is a reference to its box.
    let isReference = isError || isForClasses
    ops.append(op(isReference ? RG_OP_REFERENCE : RG_OP_EXISTENTIAL, offset, label))
  }

  private func appendExtendedExistential(
    _ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) {
    switch type.address.pointer(8).map({ $0.half(0) & 0xFF }) {
    case 0: ops.append(op(RG_OP_EXISTENTIAL, offset, label))
    case 1: ops.append(op(RG_OP_REFERENCE, offset, label))
    case 2: break  // a metatype
    default: ops.append(scan(offset, label, size: type.size))
    }
  }
}
