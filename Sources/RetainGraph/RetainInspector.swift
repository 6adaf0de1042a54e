import FoundationEssentials

/// Finds out why objects are alive.
///
/// Ask about an object that should be gone:
///
/// ```swift
/// weak var screen = coordinator.start()
/// coordinator.finish()
/// if let screen { print(RetainInspector().cycles(through: screen)) }
/// // ListViewController.viewModel → ListViewModel.updateBinding (closure in setBindings())
/// //   → captures ListViewController: make the capture weak
/// ```
///
/// The answer is found in a copy of the process, which takes a few milliseconds and does not
/// disturb the app. The caller waits for it, at most for the time limit.
public struct RetainInspector: Sendable {
  /// How long the caller waits.
  public var timeLimit: Duration
  /// How many paths are given for one object.
  public var pathsPerObject: Int

  /// Nil: those that passed the self-check.
  private var decoders: Decoders?

  public init(timeLimit: Duration = .seconds(10), pathsPerObject: Int = 8) {
    self.timeLimit = timeLimit
    self.pathsPerObject = pathsPerObject
  }

  /// An inspector that trusts some decoders only, to see what becomes of its reports.
  package init(decoders: Decoders) {
    self.init()
    self.decoders = decoders
  }

  // MARK: Asking

  /// Cycles of strong references that an object is part of: it keeps itself alive.
  public func cycles(through object: AnyObject) -> RetainReport {
    withExtendedLifetime(object) { ask(.cycles(through: [address(object)])) }
  }

  /// Finds the cycles through several objects, which is faster than one by one. Findings with the
  /// same cause are reported once.
  public func cycles(through objects: [AnyObject]) -> RetainReport {
    asking(about: objects) { ask(.cycles(through: $0), ignoring: $1) }
  }

  /// Paths of strong references from objects that are alive for a reason.
  public func paths(from roots: [AnyObject], to object: AnyObject) -> RetainReport {
    asking(about: roots) { roots, ignored in
      withExtendedLifetime(object) {
        ask(.paths(from: roots, to: [address(object)]), ignoring: ignored)
      }
    }
  }

  /// Everything in the process that holds an object: cycles, and paths from variables of the
  /// program, from what the system keeps, and from objects that nothing readable holds.
  public func holders(of object: AnyObject) -> RetainReport {
    withExtendedLifetime(object) { ask(.holders(of: [address(object)])) }
  }

  /// Finds the holders of several objects. Findings with the same cause are reported once.
  public func holders(of objects: [AnyObject]) -> RetainReport {
    asking(about: objects) { ask(.holders(of: $0), ignoring: $1) }
  }

  /// All cycles of strong references in the process, forgotten or in use.
  ///
  /// - Parameter modules: Only cycles through an object of a class that one of these modules
  ///   declares; nil for all.
  /// - Returns: Each cycle by a shortest way around it.
  public func heapCycles(throughClassesOf modules: Set<String>? = nil) -> RetainReport {
    ask(.heapCycles(modules: modules))
  }

  // MARK: Answering

  /// How often a layout may end the child before the search is given up.
  private static let mostCrashes = 4

  private func ask(_ subject: Question.Subject, ignoring ignored: [UInt] = []) -> RetainReport {
    let question = Question(
      subject: subject, pathsPerObject: pathsPerObject, ignored: ignored)
    let decoders = decoders ?? SelfCheck.passed
    let (clock, deadline) = (ContinuousClock(), ContinuousClock.now + timeLimit)
    var poisonous: Set<UInt> = []
    while true {
      let avoided = poisonous
      let outcome = Child.run(limit: deadline - clock.now) { output in
        let report = question.answer(decoders: decoders, poisonous: avoided)
        if let bytes = try? JSONEncoder().encode(report) { output.write(Array(bytes)) }
      }
      switch outcome.end {
      case .finished:
        return report(outcome.output) ?? RetainReport(ending: .crashed(signal: 0))
      case .stuck:
        // At another moment the lock is free.
        continue
      case .timedOut:
        return RetainReport(ending: .timedOut)
      case .notRun:
        return RetainReport(ending: .notRun)
      case .crashed(let signal):
        let isNew = outcome.reading != 0 && poisonous.insert(outcome.reading).inserted
        guard isNew, poisonous.count < Self.mostCrashes else {
          return RetainReport(ending: .crashed(signal: signal))
        }
      }
    }
  }

  private func report(_ output: [UInt8]) -> RetainReport? {
    try? JSONDecoder().decode(RetainReport.self, from: Data(output))
  }

  // MARK: Addresses

  private func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// The array that the question came in holds the objects as well, but is no part of the answer.
  private func asking(
    about objects: [AnyObject], _ ask: (_ addresses: [UInt], _ ignored: [UInt]) -> RetainReport
  ) -> RetainReport {
    let headerOfArray: UInt = 32
    return objects.withUnsafeBufferPointer { buffer in
      let storage = buffer.baseAddress.map { UInt(bitPattern: $0) - headerOfArray }
      return ask(objects.map(address), storage.map { [$0] } ?? [])
    }
  }
}

extension RetainReport {
  fileprivate init(ending: Ending) {
    self.init()
    self.ending = ending
  }
}
