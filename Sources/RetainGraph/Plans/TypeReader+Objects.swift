import CRetainGraph

extension TypeReader {
  /// How to find the references of a heap object, and what it is to a person.
  func objectPlan(
    _ metadata: Metadata, _ object: UnsafeRawPointer
  ) -> (rg_heap_plan, HeapType) {
    var plan = rg_heap_plan.plain
    switch metadata.kind {
    case .class:
      return classPlan(metadata)
    case .closureContext:
      return closurePlan(metadata, object)
    case .box:
      return boxPlan(metadata)
    case .error:
      plan.storage = RG_STORAGE_ERROR
      return (plan, HeapType(title: "error", role: .context))
    case .task:
      note(.frames, "Task")
      plan.storage = RG_STORAGE_TASK
      plan.element_label = number("")
      return (plan, HeapType(title: "Task", module: "_Concurrency", part: .task))
    default:
      note(.unknownLayout, metadata.name)
      plan.storage = RG_STORAGE_LEAF
      return (plan, HeapType(title: metadata.name))
    }
  }

  /// A captured variable, or the value of an existential: {kind, u32 offset, type}.
  private func boxPlan(_ metadata: Metadata) -> (rg_heap_plan, HeapType) {
    var plan = rg_heap_plan.plain
    let type = HeapType(title: "box", role: .context)
    guard decoders.contains(.box), let value = metadata.address.pointer(16) else {
      note(.switchedOff, "boxes")
      plan.plan = addPlan([scan(16, "")])
      return (plan, type)
    }
    var ops: [rg_op] = []
    appendValue(Metadata(value), Int(metadata.address.half(8)), "", &ops)
    plan.plan = addPlan(ops)
    return (plan, type)
  }

  // MARK: Classes

  private func classPlan(_ metadata: Metadata) -> (rg_heap_plan, HeapType) {
    let declaration = metadata.declaration
    let (module, name) = (declaration?.module ?? "", declaration?.name ?? "")
    if module == "Swift", let storage = storagePlan(metadata, name) { return storage }

    var plan = rg_heap_plan.plain
    plan.instance_size = Int32(metadata.instanceSize)
    plan.plan = propertiesPlan(metadata)
    var type = HeapType(
      title: metadata.name, module: module,
      part: RuntimePart(module: module, className: name))
    for ancestor in metadata.ancestry.compactMap(\.declaration) where ancestor.module == "Swift" {
      if ancestor.name == "AnyKeyPath" { plan.storage = RG_STORAGE_LEAF }
    }
    if let buffer = metadata.ancestry.first(where: { $0.declaration?.name == "ManagedBuffer" }),
      let element = buffer.genericArgument(1), !holdsNothing(element)
    {
      note(.unknownCount, metadata.name)
      plan.storage = RG_STORAGE_TAIL
      plan.element_label = number("[?]")
    }
    if type.part == .dispatchSource { plan.storage = RG_STORAGE_DISPATCH }
    if type.part == nil {
      // A subclass of what the system keeps is kept just the same.
      type.part =
        metadata.ancestry.lazy.compactMap(\.declaration).compactMap {
          RuntimePart(module: $0.module, className: $0.name)
        }.first
    }
    return (plan, type)
  }

  private func propertiesPlan(_ metadata: Metadata) -> Int32 {
    let isOpaque = metadata.ancestry.compactMap(\.declaration).contains {
      $0.classDeclaresFields && $0.fields == nil
    }
    var ops: [rg_op] = []
    if isOpaque {
      note(.withoutReflectionMetadata, metadata.name)
      ops = [scan(16, "", size: max(0, metadata.instanceSize - 16))]
    } else {
      append(PropertyName.declared(metadata.storedFields), of: metadata, 0, "", &ops)
    }
    return addPlan(ops)
  }

  // MARK: What collections keep their elements in

