import CRetainGraph

/// The compiler's description of a closure's captures: {u32 captures, u32 generic sources, u32
/// bindings, type names…, (name, source)…}.
struct CaptureDescriptor {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  var id: UInt { UInt(bitPattern: address) }
  var captureCount: Int { Int(address.half(0)) }
  var sourceCount: Int { Int(address.half(4)) }
  /// Words before the captures that hold generic arguments.
  var bindingCount: Int { Int(address.half(8)) }

  func typeName(ofCapture index: Int) -> MangledName? {
    address.relative(12 + 4 * index).map(MangledName.init)
  }

  /// A generic parameter, and a recipe for where its argument is found.
  func source(_ index: Int) -> (parameter: GenericParameter, recipe: String)? {
    let place = 12 + 4 * captureCount + 8 * index
    guard let name = address.relative(place).map(MangledName.init),
      let parameter = GenericParameter(Array(name.bytes)),
      let recipe = address.relative(place + 4)?.text
    else { return nil }
    return (parameter, recipe)
  }
}

extension TypeReader {
  func closurePlan(
    _ metadata: Metadata, _ context: UnsafeRawPointer
  ) -> (rg_heap_plan, HeapType) {
    var plan = rg_heap_plan.plain
    let type = HeapType(title: "closure", role: .context)
    guard decoders.contains(.closure), let address = metadata.address.pointer(16) else {
      note(decoders.contains(.closure) ? .withoutCaptures : .switchedOff, "closures")
      plan.plan = addPlan([scan(16, "")])
      return (plan, type)
    }
    let descriptor = CaptureDescriptor(address)
    let first = Int(metadata.address.half(8)) + 8 * descriptor.bindingCount
    guard descriptor.sourceCount > 0 else {
      plan.plan = capturesPlan(descriptor, first, environment: nil)
      return (plan, type)
    }
    // The same code with other generic arguments has another layout.
    plan.cacheable = false
    let arguments = genericArguments(
      descriptor, context, bindings: Int(metadata.address.half(8)), captures: first)
    let key = [descriptor.id] + arguments.map { UInt(bitPattern: $0.type.address) }
    if let known = genericClosurePlans[key] {
      plan.plan = known
    } else {
      plan.plan = capturesPlan(descriptor, first, environment: GenericEnvironment(arguments))
      genericClosurePlans[key] = plan.plan
    }
    return (plan, type)
  }

  private func capturesPlan(
    _ descriptor: CaptureDescriptor, _ first: Int, environment: GenericEnvironment?
  ) -> Int32 {
    var (ops, offset) = ([rg_op](), first)
    for index in 0..<descriptor.captureCount {
      guard let name = descriptor.typeName(ofCapture: index),
        let end = appendCapture(name, offset, environment, &ops)
      else {
        note(.unnamedType, "capture \(index + 1) of \(descriptor.captureCount) of a closure")
        ops.append(scan((offset + 7) & ~7, ""))
        break
      }
      offset = end
    }
    return addPlan(ops)
  }

  /// Appends what to follow in a capture; where it ends, or nil when its size is not known.
  private func appendCapture(
    _ name: MangledName, _ offset: Int, _ environment: GenericEnvironment?,
    _ ops: inout [rg_op]
  ) -> Int? {
    let aligned = (offset + 7) & ~7
    if name.isBox {
      ops.append(op(RG_OP_REFERENCE, aligned, ""))
      return aligned + 8
    }
    let ownership = name.ownership
    if let type = resolve(name, environment) {
      let start = type.align(offset)
      if ownership == .strong { appendValue(type, start, "", &ops) }
      return start + type.size
    }
    // Optimised code has no metadata for structs whose type is not used at run time.
    if ownership == .strong, let declaration = name.declaration,
      let end = appendDeclared(declaration, offset, "", &ops)
    {
      return end
    }
    if ownership != .strong { return aligned + 8 }
    switch name.loweredFunction {
    case .thin:
      return aligned + 8
    case .thick:
      ops.append(op(RG_OP_FUNCTION, aligned, ""))
      return aligned + 16
    case nil:
      return nil
    }
  }

  private func resolve(_ name: MangledName, _ environment: GenericEnvironment?) -> Metadata? {
    if name.isDangerous { return nil }
    return name.mentionsGenericParameters ? environment?.resolve(name) : name.resolve()
  }

  // MARK: Structs without metadata

