import StorylineCore
import Testing

/// Ending without a value by decision, and screens that change their container.
@Suite struct ClosingTests {
  @Test func `a coordinator that is closed ends with the reason, once its screens are gone`() throws
  {
    var tree = CoordinatorTree()
    let stack = tree.makeContainer(.stack)
    let id = tree.makeCoordinator("Child")
    try tree.attach(id, to: nil, as: .root)
    let screen = tree.makeScreen("Screen")
    tree.place(screen, of: id, in: stack)
    _ = tree.settle(stack, contents: [screen])
    let isFirst = tree.finish(id, because: .closed)
    let isSecond = tree.finish(id)
    #expect(isFirst)
    #expect(!isSecond, "what comes first counts")
    #expect(tree.endFinished() == Changes())
    let changes = tree.settle(stack, contents: [])
    #expect(changes.endings == [Ending(id: id, result: .cancelled(.closed))])
    #expect(tree.log.map(\.description).suffix(3).first == "Child#1 closes")
  }

  @Test func `a coordinator without screens is closed at once`() throws {
    var tree = CoordinatorTree()
    let id = tree.makeCoordinator("Child")
    try tree.attach(id, to: nil, as: .root)
    _ = tree.finish(id, because: .removed)
    #expect(tree.endFinished().endings == [Ending(id: id, result: .cancelled(.removed))])
  }

  @Test func `a screen that moved is missing where it went, and not where it was`() throws {
    var tree = CoordinatorTree()
    let (elsewhere, stack) = (tree.makeContainer(.elsewhere), tree.makeContainer(.stack))
    let id = tree.makeCoordinator("Child")
    try tree.attach(id, to: nil, as: .pushed)
    let screen = tree.makeScreen("Screen")
    tree.place(screen, of: id, in: elsewhere)
    tree.move(screen, to: stack)
    #expect(tree.screens(in: elsewhere) == [])
    #expect(tree.screens(in: stack) == [screen])
    #expect(tree.log.last?.description == "Child#1 shows Screen@1 in stack 2")
    #expect(tree.settle(elsewhere, contents: []) == Changes())
    _ = tree.settle(stack, contents: [screen])
    let changes = tree.settle(stack, contents: [])
    #expect(changes.endings == [Ending(id: id, result: .cancelled(.popped))])
  }
}
