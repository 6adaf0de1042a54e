import CRetainGraph

/// A question about the objects of the process, and its answer.
///
/// It identifies objects by their addresses, so that it retains nothing.
struct Question {
  enum Subject {
    case cycles(through: [UInt])
    case paths(from: [UInt], to: [UInt])
    case holders(of: [UInt])
    case heapCycles(modules: Set<String>?)
  }

  let subject: Subject
  /// How many paths are given for one object.
  let pathsPerObject: Int
  /// The objects that were allocated to ask the question, and are no part of the app.
  let ignored: [UInt]

  /// How many components are looked at, when all of the heap's are asked for.
  static let mostCircles = 2000

  func answer(decoders: Decoders, poisonous: Set<UInt>) -> RetainReport {
    let clock = ContinuousClock()
    let start = clock.now
    let reader = TypeReader(decoders: decoders, poisonous: poisonous)
    let graph = ObjectGraph(reader: reader)
    var search = Search(graph: graph, question: self)
    search.run()
    var report = search.report
    report.facts = search.facts.findings
    report.suspicions = search.suspicions.findings
    report.objects = graph.objectCount
    report.references = graph.referenceCount
    report.unread.merge(reader.unread, uniquingKeysWith: +)
    let counts = graph.unread
    for (reason, subject, count) in [
      (Unread.Reason.fault, "an object", counts.faults),
      (.foreign, "an object", counts.foreign),
      (.outOfBounds, "a collection", counts.out_of_bounds),
    ] where count > 0 {
      report.unread[Unread(reason, subject)] = Int(count)
    }
    report.seconds = (clock.now - start) / .seconds(1)
    return report
  }
}
