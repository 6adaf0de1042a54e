public import StorylineCore

/// The handle of a command without an outcome: the answer to it.
///
/// The handle is discardable.
@MainActor
public final class CommandHandle {
  private let result: Answer
  /// The call that gave the command, and where it came from: for the message of a refusal.
  private var origin: (call: Call, source: Refusal.Origin, expected: Refusal?)?
  private var observers: [() -> Void] = []

  init(_ result: Answer = Answer()) {
    self.result = result
    result.isHeld(by: self)
  }

  convenience init(_ receipt: Receipt) { self.init(Answer(receipt)) }

  /// The answer to the command: ``Receipt/waiting`` until its turn has come, and every leave guard that
  /// is asked has answered.
  ///
  /// Reading the receipt counts as handling a refusal. If a refusal is a mistake of the code and no
  /// code reads it, the test fails.
  public var receipt: Receipt { result.read() }

  /// The receipt once it is not ``Receipt/waiting`` any more. It counts as reading ``receipt``.
  public var answer: Receipt {
    get async {
      while receipt == .waiting {
        await Waiters.wait { resume in observers.append(resume) }
      }
      return receipt
    }
  }

  /// Calls `body` once if the command is refused: at once if it was already.
  ///
  /// It counts as looking at the refusal, as reading ``receipt`` does.
  @discardableResult
  public func whenRefused(_ body: @escaping (Refusal) -> Void) -> Self {
    result.whenRefused(body)
    return self
  }

  // MARK: For the library itself

  /// A Boolean value that indicates whether the command waits. Unlike ``receipt`` it does not count as
  /// looking.
  var isWaiting: Bool { result.receipt == .waiting }

  /// A Boolean value that indicates whether the command was carried out.
  var wasPerformed: Bool { result.receipt == .performed }

  /// Reports the command when it is refused, or now if it was; but for one refusal that is no mistake.
  func reportRefusal(
    of call: Call, from source: Refusal.Origin, except expected: Refusal? = nil
  ) {
    origin = (call, source, expected)
    reportRefusal()
  }

  private func reportRefusal() {
    guard let origin, case .refused(let refusal) = result.receipt else { return }
    self.origin = nil
    guard refusal != origin.expected else { return }
    UnreadRefusals.shared.add(refusal, of: origin.call, from: origin.source, to: [result])
  }

  func answer(_ receipt: Receipt) {
    guard isWaiting else { return }
    result.receipt = receipt
    reportRefusal()
    let waiting = observers
    observers = []
    for observer in waiting { observer() }
  }
}
