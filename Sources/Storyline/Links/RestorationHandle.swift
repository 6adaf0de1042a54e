public import StorylineCore

/// The result of `restore` of a window: its receipt, and what was not shown again.
@MainActor
public final class RestorationHandle {
  /// A saved flow that is not shown again, or not with all its screens.
  public struct LeftOut: Hashable, Sendable {
    /// The name of its route; `nil` when not even that could be read, or for all routes.
    public let route: String?
    /// The reason.
    public let refusal: Refusal
  }

  /// A saved flow that is shown when a gate opens.
  public struct HeldBack: Hashable, Sendable {
    /// The name of its route.
    public let route: String
    /// The name of the gate.
    public let gate: String
  }

  /// The flows that wait for a gate. What they showed waits with them.
  public internal(set) var heldBack: [HeldBack] = []
  let command: CommandHandle

  private var entries: [(part: LeftOut, call: Call?)] = []
  private var observers: [(Refusal) -> Void] = []
  /// Records whether code has read the omitted parts.
  private let parts = Answer()

  init(_ command: CommandHandle) {
    self.command = command
    parts.isHeld(by: self)
    command.reportRefusal(of: .restore(nil, for: nil), from: .link)
  }

  /// The flows that are not shown again, and why, in the order in which they were left out.
  ///
  /// Reading it counts as handling their refusals. If a refusal is a mistake of the code and no
  /// code reads it, the test fails: see `restore` of a window.
  public var leftOut: [LeftOut] {
    _ = parts.read()
    return entries.map(\.part)
  }

  /// The state of the restoration: ``Receipt/waiting`` until everything that is behind no closed gate was
  /// handed to UIKit.
  public var receipt: Receipt { command.receipt }

  /// The receipt, once the restoration does not wait any more.
  public var answer: Receipt { get async { await command.answer } }

  /// Calls `body` with the reason if the restoration is refused, and for each flow that is left out:
  /// ``leftOut`` names them. What was refused before is passed on at once.
  @discardableResult
  public func whenRefused(_ body: @escaping (Refusal) -> Void) -> Self {
    _ = parts.read()
    command.whenRefused(body)
    observers.append(body)
    if !command.isWaiting { for each in entries { body(each.part.refusal) } }
    return self
  }

  // MARK: For the library itself

  /// Notes that a flow is not shown again; `call` is what a message names if that is a mistake.
  func leaveOut(_ route: String?, _ refusal: Refusal, _ call: Call? = nil) {
    entries.append((LeftOut(route: route, refusal: refusal), call))
    // A restoration that waits reports its mistakes when it is carried out.
    if !command.isWaiting { tell(entries.count - 1) }
  }

  /// Forgets what was left out: the story is read again.
  func forgetLeftOut() { entries = [] }

  func answer(_ receipt: Receipt) {
    guard command.isWaiting else { return }
    command.answer(receipt)
    for index in entries.indices { tell(index) }
  }

  private func tell(_ index: Int) {
    let (part, call) = entries[index]
    for observer in observers { observer(part.refusal) }
    if let call {
      UnreadRefusals.shared.add(
        part.refusal, of: call, from: .link, to: [parts], in: "leftOut")
    }
  }
}
