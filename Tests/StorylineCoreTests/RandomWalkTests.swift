import SeededNumbers
import StorylineCore
import Testing

/// A tree, the stack it is told about, and what must be true of both.
struct Walk {
  let stage = Stage()
  var stack: [ScreenID?] = []
  var alive: [CoordinatorID] = []
  var ended: Set<CoordinatorID> = []
  var finishing: Set<CoordinatorID> = []
  var doubled: [CoordinatorID] = []
  var wrongOutcomes: [Ending] = []

  mutating func take(_ changes: Changes) {
    for ending in changes.endings {
      if !ended.insert(ending.id).inserted { doubled.append(ending.id) }
      if (ending.result == .finished) != finishing.contains(ending.id) {
        wrongOutcomes.append(ending)
      }
      alive.removeAll { $0 == ending.id }
    }
  }

  mutating func step(_ random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2:
      let parent = alive.filter { !finishing.contains($0) }.randomElement(using: &random)
      let id = try stage.coordinator("C", below: parent)
      alive.append(id)
      stack.append(stage.screen("S", of: id))
    case 3:
      guard let id = alive.randomElement(using: &random) else { return }
      stack.append(stage.screen("S", of: id))
    case 4:
      stack.append(nil)
    case 5:
      stack.removeLast(Int.random(in: 0...stack.count, using: &random))
    case 6:
      guard let index = stack.indices.randomElement(using: &random) else { return }
      stack.remove(at: index)
    case 7:
      guard let id = alive.randomElement(using: &random), stage.finish(id) else { return }
      finishing.insert(id)
      let gone = Set(stage.tree.screensBelow(id))
      stack.removeAll { $0.map(gone.contains) ?? false }
    default:
      // Screens on the stack have been seen by the time it settles.
      take(stage.settle(stack))
      take(stage.endFinished())
    }
  }

  /// Returns the faults of the tree, in words.
  func problems() -> [String] {
    var problems: [String] = []
    var found: [CoordinatorID] = []
    func visit(_ id: CoordinatorID, below parent: CoordinatorID?) -> Int {
      found.append(id)
      guard let node = stage.tree[id] else {
        problems.append("\(id) is linked but gone")
        return 0
      }
      if node.parent != parent { problems.append("\(id) has another parent") }
      var count = node.screens.count
      for child in stage.tree.children(of: id) { count += visit(child, below: id) }
      if count != node.screensBelow { problems.append("\(id) miscounts its screens") }
      for screen in node.screens where stage.tree.owner(of: screen) != id {
        problems.append("\(screen) is not \(id)'s")
      }
      return count
    }
    for root in stage.tree.rootIDs { _ = visit(root, below: nil) }
    if Set(found) != Set(alive) || found.count != alive.count {
      problems.append("alive: \(alive), found: \(found)")
    }
    return problems
  }
}

@Suite struct RandomWalkTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a random walk keeps the tree whole and ends everybody once`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var walk = Walk()
    for _ in 0..<3000 {
      try walk.step(&random)
      try #require(walk.problems() == [])
    }
    walk.take(walk.stage.tree.closeWindow())
    #expect(walk.alive == [])
    #expect(walk.doubled == [])
    #expect(walk.wrongOutcomes == [])
    #expect(walk.ended.count > 500)
  }

  @Test func `the same calls give the same log`() throws {
    func log() throws -> String {
      var random = SeededGenerator(seed: 7)
      var walk = Walk()
      for _ in 0..<500 { try walk.step(&random) }
      return walk.stage.tree.log.description
    }
    #expect(try log() == log())
  }
}
