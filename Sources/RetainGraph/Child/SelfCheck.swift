/// Tries each decoder on objects whose references are known.
///
/// The layouts that RetainGraph reads are not all promised to stay: where they changed, a decoder
/// would invent facts. It is better not to use it.
package enum SelfCheck {
  /// The decoders that this process may use; found out once.
  package static let passed = passing()

  /// The decoders that read what was planted for them, of those that are enabled.
  package static func passing(
    of enabled: Decoders = .all, limit: Duration = .seconds(10)
  ) -> Decoders {
    let (clock, deadline) = (ContinuousClock(), ContinuousClock.now + limit)
    var (passed, next) = (Decoders(), 0)
    // A decoder may fail by crashing: the ones behind it are tried in a new child.
    while next < Decoders.names.count {
      let first = next
      let outcome = Child.run(limit: deadline - clock.now) { output in
        for (decoder, _) in Decoders.names[first...] {
          output.write([reads(decoder, with: enabled) ? 1 : 0])
        }
      }
      for (index, byte) in outcome.output.enumerated() where byte == 1 {
        passed.insert(Decoders.names[first + index].decoder)
      }
      next = first + outcome.output.count
      switch outcome.end {
      case .finished, .stuck: break
      case .crashed: next += 1
      case .timedOut, .notRun: return passed
      }
    }
    return passed
  }

  /// Returns a Boolean value that indicates whether the decoder finds exactly the one reference
  /// that exists.
  private static func reads(_ decoder: Decoders, with enabled: Decoders) -> Bool {
    let (start, target, other) = (Planted(), Planted(), Planted())
    plant(decoder, in: start, holding: target, notHolding: other)
    return withExtendedLifetime((start, target, other)) {
      let graph = ObjectGraph(reader: TypeReader(decoders: enabled))
      let node = graph.add(address(start))
      guard graph.follow() else { return false }
      graph.search(from: [node], .factsOnly)
      guard let found = graph.node(at: address(target)) else { return false }
      return graph.distance(to: found) != nil && graph.node(at: address(other)) == nil
    }
  }

  private static func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  // MARK: What is planted

  private final class Planted: Hashable {
    var array: [Planted?] = []
    var dictionary: [Int: Planted] = [:]
    var set: Set<Planted> = []
    var choice = Choice.nothing
    var closure: (() -> Void)?

    static func == (left: Planted, right: Planted) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private enum Choice {
    case nothing
    case number(Int, Int)
    case object(Planted, Int)
  }

  private static func plant(
    _ decoder: Decoders, in start: Planted, holding target: Planted, notHolding other: Planted
  ) {
    switch decoder {
    case .array:
      start.array = [nil, target, other]
      start.array.removeLast()
    case .dictionary:
      start.dictionary = [1: other, 2: target]
      start.dictionary[1] = nil
    case .set:
      start.set = [other, target]
      start.set.remove(other)
    case .enumeration:
      start.choice = .object(target, 1)
    case .closure:
      start.closure = { [weak other, number = 7] in use(target, number, other) }
    case .box:
      start.closure = boxing(other, replacedBy: target)
    default:
      preconditionFailure("A decoder needs something planted to be checked with.")
    }
  }

  /// Generic code keeps a captured variable in a box with the variable's type. Optimised, it would
  /// not be generic.
  @_optimize(none)
  private static func boxing<Value>(
    _ first: Value, replacedBy second: Value
  ) -> () -> Void {
    var variable = first
    let closure = { use(variable) }
    variable = second
    return closure
  }

  @inline(never)
  private static func use(_ values: Any?...) {}
}
