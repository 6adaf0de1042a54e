import StorylineCore
import Testing

@Suite struct RemovalTests {
  /// A parent and a child, each with one screen on the stack.
  struct Pair {
    let stage = Stage()
    let parent, child: CoordinatorID
    let low, high: ScreenID

    init() throws {
      parent = try stage.coordinator("Parent")
      low = stage.screen("Low", of: parent)
      child = try stage.coordinator("Child", below: parent)
      high = stage.screen("High", of: child)
      _ = stage.settle([low, high])
    }
  }

  @Test func `a coordinator ends when its segment is empty`() throws {
    let pair = try Pair()
    let changes = pair.stage.settle([pair.low])
    #expect(changes.endings == [cancelled(pair.child, .popped)])
    #expect(changes.goneScreens == [pair.high])
    #expect(pair.stage.tree[pair.child] == nil)
    #expect(pair.stage.tree.children(of: pair.parent) == [])
  }

  @Test func `a coordinator that keeps a screen goes on`() throws {
    let pair = try Pair()
    let third = pair.stage.screen("Third", of: pair.child)
    _ = pair.stage.settle([pair.low, pair.high, third])
    let changes = pair.stage.settle([pair.low, pair.high])
    #expect(changes.endings == [])
    #expect(changes.goneScreens == [third])
    #expect(pair.stage.tree[pair.child]?.screens == [pair.high])
  }

  @Test func `settling twice in the same state changes nothing`() throws {
    let pair = try Pair()
    _ = pair.stage.settle([pair.low])
    let events = pair.stage.tree.log.count
    #expect(pair.stage.settle([pair.low]) == Changes())
    #expect(pair.stage.tree.log.count == events)
  }

  @Test func `a parent may push above a child and stays above when the child goes`() throws {
    let pair = try Pair()
    let above = pair.stage.screen("Above", of: pair.parent)
    _ = pair.stage.settle([pair.low, pair.high, above])
    let changes = pair.stage.settle([pair.low, above])
    #expect(changes.endings == [cancelled(pair.child, .replaced)])
    #expect(pair.stage.tree[pair.parent]?.screens == [pair.low, above])
  }

