/// Replays a recorded session without any screen.
///
/// It gives the facts of a log to a new tree of coordinators: attached coordinators, shown screens, and
/// the contents of settled containers. Then it compares the consequences that this tree derives with the
/// recorded ones: which coordinators ended, in which order, and why. The tree is known at every event.
///
/// ```swift
/// var replay = try Replay(EventLog(text: text))
/// while replay.stepForward() { print(replay) }
/// if let divergence = replay.divergence { print(divergence) }
/// ```
public struct Replay: Sendable {
  /// An error for a log whose oldest events were dropped: the tree before them is unknown.
  public struct BeginningMissing: Error, Hashable, Sendable {
    /// The number of missing events.
    public let dropped: Int
  }

  /// A place where the recorded events differ from the derived ones.
  public struct Divergence: Hashable, Sendable, CustomStringConvertible {
    /// The position in the log.
    public let position: Int
    /// The recorded event; `nil` at the end of the log.
    public let recorded: Event?
    /// The event that follows from those before; `nil` if none does.
    public let derived: Event?

    public var description: String {
      let (is_, should) = (recorded?.description ?? "the end", derived?.description ?? "nothing")
      return "event \(position + 1) is “\(is_)”; what follows is “\(should)”"
    }
  }

  /// The log that is replayed.
  public let log: EventLog
  /// The number of events that were replayed. A fact and its consequences are one step.
  public private(set) var position = 0
  /// The first divergence; the replay does not continue behind it.
  public private(set) var divergence: Divergence?

  private var tree: CoordinatorTree
  /// The tree at some positions, the first of them the beginning, so that a step back is short.
  private var marks: [(position: Int, tree: CoordinatorTree)]
  private static let distanceOfMarks = 100

  /// Prepares to replay a log; it stands before the first event.
  public init(_ log: EventLog) throws(BeginningMissing) {
    guard log.dropped == 0 else { throw BeginningMissing(dropped: log.dropped) }
    self.log = log
    tree = CoordinatorTree()
    marks = [(0, tree)]
  }

  // MARK: Moving

  /// Goes on by one fact and everything that follows from it.
  ///
  /// - Returns: `true` if there was a fact, and the log agreed with it.
  @discardableResult
  public mutating func stepForward() -> Bool {
    guard position < log.count, divergence == nil else { return false }
    // Only what this step adds is of interest, however much it is.
    tree.log = .unbounded
    tree.live(log[position])
    if let divergence = firstDivergence() {
      // The tree is again what it was before the step.
      let end = position
      rewind(to: end)
      while position < end, stepForward() {}
      self.divergence = divergence
      return false
    }
    position += tree.log.count
    if let last = marks.last, position >= last.position + Self.distanceOfMarks {
      marks.append((position, tree))
    }
    return true
  }

  /// Compares what the last step added with what is recorded.
  private func firstDivergence() -> Divergence? {
    for (offset, derived) in tree.log.enumerated() {
      let index = position + offset
      let recorded = index < log.count ? log[index] : nil
      if recorded != derived {
        return Divergence(position: index, recorded: recorded, derived: derived)
      }
    }
    guard tree.log.isEmpty else { return nil }
    return Divergence(position: position, recorded: log[position], derived: nil)
  }

  /// Goes back by one fact and everything that followed from it.
  ///
  /// - Returns: `true` if there was a fact.
  @discardableResult
  public mutating func stepBack() -> Bool {
    guard position > 0 else { return false }
    let end = position
    rewind(to: end - 1)
    var before = self
    while position < end {
      before = self
      stepForward()
    }
    self = before
    return true
  }

  /// Goes to an event of the log, or behind it when it follows from one before it.
  ///
  /// - Parameter position: The number of events to replay.
  public mutating func move(to position: Int) {
    if position < self.position { rewind(to: position) }
    while self.position < position, stepForward() {}
  }

  /// Goes to the end of the log.
  ///
  /// - Returns: The place where the log contradicts itself; `nil` if there is none.
  @discardableResult
  public mutating func runToEnd() -> Divergence? {
    while stepForward() {}
    return divergence
  }

  /// Goes to the last mark that is not behind `position`.
  private mutating func rewind(to position: Int) {
    guard let mark = marks.last(where: { $0.position <= max(position, 0) }) else { return }
    (self.position, tree) = mark
    divergence = nil
  }
}

// MARK: - The tree

extension Replay: CustomStringConvertible {
  /// A coordinator as it was.
  public typealias Coordinator = StoryTree.Coordinator

  /// The tree at this position.
  public var storyTree: StoryTree { StoryTree(tree) }

  /// The coordinators directly below the window, the oldest first.
  public var coordinators: [Coordinator] { storyTree.coordinators }

  /// The tree as text, a line for each coordinator.
  public var description: String { storyTree.description }

  /// Returns the positions of the screens of a coordinator.
  package func segments(of id: CoordinatorID) -> Segments {
    Segments(of: tree[id]?.screens ?? [], in: tree)
  }
}

// MARK: - Facts

extension CoordinatorTree {
  /// Repeats a fact.
  fileprivate mutating func live(_ event: Event) {
    switch event.content {
    case .attached(let id, let parent, let placement):
      introduce(id)
      // A refusal is in the log then, where the recorded one has something else.
      try? attach(id, to: parent, as: placement)
    case .shown(let screen, let owner, let container):
      introduce(container)
      if self.owner(of: screen) == nil {
        place(screen, of: owner, in: container)
      } else {
        move(screen, to: container)
      }
    case .enclosed(let container, let screen):
      introduce(container)
      enclose(container, in: screen)
    case .notTaken(let screen, _): notTaken(screen)
    case .screenRefused(let screen, let id, let refusal): _ = refuse(screen, of: id, refusal)
    case .settled(let container, let contents, let cause):
      introduce(container)
      _ = settle(container, contents: contents, because: cause)
    case .closed(let container, let cause):
      introduce(container)
      _ = close(container, because: cause)
    case .lost(let screen, let cause): _ = release(screen, because: cause)
    case .left(let id, let screens): _ = leave(screens, of: id)
    case .windowClosed: _ = closeWindow()
    case .finishing(let id): _ = finish(id)
    case .closing(let id, let reason): _ = finish(id, because: reason)
    case .released(let id): _ = release(id)
    case .finished, .cancelled:
      // It is not the consequence of a fact before it, so the finished coordinators end now.
      _ = endFinished()
    case .queued, .refused, .coalesced, .screenCoalesced, .gestureCancelled, .selected, .collapsed,
      .expanded, .kept, .retained, .screenRetained, .located, .linkOpened, .linkRestores,
      .linkWaits, .linkGoesOn, .linkPlanned, .linkCannotSpare, .linkLeavesOut, .linkFollowed,
      .linkRefused:
      note(event)
    }
  }
}
