import CRetainGraph

/// Writes for every type that the walk meets how to find the references in it.
///
/// It is asked once per type. What it cannot read it leaves to guessing, and notes.
final class TypeReader {
  let decoders: Decoders
  /// Layouts that ended an earlier child when they were read.
  private let poisonous: Set<UInt>

  /// The walk that asks; the plans go there.
  private(set) var walk: OpaquePointer?

  private(set) var heapTypes: [HeapType] = []
  private(set) var unread: [Unread: Int] = [:]

  private(set) var strings = [""]
  private var stringNumbers: [String: Int32] = ["": 0]
  private var valuePlans: [Metadata: Int32] = [:]
  var genericClosurePlans: [[UInt]: Int32] = [:]

  let string = Metadata(String.self)

  init(decoders: Decoders, poisonous: Set<UInt> = []) {
    self.decoders = decoders
    self.poisonous = poisonous
  }

  /// Begins a walk that asks this reader. The reader must live as long as the walk.
  func makeWalk() -> OpaquePointer {
    let types = rg_types(
      context: Unmanaged.passUnretained(self).toOpaque(),
      heap_plan: { context, metadata, object in
        let reader = Unmanaged<TypeReader>.fromOpaque(context).takeUnretainedValue()
        return reader.heapPlan(Metadata(metadata), object)
      },
      value_plan: { context, type in
        let reader = Unmanaged<TypeReader>.fromOpaque(context).takeUnretainedValue()
        let plan = reader.valuePlan(Metadata(type))
        rg_note_reading(0)
        return plan
      })
    let walk = rg_walk_create(types)
    self.walk = walk
    return walk
  }

  // MARK: What the readers of the parts use

  func number(_ string: String) -> Int32 {
    if let number = stringNumbers[string] { return number }
    let number = Int32(strings.count)
    strings.append(string)
    stringNumbers[string] = number
    return number
  }

  func note(_ reason: Unread.Reason, _ subject: String) {
    unread[Unread(reason, subject), default: 0] += 1
  }

  func op(_ kind: rg_op_kind, _ offset: Int, _ label: String, _ argument: Int = 0) -> rg_op {
    rg_op(
      kind: kind, offset: Int32(truncatingIfNeeded: offset), label: number(label),
      argument: Int32(truncatingIfNeeded: argument))
  }

  /// A scan of something unreadable, up to the end of the object when no size is given.
  func scan(_ offset: Int, _ label: String, size: Int = -1) -> rg_op {
    op(RG_OP_SCAN, offset, label, size)
  }

  func addPlan(_ ops: [rg_op]) -> Int32 {
    guard let walk else { return -1 }
    let plan = rg_add_plan(walk)
    rg_set_plan(walk, plan, ops, ops.count)
    return plan
  }

  // MARK: Plans

  /// The plan of values of a type, or -1 when they hold no references.
  func valuePlan(_ type: Metadata) -> Int32 {
    if let plan = valuePlans[type] { return plan }
    guard let walk else { return -1 }
    // Known before it is written: a type may contain itself, by way of an indirect case.
    let plan = rg_add_plan(walk)
    valuePlans[type] = plan
    var ops: [rg_op] = []
    reading(type) {
      appendValue(type, 0, "", &ops)
    } orElse: {
      ops = [scan(0, "", size: type.size)]
    }
    rg_set_plan(walk, plan, ops, ops.count)
    return plan
  }

  func holdsNothing(_ type: Metadata) -> Bool { type.isPlainData || type == string }

  func elementPlan(_ type: Metadata) -> Int32 { holdsNothing(type) ? -1 : valuePlan(type) }

  private func heapPlan(_ metadata: Metadata, _ object: UnsafeRawPointer) -> Int32 {
    guard let walk else { return -1 }
    var (plan, type) = (rg_heap_plan.plain, HeapType(title: "?"))
    reading(metadata) {
      (plan, type) = objectPlan(metadata, object)
    } orElse: {
      type = HeapType(title: metadata.name)
      plan.storage = RG_STORAGE_LEAF
    }
    rg_note_reading(0)
    heapTypes.append(type)
    return rg_add_heap_plan(walk, plan)
  }

  /// Reads a layout, and leaves a trace for the case that doing so ends the process.
  private func reading(
    _ metadata: Metadata, _ body: () -> Void, orElse skip: () -> Void
  ) {
    let address = UInt(bitPattern: metadata.address)
    guard !poisonous.contains(address) else {
      note(.crashed, metadata.name)
      skip()
      return
    }
    rg_note_reading(address)
    body()
  }
}

extension rg_heap_plan {
  /// No storage besides the plan, and the same for every object with the metadata.
  static var plain: rg_heap_plan {
    var plan = rg_heap_plan()
    plan.storage = RG_STORAGE_PLAIN
    plan.plan = -1
    plan.element_plan = -1
    plan.value_plan = -1
    plan.cacheable = true
    return plan
  }
}
