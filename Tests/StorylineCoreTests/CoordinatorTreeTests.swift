import StorylineCore
import Testing

/// A tree with one stack, for tests that say what the stack holds.
///
/// It is a class, for `#expect` takes no mutating call.
final class Stage {
  var tree = CoordinatorTree()
  let stack: ContainerID

  init() { stack = tree.makeContainer(.stack) }

  /// A running coordinator.
  func coordinator(_ name: String, below parent: CoordinatorID? = nil) throws -> CoordinatorID {
    let id = tree.makeCoordinator(name)
    try attach(id, to: parent, as: parent == nil ? .root : .pushed)
    return id
  }

  /// A screen of `owner` on the stack.
  func screen(_ name: String, of owner: CoordinatorID) -> ScreenID {
    let id = tree.makeScreen(name)
    tree.place(id, of: owner, in: stack)
    return id
  }

  func settle(_ contents: [ScreenID?], because cause: Reason? = nil) -> Changes {
    tree.settle(stack, contents: contents, because: cause)
  }

  func attach(
    _ child: CoordinatorID, to parent: CoordinatorID?, as placement: Placement
  ) throws(Refusal) {
    try tree.attach(child, to: parent, as: placement)
  }

  func finish(_ id: CoordinatorID) -> Bool { tree.finish(id) }
  func endFinished() -> Changes { tree.endFinished() }
  func leaveScreens(of id: CoordinatorID) -> Changes { tree.leave(tree.screensBelow(id), of: id) }

  func release(_ screen: ScreenID, because cause: Reason) -> Changes {
    tree.release(screen, because: cause)
  }

  func refuse(_ screen: ScreenID, of id: CoordinatorID, _ refusal: Refusal) -> Changes {
    tree.refuse(screen, of: id, refusal)
  }
}

func cancelled(_ id: CoordinatorID, _ reason: Reason) -> Ending {
  Ending(id: id, result: .cancelled(reason))
}

@Suite struct CoordinatorTreeTests {
  @Test func `a coordinator is attached below the one that shows it`() throws {
    let stage = Stage()
    let parent = try stage.coordinator("Parent")
    let one = try stage.coordinator("One", below: parent)
    let two = try stage.coordinator("Two", below: parent)
    #expect(stage.tree.rootIDs == [parent])
    #expect(stage.tree.children(of: parent) == [one, two])
    #expect(stage.tree[two]?.parent == parent)
    #expect(stage.tree[two]?.placement == .pushed)
  }

  @Test func `a coordinator refuses itself`() throws {
    let stage = Stage()
    let id = try stage.coordinator("A")
    #expect(throws: Refusal.ownChild) { try stage.attach(id, to: id, as: .pushed) }
    #expect(stage.tree.children(of: id) == [])
  }

  @Test func `a coordinator refuses those above it`() throws {
    let stage = Stage()
    let top = try stage.coordinator("Top")
    let middle = try stage.coordinator("Middle", below: top)
    let low = try stage.coordinator("Low", below: middle)
    #expect(throws: Refusal.ancestor) { try stage.attach(top, to: low, as: .pushed) }
    #expect(throws: Refusal.ancestor) { try stage.attach(middle, to: low, as: .pushed) }
    #expect(stage.tree.rootIDs == [top])
    #expect(stage.tree.log.last == .refused(middle, .ancestor))
  }

  @Test func `a coordinator has one parent and is shown once`() throws {
    let stage = Stage()
    let top = try stage.coordinator("Top")
    let one = try stage.coordinator("One", below: top)
    let two = try stage.coordinator("Two", below: top)
    let child = try stage.coordinator("Child", below: one)
    #expect(throws: Refusal.alreadyShown) { try stage.attach(child, to: two, as: .pushed) }
    #expect(throws: Refusal.alreadyShown) { try stage.attach(child, to: one, as: .pushed) }
    #expect(stage.tree.children(of: one) == [child])
    #expect(stage.tree.children(of: two) == [])
  }

  @Test func `nothing is shown by a coordinator that is not running`() throws {
    let stage = Stage()
    let loose = stage.tree.makeCoordinator("Loose")
    let child = stage.tree.makeCoordinator("Child")
    #expect(throws: Refusal.notRunning) { try stage.attach(child, to: loose, as: .pushed) }

    let root = try stage.coordinator("Root")
    let finishing = try stage.coordinator("Finishing", below: root)
    #expect(stage.finish(finishing))
    #expect(throws: Refusal.notRunning) {
      try stage.attach(child, to: finishing, as: .pushed)
    }
  }

  @Test func `an ended coordinator is refused`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let child = try stage.coordinator("Child", below: root)
    #expect(stage.finish(child))
    #expect(stage.endFinished().endings == [Ending(id: child, result: .finished)])
    #expect(throws: Refusal.alreadyShown) { try stage.attach(child, to: root, as: .pushed) }
  }

  @Test func `the top of a stack and the owner of a screen are known`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let low = stage.screen("Low", of: root)
    let high = stage.screen("High", of: root)
    #expect(stage.tree.top(of: stage.stack) == nil)
    _ = stage.settle([low, high])
    #expect(stage.tree.top(of: stage.stack) == high)
    #expect(stage.tree.owner(of: high) == root)
    #expect(stage.tree[root]?.screens == [low, high])
    _ = stage.settle([low, high, nil])
    #expect(stage.tree.top(of: stage.stack) == nil)
  }

  @Test func `a segment follows the order of the container`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let one = stage.screen("One", of: root)
    let two = stage.screen("Two", of: root)
    _ = stage.settle([two, nil, one])
    #expect(stage.tree[root]?.screens == [two, one])
  }
}
