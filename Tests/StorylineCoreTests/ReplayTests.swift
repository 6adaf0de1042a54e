import Foundation
import SeededNumbers
import StorylineCore
import Testing

/// A replay that can be moved inside an expectation.
final class Reel {
  private(set) var replay: Replay

  init(_ text: String) throws { replay = try Replay(EventLog(text: text)) }

  var position: Int { replay.position }
  var tree: String { replay.description }
  func runToEnd() -> Replay.Divergence? { replay.runToEnd() }
  func move(to position: Int) { replay.move(to: position) }
  func stepForward() -> Bool { replay.stepForward() }
  func stepBack() -> Bool { replay.stepBack() }
}

@Suite struct ReplayTests {
  /// A session in which a bit of everything happens.
  static let session = """
    MainFlow#1 root
    MainFlow#1 shows List@1 in stack 1
    stack 1 settled: [List@1]
    DetailFlow#2 pushed by MainFlow#1
    command 2 waits
    DetailFlow#2 shows Detail@2 in stack 1
    stack 1 settled: [List@1, Detail@2]
    EditFlow#3 pushed by DetailFlow#2
    EditFlow#3 shows Edit@3 in stack 1
    stack 1 settled: [List@1, Detail@2, Edit@3]
    EditFlow#3 finishes
    stack 1 settled: [List@1, Detail@2]
    EditFlow#3 finished
    Edit@3 leaks: Edit.model → Model.edit → Edit: make Model.edit weak
    EditFlow#3 is still held by Cache.flow → EditFlow
    EditFlow#3 released
    link 1 opened: detail/edit(4)
    link 1 waits for gate signedIn
    link 1 refused: a newer link was opened
    DetailFlow#2 is at detail
    stack 1 settled: [List@1], swiped back
    DetailFlow#2 cancelled: swiped back
    DetailFlow#2 released
    IdleFlow#4 pushed by MainFlow#1
    Broken@4 of IdleFlow#4 refused: there is no navigation controller
    IdleFlow#4 cancelled: refused: there is no navigation controller
    stack 1 closed: root replaced
    stack 1 settled: [], root replaced
    MainFlow#1 cancelled: root replaced
    """

  func reel(_ text: String = session) throws -> Reel { try Reel(text) }

  @Test func `a log that follows from itself is replayed to its end`() throws {
    let reel = try reel()
    #expect(reel.runToEnd() == nil)
    #expect(reel.position == reel.replay.log.count)
    #expect(reel.replay.coordinators == [])
  }

  @Test func `the tree can be seen at every event`() throws {
    let reel = try reel()
    reel.move(to: 10)
    #expect(
      reel.tree == """
        MainFlow#1 root: [List@1]
          DetailFlow#2 pushed: [Detail@2]
            EditFlow#3 pushed: [Edit@3]
        """)
    reel.move(to: 11)
    #expect(reel.tree.hasSuffix("EditFlow#3 pushed, finishing: [Edit@3]"))
    #expect(reel.replay.coordinators.first?.children.first?.children.first?.isFinishing == true)
  }

  @Test func `a fact and what follows from it are one step`() throws {
    let reel = try reel()
    reel.move(to: 12)
    // "EditFlow#3 finished" follows from the settled stack.
    #expect(reel.position == 13)
    #expect(reel.stepBack())
    #expect(reel.position == 11)
  }

  @Test func `going back and forth comes to the same trees`() throws {
    let reel = try reel()
    var forwards = [reel.tree]
    var positions = [0]
    while reel.stepForward() {
      forwards.append(reel.tree)
      positions.append(reel.position)
    }
    var (backwards, reached) = ([reel.tree], [reel.position])
    while reel.stepBack() {
      backwards.append(reel.tree)
      reached.append(reel.position)
    }
    #expect(backwards == forwards.reversed())
    #expect(reached == positions.reversed())
    #expect(!reel.stepBack())
  }

  @Test func `a step back is right far from the beginning`() throws {
    let waits = (1...450).map { "command \($0) waits" }.joined(separator: "\n")
    let reel = try reel(waits + "\n" + Self.session)
    #expect(reel.runToEnd() == nil)
    reel.move(to: 451)
    #expect(reel.tree == "MainFlow#1 root: []")
    #expect(reel.stepBack())
    #expect(reel.position == 450)
    #expect(reel.replay.coordinators == [])
    reel.move(to: 3)
    #expect(reel.position == 3)
  }

  @Test(arguments: [
    // Another reason than the recorded one.
    ("DetailFlow#2 cancelled: swiped back", "DetailFlow#2 cancelled: popped"),
    // One that ended twice.
    ("EditFlow#3 released", "EditFlow#3 finished"),
    // An end without a cause.
    ("command 2 waits", "MainFlow#1 cancelled: popped"),
    // An end that is missing.
    ("EditFlow#3 finished\n", ""),
    // One below itself.
    ("EditFlow#3 pushed by DetailFlow#2", "DetailFlow#2 pushed by EditFlow#3"),
    // Another order.
    (
      "EditFlow#3 shows Edit@3 in stack 1\nstack 1 settled: [List@1, Detail@2, Edit@3]",
      "stack 1 settled: [List@1, Detail@2, Edit@3]\nEditFlow#3 shows Edit@3 in stack 1"
    ),
  ])
  func `a log that does not follow from itself is found out`(old: String, new: String) throws {
    let place = try #require(Self.session.range(of: old))
    let reel = try reel(Self.session.replacingCharacters(in: place, with: new))
    let divergence = try #require(reel.runToEnd())
    #expect(divergence.recorded != divergence.derived)
    #expect(reel.position <= divergence.position)
    #expect(!reel.stepForward())
  }

  @Test func `a divergence says what should have been`() throws {
    let reel = try reel("A#1 root\nA#1 shows S@1 in stack 1\nstack 1 settled: [–]\nA#1 finished")
    #expect(reel.runToEnd()?.position == 3)
    #expect(
      reel.replay.divergence?.description
        == "event 4 is “A#1 finished”; what follows is “A#1 cancelled: replaced”")
    #expect(reel.tree == "A#1 root: [S@1]")
    reel.move(to: 1)
    #expect(reel.replay.divergence == nil)
  }

  @Test func `a log without its beginning cannot be replayed`() throws {
    let log = try EventLog(text: "(1000 older events dropped)\nA#1 finished")
    #expect(throws: Replay.BeginningMissing.self) { try Replay(log) }
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `whatever a tree does can be replayed from its log`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var walk = Walk()
    for _ in 0..<400 { try walk.step(&random) }
    _ = walk.stage.tree.closeWindow()
    let text = walk.stage.tree.log.description
    try #require(walk.stage.tree.log.dropped == 0)
    let reel = try reel(text)
    #expect(reel.runToEnd() == nil)
    #expect(reel.replay.coordinators == [])
    #expect(reel.position > 300)
  }
}
