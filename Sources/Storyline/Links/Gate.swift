import StorylineCore
public import UIKit

/// Something that has to be so before links may pass: that somebody is signed in, that data is there.
///
/// ```swift
/// static let signedIn = Gate("signedIn")
/// ```
///
/// A route names the gates before it, and a flow those before everything that lies behind it
/// (``Flow/linkGates``). A link that meets a closed one waits, and touches nothing until then. When the
/// gate opens it goes on with what the window shows by then. Going somewhere from inside a flow, with
/// `go` or `show`, asks no gate.
@MainActor
public final class Gate {
  /// What the log calls it.
  public let name: String
  /// Whether links pass.
  public private(set) var isOpen: Bool

  /// Called when a link begins to wait here and none has waited before, with the window that is to follow
  /// it: the moment to show what opens the gate.
  ///
  /// It is not called again until the gate was opened, or those who waited were turned away.
  public var onWaiting: ((UIWindow) -> Void)?

  private var waiting: [(number: Int, resume: (Receipt?) -> Void)] = []
  private var lastNumber = 0
  private var hasTold = false

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - name: What the log calls it.
  ///   - isOpen: Whether links pass.
  public init(_ name: String, isOpen: Bool = false) {
    self.name = name
    self.isOpen = isOpen
  }

  /// Lets those who wait go on, in the order in which they came, and whoever comes later pass.
  public func open() {
    isOpen = true
    release(nil)
  }

  /// Lets nobody pass from now on. What has passed stays where it is.
  public func close() { isOpen = false }

  /// Refuses those who wait: what would have opened the gate did not come about, as when somebody cancels
  /// signing in. Their receipt is ``Refusal/turnedAway``.
  public func turnAway() { release(.refused(.turnedAway)) }

  private func release(_ answer: Receipt?) {
    hasTold = false
    let all = waiting
    waiting = []
    for each in all { each.resume(answer) }
  }

  /// Waits until the gate opens (`nil`), or until it is clear that it does not.
  ///
  /// - Returns: What to call to wait no more.
  func wait(in window: UIWindow, _ resume: @escaping (Receipt?) -> Void) -> @MainActor () -> Void {
    lastNumber += 1
    let number = lastNumber
    waiting.append((number, resume))
    if !hasTold {
      hasTold = true
      onWaiting?(window)
    }
    return { [weak self] in self?.waiting.removeAll { $0.number == number } }
  }
}
