public import StorylineCore

/// What `open` of a window returns: what became of the link.
///
/// It may be thrown away.
@MainActor
public final class LinkHandle<Leaf> {
  private let command: CommandHandle
  private let leaf: LinkLeaf?

  init(_ command: CommandHandle, _ leaf: LinkLeaf? = nil) {
    self.command = command
    self.leaf = leaf
  }

  /// What became of the link: ``Receipt/waiting`` until everything that it leads to was handed to UIKit,
  /// ``Receipt/refused(_:)`` with the reason when that will not be.
  public var receipt: Receipt { command.receipt }

  /// What became of the link, once it does not wait any more.
  public var answer: Receipt { get async { await command.answer } }

  /// The flow that the link has led to, while it is there. Nothing here keeps it.
  public var flow: Leaf? {
    guard receipt == .performed else { return nil }
    return leaf?.flow as? Leaf
  }
}
