public import StorylineCore

/// What a command without an outcome returns: what became of it.
///
/// It may be thrown away.
@MainActor
public final class CommandHandle {
  /// What became of the command: ``Receipt/waiting`` until its turn has come, and everybody who is
  /// asked has answered.
  public private(set) var receipt: Receipt
  private var observers: [(Receipt) -> Void] = []

  init(_ receipt: Receipt = .waiting) { self.receipt = receipt }

  /// What became of the command, once it does not wait any more.
  public var answer: Receipt {
    get async {
      while receipt == .waiting {
        await Waiters.wait { resume in observers.append { _ in resume() } }
      }
      return receipt
    }
  }

  func answer(_ receipt: Receipt) {
    guard self.receipt == .waiting else { return }
    self.receipt = receipt
    let waiting = observers
    observers = []
    for observer in waiting { observer(receipt) }
  }
}