  private func storagePlan(
    _ metadata: Metadata, _ name: String
  ) -> (rg_heap_plan, HeapType)? {
    switch name {
    case "_ContiguousArrayStorage": arrayPlan(metadata)
    case "_DictionaryStorage": dictionaryPlan(metadata)
    case "_SetStorage": setPlan(metadata)
    case "__StringStorage", "__SharedStringStorage", "__EmptyArrayStorage",
      "__EmptyDictionarySingleton", "__EmptySetSingleton":
      leaf(metadata.name)
    default: nil
    }
  }

  private func leaf(_ title: String) -> (rg_heap_plan, HeapType) {
    var plan = rg_heap_plan.plain
    plan.storage = RG_STORAGE_LEAF
    return (plan, HeapType(title: title, role: .storage))
  }

  private func scanned(_ title: String, _ what: String) -> (rg_heap_plan, HeapType) {
    note(.switchedOff, what)
    var plan = rg_heap_plan.plain
    plan.plan = addPlan([scan(16, "")])
    return (plan, HeapType(title: title, role: .storage))
  }

  private func arrayPlan(_ metadata: Metadata) -> (rg_heap_plan, HeapType) {
    guard let element = metadata.genericArgument(0) else { return leaf(metadata.name) }
    let title = "[\(element.name)]"
    guard !holdsNothing(element) else { return leaf(title) }
    guard decoders.contains(.array) else { return scanned(title, "arrays") }
    var plan = rg_heap_plan.plain
    plan.storage = RG_STORAGE_ARRAY
    plan.elements_offset = Int32(element.align(32))
    plan.element_plan = valuePlan(element)
    plan.element_stride = Int32(element.stride)
    return (plan, HeapType(title: title, role: .storage))
  }

  private func dictionaryPlan(_ metadata: Metadata) -> (rg_heap_plan, HeapType) {
    guard let key = metadata.genericArgument(0), let value = metadata.genericArgument(1) else {
      return leaf(metadata.name)
    }
    let title = "[\(key.name): \(value.name)]"
    if holdsNothing(key), holdsNothing(value) { return leaf(title) }
    guard decoders.contains(.dictionary), let scale = metadata.offset(ofField: "_scale"),
      let keys = metadata.offset(ofField: "_rawKeys"),
      let values = metadata.offset(ofField: "_rawValues")
    else { return scanned(title, "dictionaries") }
    var plan = rg_heap_plan.plain
    plan.storage = RG_STORAGE_DICTIONARY
    plan.instance_size = Int32(metadata.instanceSize)
    plan.scale_offset = Int32(scale)
    plan.elements_offset = Int32(keys)
    plan.element_plan = elementPlan(key)
    plan.element_stride = Int32(key.stride)
    plan.element_label = number("key")
    plan.values_offset = Int32(values)
    plan.value_plan = elementPlan(value)
    plan.value_stride = Int32(value.stride)
    plan.value_label = number("value")
    var type = HeapType(title: title, role: .storage)
    if key == string { type.stringKeys = .init(keysOffset: keys) }
    return (plan, type)
  }

  private func setPlan(_ metadata: Metadata) -> (rg_heap_plan, HeapType) {
    guard let element = metadata.genericArgument(0) else { return leaf(metadata.name) }
    let title = "Set<\(element.name)>"
    guard !holdsNothing(element) else { return leaf(title) }
    guard decoders.contains(.set), let scale = metadata.offset(ofField: "_scale"),
      let elements = metadata.offset(ofField: "_rawElements")
    else { return scanned(title, "sets") }
    var plan = rg_heap_plan.plain
    plan.storage = RG_STORAGE_SET
    plan.instance_size = Int32(metadata.instanceSize)
    plan.scale_offset = Int32(scale)
    plan.elements_offset = Int32(elements)
    plan.element_plan = valuePlan(element)
    plan.element_stride = Int32(element.stride)
    plan.element_label = number("member")
    return (plan, HeapType(title: title, role: .storage))
  }
}