  private func appendDeclared(
    _ declaration: ContextDescriptor, _ offset: Int, _ label: String, _ ops: inout [rg_op]
  ) -> Int? {
    guard let layout = declaredLayout(declaration) else { return nil }
    let start = (offset + layout.alignment - 1) & ~(layout.alignment - 1)
    for (name, type, fieldOffset) in layout.fields {
      switch type {
      case .known(let metadata):
        appendValue(metadata, start + fieldOffset, join(label, name), &ops)
      case .declared(let inner):
        _ = appendDeclared(inner, start + fieldOffset, join(label, name), &ops)
      }
    }
    return start + layout.size
  }

  private enum DeclaredType {
    case known(Metadata)
    case declared(ContextDescriptor)
  }

  private struct DeclaredLayout {
    var size = 0
    var alignment = 1
    /// The fields that own the object they refer to.
    var fields: [(name: String, type: DeclaredType, offset: Int)] = []

    mutating func place(size fieldSize: Int, alignment fieldAlignment: Int) -> Int {
      let offset = (size + fieldAlignment - 1) & ~(fieldAlignment - 1)
      size = offset + fieldSize
      alignment = max(alignment, fieldAlignment)
      return offset
    }
  }

  private func declaredLayout(_ declaration: ContextDescriptor) -> DeclaredLayout? {
    guard declaration.isStruct, !declaration.isGeneric, let records = declaration.fields else {
      return nil
    }
    var layout = DeclaredLayout()
    for index in 0..<records.count {
      let record = records[index]
      guard let name = record.typeName else { return nil }
      let shown = PropertyName.shown(record.name)
      if !name.isDangerous, let type = name.resolve(in: declaration) {
        let offset = layout.place(size: type.size, alignment: type.alignmentMask + 1)
        if name.ownership == .strong { layout.fields.append((shown, .known(type), offset)) }
      } else if let inner = name.declaration, let innerLayout = declaredLayout(inner) {
        let offset = layout.place(size: innerLayout.size, alignment: innerLayout.alignment)
        layout.fields.append((shown, .declared(inner), offset))
      } else {
        return nil
      }
    }
    return layout
  }

  // MARK: Generic arguments of a closure

  private func genericArguments(
    _ descriptor: CaptureDescriptor, _ context: UnsafeRawPointer, bindings: Int, captures: Int
  ) -> [(parameter: GenericParameter, type: Metadata)] {
    // Captures whose place is known without knowing the arguments: leading ones of one word.
    var (places, offset) = ([Int](), captures)
    for index in 0..<descriptor.captureCount {
      places.append(offset)
      guard let name = descriptor.typeName(ofCapture: index), isOneWord(name) else { break }
      offset += 8
    }
    var found: [(parameter: GenericParameter, type: Metadata)] = []
    for index in 0..<descriptor.sourceCount {
      guard let (parameter, recipe) = descriptor.source(index),
        !found.contains(where: { $0.parameter == parameter }),
        let type = argument(recipe[...], context, bindings: bindings, places: places)
      else { continue }
      found.append((parameter, type))
    }
    return found
  }

  private func isOneWord(_ name: MangledName) -> Bool {
    if name.isBox { return true }
    if !name.isDangerous, !name.mentionsGenericParameters, let type = name.resolve() {
      return type.size == 8
    }
    return name.isGenericClass
  }

  /// Follows a recipe: `B1` is a binding, `R1` the class of a captured reference, `M1` a captured
  /// metatype, `G0R1_` a generic argument of what follows.
  private func argument(
    _ recipe: Substring, _ context: UnsafeRawPointer, bindings: Int, places: [Int]
  ) -> Metadata? {
    guard let step = recipe.first else { return nil }
    let digits = recipe.dropFirst().prefix(while: \.isNumber)
    guard let number = Int(digits) else { return nil }
    func captured() -> UnsafeRawPointer? {
      places.indices.contains(number) ? context.pointer(places[number]) : nil
    }
    switch step {
    case "B": return context.pointer(bindings + 8 * number).map(Metadata.init)
    case "R": return captured().flatMap { $0.pointer(0) }.map(Metadata.init)
    case "M": return captured().map(Metadata.init)
    case "G":
      let rest = recipe.dropFirst(1 + digits.count)
      let generic = argument(rest, context, bindings: bindings, places: places)
      guard let generic else { return nil }
      // The arguments are those of the class that is generic, be it an ancestor.
      let owners = generic.kind == .class ? generic.ancestry : [generic]
      return owners.lazy.compactMap { $0.genericArgument(number) }.first
    default: return nil
    }
  }
}
