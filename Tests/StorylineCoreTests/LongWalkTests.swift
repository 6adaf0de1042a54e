import Foundation
import SeededNumbers
import StorylineCore
import Testing

/// A tree and its slow double, which take the same steps.
private struct LongWalk {
  private let stage = Stage()
  private var slow = SlowTree()
  private var stack: [ScreenID?] = []
  private var random: SeededGenerator
  private var ended: Set<CoordinatorID> = []
  private(set) var endings = 0
  private(set) var kindsOfSteps: Set<Int> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    stage.tree.keepWholeLog()
  }

  var log: EventLog { stage.tree.log }

  private mutating func anyone() -> CoordinatorID? {
    slow.nodes.randomElement(using: &random)?.id
  }

  mutating func step() throws {
    let kind = Int.random(in: 0..<16, using: &random)
    kindsOfSteps.insert(kind)
    switch kind {
    case 0, 1, 2: try attach()
    case 3, 4, 5: show(isTaken: true)
    case 6: show(isTaken: Bool.random(using: &random))
    case 7: stack.append(nil)
    case 8:
      stack.removeLast(Int.random(in: 0...min(2, stack.count), using: &random))
    case 9:
      if let index = stack.indices.randomElement(using: &random) { stack.remove(at: index) }
    case 10:
      if Int.random(in: 0..<8, using: &random) == 0 { stack.shuffle(using: &random) }
    case 11: finish()
    case 12: lose()
    case 13: refuse()
    case 14:
      if Int.random(in: 0..<4, using: &random) == 0, let id = anyone() {
        take(stage.tree.release(id))
        slow.release(id)
      }
    default:
      let cause = [nil, nil, Reason.swipedBack].randomElement(using: &random) ?? nil
      take(stage.settle(stack, because: cause))
      slow.settle(stack, because: cause)
    }
    // The owner of the objects asks after every step.
    take(stage.endFinished())
    slow.endFinished()
  }

  // Neither too many nor too few: a tree of nine has everything that a large one has.
  private mutating func attach() throws {
    guard slow.nodes.count < 9 else { return }
    let parent = slow.nodes.filter { !$0.isFinishing }.randomElement(using: &random)?.id
    let id = try stage.coordinator("C", below: parent)
    slow.attach(id, below: parent)
    if slow.nodes.count < 4 { show(id, isTaken: true) }
  }

  private mutating func show(isTaken: Bool) {
    if let id = anyone(), stack.count < 14 { show(id, isTaken: isTaken) }
  }

  private mutating func show(_ id: CoordinatorID, isTaken: Bool) {
    let screen = stage.screen("S", of: id)
    slow.place(screen, of: id, isTaken: isTaken)
    if isTaken {
      stack.append(screen)
    } else {
      stage.tree.notTaken(screen)
      // It comes late, or never.
      if Bool.random(using: &random) { stack.append(screen) }
    }
  }

  private mutating func finish() {
    guard let id = anyone(), stage.finish(id) else { return }
    slow.finish(id)
    slow.finishers.append(id)
    if Int.random(in: 0..<5, using: &random) == 0 {
      take(stage.leaveScreens(of: id))
      slow.leave(id)
    } else {
      let gone = Set(stage.tree.screensBelow(id))
      stack.removeAll { $0.map(gone.contains) ?? false }
    }
  }

  private mutating func lose() {
    guard Int.random(in: 0..<3, using: &random) == 0,
      let screen = slow.nodes.flatMap(\.screens).randomElement(using: &random)
    else { return }
    stack.removeAll { $0 == screen }
    take(stage.release(screen, because: .replaced))
    slow.lose(screen, because: .replaced)
  }

  private mutating func refuse() {
    guard let id = anyone() else { return }
    take(stage.refuse(stage.tree.makeScreen("S"), of: id, .noNavigationController))
    slow.refuse(of: id, .noNavigationController)
  }

  private var fast: [Ending] = []

  private mutating func take(_ changes: Changes) { fast += changes.endings }

  /// Returns the difference between the two trees, in words: the endings, and sometimes everything
  /// else as well.
  mutating func difference(isWhole: Bool) -> String? {
    let slowEndings = slow.endings.dropFirst(endings)
    if !fast.elementsEqual(slowEndings) { return "ended \(fast), should \(Array(slowEndings))" }
    endings += fast.count
    for ending in fast where !ended.insert(ending.id).inserted { return "\(ending.id) ended twice" }
    fast = []
    guard isWhole else { return nil }
    if stage.tree.rootIDs != slow.children(of: nil) { return "other roots" }
    for node in slow.nodes {
      guard let other = stage.tree[node.id] else { return "\(node.id) is missing" }
      if other.parent != node.parent { return "\(node.id) has another parent" }
      if other.screens != node.screens {
        return "\(node.id) has \(other.screens), should \(node.screens)"
      }
      if other.screensBelow != slow.screens(below: node.id).count { return "\(node.id) miscounts" }
      if (other.phase == .finishing) != node.isFinishing { return "\(node.id) is in another phase" }
      if stage.tree.children(of: node.id) != slow.children(of: node.id) {
        return "\(node.id) has other children"
      }
    }
    return nil
  }
}

@Suite struct LongWalkTests {
  /// One walk; eight of them in the nightly run.
  static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["STORYLINE_WALKS"] == nil ? 1 : 8)

  @Test(arguments: seeds)
  func `25,000 steps do what they should, and can be replayed`(seed: UInt64) throws {
    var walk = LongWalk(seed: seed)
    for step in 0..<25_000 {
      try walk.step()
      if let difference = walk.difference(isWhole: step.isMultiple(of: 8)) {
        Issue.record("step \(step): \(difference)")
        return
      }
    }
    #expect(walk.kindsOfSteps.count == 16)
    #expect(walk.endings > 1000)

    var replay = try Replay(walk.log)
    let divergence = replay.runToEnd()
    #expect(divergence == nil)
    #expect(replay.position == walk.log.count)
  }
}
