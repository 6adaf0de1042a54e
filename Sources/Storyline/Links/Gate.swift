import StorylineCore
public import UIKit

/// A condition that has to hold before links may pass: a signed-in user, loaded data.
///
/// A gate belongs to the flow that has its condition, or to an object that the flow was given:
///
/// ```swift
/// let signedIn = Gate("signedIn")
/// ```
///
/// It is released with its owner, and a new window, account or test begins with a new gate. Do not keep one
/// in a static property: an open gate would stay open for the next user.
///
/// A route returns the gates before it, and a flow those before everything that lies behind it
/// (``Flow/linkGates``). A link that meets a closed gate waits. When the gate opens, the link is planned
/// again with what the window shows by then. `go` and `show` inside a flow ask no gate.
@MainActor
public final class Gate {
  /// The name in the log.
  public let name: String
  /// A Boolean value that indicates whether links pass.
  public private(set) var isOpen: Bool

  /// Called when a link begins to wait here and no other link has asked before, with the window of the
  /// link. Show what opens the gate from here.
  ///
  /// It is not called again until the gate was opened, or the waiting links were refused. A part of
  /// a restoration that would not be in front, such as a tab that is not selected, waits without a
  /// call.
  public var onWaiting: ((UIWindow) -> Void)?

  private var waiting: [(number: Int, resume: (Receipt?) -> Void)] = []
  private var lastNumber = 0
  private var hasTold = false

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - name: The name in the log.
  ///   - isOpen: A Boolean value that indicates whether links pass.
  public init(_ name: String, isOpen: Bool = false) {
    self.name = name
    self.isOpen = isOpen
  }

  /// Lets waiting links continue, in the order in which they came, and lets later ones pass.
  public func open() {
    isOpen = true
    release(nil)
  }

  /// Lets no link pass from now on. What has passed stays where it is.
  public func close() { isOpen = false }

  /// Refuses the links that wait, as when signing in is cancelled. Their receipt is
  /// ``Refusal/gateStayedClosed``.
  public func refuseWaitingLinks() { release(.refused(.gateStayedClosed)) }

  private func release(_ answer: Receipt?) {
    hasTold = false
    let all = waiting
    waiting = []
    for each in all { each.resume(answer) }
  }

  /// Waits until the gate opens (`nil`), or until it is clear that it does not.
  ///
  /// - Parameters:
  ///   - window: The window of the link.
  ///   - asks: `true` to ask the app to open the gate.
  ///   - resume: Called once.
  /// - Returns: A closure that ends the waiting.
  func wait(
    in window: UIWindow, asks: Bool, _ resume: @escaping (Receipt?) -> Void
  ) -> @MainActor () -> Void {
    lastNumber += 1
    let number = lastNumber
    waiting.append((number, resume))
    if asks, !hasTold {
      hasTold = true
      onWaiting?(window)
    }
    return { [weak self] in self?.waiting.removeAll { $0.number == number } }
  }
}
