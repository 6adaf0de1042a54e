import StorylineCore
import Testing

@Suite struct EventLogTests {
  @Test func `the log tells the story in order`() throws {
    let stage = Stage()
    let root = try stage.coordinator("MainFlow")
    let list = stage.screen("ListScreen", of: root)
    _ = stage.settle([list])
    let detail = try stage.coordinator("DetailFlow", below: root)
    let page = stage.screen("DetailScreen", of: detail)
    _ = stage.settle([list, page])
    #expect(throws: Refusal.ownChild) { try stage.attach(root, to: root, as: .pushed) }
    _ = stage.settle([list])
    #expect(stage.finish(root))
    stage.tree.note(.gestureCancelled(stage.stack))
    stage.tree.note(.queued(CommandID(number: 4)))
    _ = stage.settle([nil])
    stage.tree.note(.released(root))
    #expect(
      stage.tree.log.description == """
        MainFlow#1 root
        MainFlow#1 shows ListScreen@1 in stack 1
        stack 1 settled: [ListScreen@1]
        DetailFlow#2 pushed by MainFlow#1
        DetailFlow#2 shows DetailScreen@2 in stack 1
        stack 1 settled: [ListScreen@1, DetailScreen@2]
        MainFlow#1 refused: a flow cannot be its own child
        stack 1 settled: [ListScreen@1]
        DetailFlow#2 cancelled: popped
        MainFlow#1 finishes
        stack 1 unchanged: gesture cancelled
        command 4 waits
        stack 1 settled: [–]
        MainFlow#1 finished
        MainFlow#1 released
        """)
  }

  @Test func `an old log is shortened, and says by how much`() {
    var log = EventLog()
    for number in 1...(2 * EventLog.capacity + 1) {
      log.append(.queued(CommandID(number: number)))
    }
    #expect(log.count == EventLog.capacity + 1)
    #expect(log.dropped == EventLog.capacity)
    #expect(log.first == .queued(CommandID(number: EventLog.capacity + 1)))
  }
}

@Suite struct OutcomeTests {
  @Test func `an outcome has a value or a reason`() {
    #expect(Outcome.finished(3).value == 3)
    #expect(Outcome.finished(3).reason == nil)
    #expect(Outcome<Int>.cancelled(.swipedBack).value == nil)
    #expect(Outcome<Int>.cancelled(.swipedBack).reason == .swipedBack)
  }

  @Test func `a reason can be matched in a switch`() {
    switch Outcome<Int>.cancelled(.popped) {
    case .cancelled(.swipedBack): Issue.record("another reason matched")
    case .cancelled(.popped): break
    default: Issue.record("the reason did not match")
    }
  }

  @Test func `a refusal can be read from its reason`() {
    #expect(Reason.refused(.ancestor).refusal == .ancestor)
    #expect(Reason.popped.refusal == nil)
    #expect(Reason.refused(.windowClosed).description == "refused: the window is gone")
  }
}

@Suite struct CommandQueueTests {
  let owner = CoordinatorID(number: 1, name: "A")

  @Test func `commands come out in the order in which they were given`() {
    var queue = CommandQueue()
    let one = queue.append(.remove(owner))
    let two = queue.append(.show(ScreenID(number: 1, name: "S"), of: owner))
    let first = queue.next()
    #expect(first?.id == one)
    #expect(first?.command == .remove(owner))
    queue.complete(one)
    let second = queue.next()
    #expect(second?.id == two)
  }

  @Test func `nothing comes out while a command is being carried out`() {
    var queue = CommandQueue()
    let one = queue.append(.remove(owner))
    _ = queue.append(.remove(owner))
    let first = queue.next()
    #expect(first?.id == one)
    let early = queue.next()
    #expect(early == nil)
    #expect(queue.count == 1)
    queue.complete(one)
    let second = queue.next()
    #expect(second != nil)
    #expect(!queue.isIdle)
  }
}
