import CRetainGraph

extension TypeReader {
  func appendEnum(_ type: Metadata, _ offset: Int, _ label: String, _ ops: inout [rg_op]) {
    if let shortcut = optionalShortcut(type, offset, label) {
      ops += shortcut
      return
    }
    guard decoders.contains(.enumeration), let walk else {
      note(.switchedOff, "enums")
      ops.append(scan(offset, label, size: type.size))
      return
    }
    guard let declaration = type.declaration, let fields = declaration.fields else {
      note(.withoutReflectionMetadata, type.name)
      ops.append(scan(offset, label, size: type.size))
      return
    }
    let records = (0..<fields.count).map { fields[$0] }
    let payloads = records.count { $0.typeName != nil }
    let number = rg_add_enum(walk, type.address, Int32(type.size), payloads > 1)
    let cases = records.map { enumCase($0, of: type, declaration) }
    rg_set_enum(walk, number, cases, cases.count)
    ops.append(op(RG_OP_ENUM, offset, label, Int(number)))
  }

  private func enumCase(
    _ record: FieldDescriptor.Record, of type: Metadata, _ declaration: ContextDescriptor
  ) -> rg_enum_case {
    var result = rg_enum_case(
      label: type.kind == .optional ? 0 : number(record.name), plan: -1, indirect: false)
    guard let typeName = record.typeName else { return result }
    if record.isIndirect {
      result.indirect = true
    } else if !typeName.isDangerous,
      let payload = typeName.resolve(in: declaration, arguments: type.genericArguments)
    {
      result.plan = elementPlan(payload)
    } else {
      note(.unnamedType, "\(type.name).\(record.name)")
      if type.size >= 8 { result.plan = addPlan([scan(0, "", size: type.size)]) }
    }
    return result
  }

  /// Optionals of what has a null of its own need not be asked which case they are.
  private func optionalShortcut(_ type: Metadata, _ offset: Int, _ label: String) -> [rg_op]? {
    guard type.kind == .optional, let wrapped = type.genericArgument(0) else { return nil }
    var ops: [rg_op] = []
    switch wrapped.kind {
    case .class, .foreignClass, .function, .existential:
      appendValue(wrapped, offset, label, &ops)
      return ops
    case .optional:
      guard let inner = wrapped.genericArgument(0), inner.kind == .class else { return nil }
      appendValue(inner, offset, label, &ops)
      return ops
    case .struct where wrapped.size == 8 && type.size == 8:
      appendValue(wrapped, offset, label, &ops)
      let isOnePointer = ops.allSatisfy {
        $0.kind == RG_OP_REFERENCE || $0.kind == RG_OP_BRIDGE
      }
      return isOnePointer ? ops : nil
    default: return nil
    }
  }
}
