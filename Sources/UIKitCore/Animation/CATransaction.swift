public import Foundation

// Core Foundation's name of it; Foundation on Linux does not pass it on.
public typealias CFTimeInterval = Double

/// Seconds on the clock that animations follow.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Stage.shared.clock.now }

/// Changes that belong together: begun, given a block that waits for their animations, committed.
///
/// Outside of any, changes belong to the implicit transaction, which is committed with every turn.
/// The settings are handed down to the transactions inside. Layers that are no view's follow them when
/// their properties change; views, and their layers, animate nothing by themselves.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  // MARK: Beginning and committing

  open class func begin() {
    levels.append(Level(inheriting: levels.last ?? implicit))
  }

  open class func commit() {
    // 1.3.6 – without animations the block runs at once, else after the last of them.
    if let level = levels.popLast() { level.close() } else { commitImplicit() }
  }

  /// Commits the implicit transaction now instead of with the turn.
  open class func flush() {
    Stage.shared.flush()
    commitImplicit()
  }

  // MARK: Settings

  open class func animationDuration() -> CFTimeInterval { level?.duration ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { openLevel.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { level?.timing }

  /// The curve of the view animations inside that name none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    openLevel.timing = function
  }

  open class func disableActions() -> Bool { level?.disablesActions ?? false }

  open class func setDisableActions(_ flag: Bool) { openLevel.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { level?.batch.block }

  /// Runs `block` when the animations that begin from here to the commit have ended. One that was
  /// set before waits for those that began until now.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    openLevel.setBlock(block)
  }

  // MARK: - Inside the stage

  private static var levels: [Level] = []
  private static var implicit: Level?

  private static var level: Level? { levels.last ?? implicit }

  /// Makes the implicit transaction when it is needed.
  private static var openLevel: Level {
    if let level { return level }
    let level = Level(inheriting: nil)
    implicit = level
    Stage.shared.setNeedsTurn()
    return level
  }

  /// At the end of every turn.
  static func commitImplicit() {
    guard let level = implicit else { return }
    implicit = nil
    level.close()
  }

  static func forgetAll() {
    levels = []
    implicit = nil
  }

  /// Lets the blocks of the transactions that are open now wait, until the token is released.
  ///
  /// An animation takes one when it begins; so does whatever will begin an animation on behalf of
  /// this very call, later.
  static func retainCurrent() -> Token? {
    if levels.isEmpty, implicit == nil { return nil }
    let batches = (levels + [implicit].compactMap { $0 }).map(\.batch).filter { $0.block != nil }
    return batches.isEmpty ? nil : Token(batches: batches)
  }

  /// A token that makes completion blocks wait until it is released.
  @MainActor
  final class Token {
    private var batches: [Batch]

    fileprivate init(batches: [Batch]) {
      self.batches = batches
      for batch in batches { batch.open += 1 }
    }

    /// Gives the token back early.
    func release() {
      let batches = batches
      self.batches = []
      for batch in batches { batch.leave() }
    }

    isolated deinit { release() }
  }
}

extension CATransaction {
  @MainActor
  fileprivate final class Level {
    var duration: CFTimeInterval
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool
    private(set) var batch = Batch(block: nil)

    init(inheriting outer: Level?) {
      duration = outer?.duration ?? 0.25
      timing = outer?.timing
      disablesActions = outer?.disablesActions ?? false
    }

    func setBlock(_ block: (() -> Void)?) {
      batch.close()
      batch = Batch(block: block)
    }

    func close() { batch.close() }
  }

  /// The animations that one completion block waits for.
  @MainActor
  fileprivate final class Batch {
    private(set) var block: (() -> Void)?
    var open = 0
    private var isClosed = false

    init(block: (() -> Void)?) { self.block = block }

    func close() {
      isClosed = true
      guard open == 0 else { return }
      let block = block
      self.block = nil
      block?()
    }

    func leave() {
      open -= 1
      guard open == 0, isClosed, let block else { return }
      self.block = nil
      // Completions of ended animations run first.
      Stage.shared.performAfterCommit(block)
    }
  }
}
