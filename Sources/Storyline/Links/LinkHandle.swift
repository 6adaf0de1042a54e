public import StorylineCore

/// A discardable handle that `open` of a window returns: the receipt of the link and the flow at its end.
@MainActor
public final class LinkHandle<Leaf> {
  private let command: CommandHandle
  private let leaf: LinkLeaf?

  init(_ command: CommandHandle, _ leaf: LinkLeaf? = nil) {
    self.command = command
    self.leaf = leaf
    command.reportRefusal(of: .open(linkTo: "\(Leaf.self)"), from: .link)
  }

  /// The state of the link: ``Receipt/waiting`` until everything that it leads to was handed to UIKit,
  /// ``Receipt/refused(_:)`` with the reason when that will not be.
  public var receipt: Receipt { command.receipt }

  /// The receipt, once the link does not wait any more.
  public var answer: Receipt { get async { await command.answer } }

  /// Calls `body` once if the link is refused: at once if it was already.
  @discardableResult
  public func whenRefused(_ body: @escaping (Refusal) -> Void) -> Self {
    command.whenRefused(body)
    return self
  }

  /// The flow that the link has led to, while it is there. Nothing here keeps it.
  public var flow: Leaf? {
    guard command.wasPerformed else { return nil }
    return leaf?.flow as? Leaf
  }
}