  @Test func `one that has no screen between two that lose theirs ends for the same reason`()
    throws
  {
    let stage = Stage()
    let home = try stage.coordinator("Home")
    let low = stage.screen("Low", of: home)
    let between = try stage.coordinator("Between", below: home)
    let child = try stage.coordinator("Child", below: between)
    let high = stage.screen("High", of: child)
    _ = stage.settle([low, high])
    #expect(
      stage.settle([]).endings == [
        cancelled(child, .popped), cancelled(between, .popped), cancelled(home, .popped),
      ])
  }

  @Test func `a parent lives as long as a child has a screen`() throws {
    let pair = try Pair()
    #expect(pair.stage.settle([nil, pair.high]).endings == [])
    let changes = pair.stage.settle([nil])
    #expect(
      changes.endings == [cancelled(pair.child, .popped), cancelled(pair.parent, .popped)])
  }

  @Test func `those below end first, the deepest of all`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let first = stage.screen("First", of: root)
    let top = try stage.coordinator("Top", below: root)
    let a = stage.screen("A", of: top)
    let one = try stage.coordinator("One", below: top)
    let b = stage.screen("B", of: one)
    let deep = try stage.coordinator("Deep", below: one)
    let c = stage.screen("C", of: deep)
    let idle = try stage.coordinator("Idle", below: top)
    _ = stage.settle([first, a, b, c])
    #expect(stage.finish(top))
    let changes = stage.settle([first])
    #expect(
      changes.endings == [
        cancelled(deep, .parentEnded), cancelled(one, .parentEnded), cancelled(idle, .parentEnded),
        Ending(id: top, result: .finished),
      ])
    #expect(stage.tree.rootIDs == [root])
  }

  @Test func `several flows on one stack end together, each once, when all are popped`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let first = stage.screen("First", of: root)
    var flows: [CoordinatorID] = []
    var screens: [ScreenID] = []
    var parent = root
    for name in ["A", "B", "C"] {
      parent = try stage.coordinator(name, below: parent)
      flows.append(parent)
      screens.append(stage.screen(name, of: parent))
    }
    _ = stage.settle([first] + screens)
    let changes = stage.settle([first])
    #expect(changes.endings == flows.reversed().map { cancelled($0, .popped) })
    #expect(stage.settle([first]).endings == [])
  }

  @Test func `a screen that its container has not taken yet is not missing`() throws {
    let pair = try Pair()
    let queued = pair.stage.screen("Queued", of: pair.child)
    pair.stage.tree.notTaken(queued)
    #expect(pair.stage.settle([pair.low, pair.high, nil]).goneScreens == [])
    #expect(pair.stage.tree[pair.child]?.screens == [pair.high, queued])
    #expect(pair.stage.settle([pair.low, pair.high, queued]).goneScreens == [])
    #expect(pair.stage.settle([pair.low, pair.high]).goneScreens == [queued])
  }

  @Test func `a screen that was taken and is gone before anything settled is missing`() throws {
    let pair = try Pair()
    let brief = pair.stage.screen("Brief", of: pair.child)
    #expect(pair.stage.settle([pair.low, pair.high]).goneScreens == [brief])
  }

  @Test func `a cause that only the outside knows is taken`() throws {
    let pair = try Pair()
    let changes = pair.stage.settle([pair.low], because: .swipedBack)
    #expect(changes.endings == [cancelled(pair.child, .swipedBack)])
  }

  @Test func `a container that is gone takes everything with it`() throws {
    let pair = try Pair()
    let changes = pair.stage.tree.close(pair.stage.stack, because: .rootReplaced)
    #expect(
      changes.endings == [
        cancelled(pair.child, .rootReplaced), cancelled(pair.parent, .rootReplaced),
      ])
    #expect(pair.stage.tree.rootIDs == [])
  }

  @Test func `a parent without screens of its own survives a new root that it showed`() throws {
    let stage = Stage()
    let app = try stage.coordinator("App")
    let signIn = try stage.coordinator("SignIn", below: app)
    let form = stage.screen("Form", of: signIn)
    _ = stage.settle([form])
    let other = stage.tree.makeContainer(.stack)
    let main = try stage.coordinator("Main", below: app)
    let home = stage.tree.makeScreen("Home")
    stage.tree.place(home, of: main, in: other)
    let changes = stage.tree.close(stage.stack, because: .rootReplaced)
    #expect(changes.endings == [cancelled(signIn, .rootReplaced)])
    #expect(stage.tree.children(of: app) == [main])
  }

  @Test func `a parent without screens goes with the last child that is removed`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let first = stage.screen("First", of: root)
    let wizard = try stage.coordinator("Wizard", below: root)
    let step = try stage.coordinator("Step", below: wizard)
    let page = stage.screen("Page", of: step)
    _ = stage.settle([first, page])
    #expect(
      stage.settle([first]).endings == [cancelled(step, .popped), cancelled(wizard, .popped)])
  }

  @Test func `a parent without screens stays when its child finished`() throws {
    let stage = Stage()
    let root = try stage.coordinator("Root")
    let first = stage.screen("First", of: root)
    let wizard = try stage.coordinator("Wizard", below: root)
    let step = try stage.coordinator("Step", below: wizard)
    let page = stage.screen("Page", of: step)
    _ = stage.settle([first, page])
    #expect(stage.finish(step))
    #expect(stage.settle([first]).endings == [Ending(id: step, result: .finished)])
    #expect(stage.tree.children(of: root) == [wizard])
  }

  @Test func `a released screen is gone at once`() throws {
    let pair = try Pair()
    let changes = pair.stage.release(pair.high, because: .replaced)
    #expect(changes.endings == [cancelled(pair.child, .replaced)])
    #expect(pair.stage.release(pair.high, because: .replaced) == Changes())
    #expect(pair.stage.settle([pair.low]).endings == [])
  }

  @Test func `a closed window ends everything`() throws {
    let pair = try Pair()
    let changes = pair.stage.tree.closeWindow()
    #expect(
      changes.endings == [
        cancelled(pair.child, .windowClosed), cancelled(pair.parent, .windowClosed),
      ])
  }

  // MARK: Finishing

  @Test func `finish is decided once and told when the screens are gone`() throws {
    let pair = try Pair()
    #expect(pair.stage.finish(pair.child))
    #expect(!pair.stage.finish(pair.child))
    #expect(pair.stage.endFinished().endings == [])
    #expect(pair.stage.settle([pair.low]).endings == [Ending(id: pair.child, result: .finished)])
    #expect(!pair.stage.finish(pair.child))
  }

  @Test func `finish wins over a removal that settles after it`() throws {
    let pair = try Pair()
    #expect(pair.stage.finish(pair.child))
    let changes = pair.stage.settle([nil])
    #expect(
      changes.endings == [
        Ending(id: pair.child, result: .finished), cancelled(pair.parent, .replaced),
      ])
  }

  @Test func `a settled removal wins over a finish after it`() throws {
    let pair = try Pair()
    _ = pair.stage.settle([pair.low])
    #expect(!pair.stage.finish(pair.child))
    #expect(pair.stage.endFinished() == Changes())
  }

  @Test func `a parent's finish does not take the value of a child that finished before`() throws {
    let pair = try Pair()
    #expect(pair.stage.finish(pair.child))
    #expect(pair.stage.finish(pair.parent))
    #expect(
      pair.stage.settle([]).endings == [
        Ending(id: pair.child, result: .finished), Ending(id: pair.parent, result: .finished),
      ])
  }

  @Test func `what a finished root leaves on the window belongs to the parent`() throws {
    let stage = Stage()
    let app = try stage.coordinator("App")
    let signIn = try stage.coordinator("SignIn", below: app)
    let form = stage.screen("Form", of: signIn)
    _ = stage.settle([form])
    #expect(stage.finish(signIn))
    #expect(stage.leaveScreens(of: signIn) == Changes())
    #expect(stage.endFinished().endings == [Ending(id: signIn, result: .finished)])
    #expect(stage.tree.owner(of: form) == app)
    #expect(stage.settle([nil]).endings == [cancelled(app, .replaced)])
  }

  @Test func `what the last flow leaves on the window belongs to nobody`() throws {
    let stage = Stage()
    let app = try stage.coordinator("App")
    let home = stage.screen("Home", of: app)
    _ = stage.settle([home])
    #expect(stage.finish(app))
    #expect(stage.leaveScreens(of: app).goneScreens == [home])
    #expect(stage.endFinished().endings == [Ending(id: app, result: .finished)])
    #expect(stage.tree.owner(of: home) == nil)
  }

  @Test func `a coordinator that could not show its first screen ends with the refusal`() throws {
    let pair = try Pair()
    let late = try pair.stage.coordinator("Late", below: pair.child)
    let screen = pair.stage.tree.makeScreen("S")
    let changes = pair.stage.refuse(screen, of: late, .noNavigationController)
    #expect(changes.endings == [cancelled(late, .refused(.noNavigationController))])
    #expect(pair.stage.refuse(screen, of: late, .noNavigationController) == Changes())
  }

  @Test func `a coordinator that was shown before goes on after a refusal`() throws {
    let pair = try Pair()
    let screen = pair.stage.tree.makeScreen("S")
    #expect(pair.stage.refuse(screen, of: pair.child, .notAllowedThere) == Changes())
    #expect(pair.stage.refuse(screen, of: pair.parent, .notAllowedThere) == Changes())
  }

  // MARK: Size

  @Test func `no depth is too deep`() throws {
    var tree = CoordinatorTree()
    let root = tree.makeCoordinator("Root")
    try tree.attach(root, to: nil, as: .root)
    var parent = root
    for _ in 0..<20_000 {
      let child = tree.makeCoordinator("Child")
      try tree.attach(child, to: parent, as: .pushed)
      parent = child
    }
    let changes = tree.closeWindow()
    #expect(changes.endings.count == 20_001)
    #expect(changes.endings.first?.id == parent)
    #expect(changes.endings.last?.id == root)
  }
}
