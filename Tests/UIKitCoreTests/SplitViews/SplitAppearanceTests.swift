import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct SplitAppearanceTests {
  let log = SplitLog()

  @Test func `columns that are seen appear with the split view, the others do not`() throws {
    let stage = try SplitStage(.tripleColumn, log: log)
    stage.window.rootViewController = nil
    try Stage.shared.settle()
    log.events = []
    stage.window.rootViewController = stage.split
    try Stage.shared.settle()
    #expect(log.events == ["S.wA(false)", "D.wA(false)", "D.iA", "S.iA", "S.dA", "D.dA"])
  }

  @Test func `a column that comes and goes appears and disappears, with its animation`() throws {
    let stage = try SplitStage(.doubleColumn, log: log)
    log.events = []
    stage.split.hide(.primary)
    #expect(log.events == ["A.wD(true)"])
    try Stage.shared.settle()
    #expect(log.events == ["A.wD(true)", "A.dD"])
    log.events = []
    stage.split.show(.primary)
    #expect(log.events == ["A.wA(true)", "A.iA"])
    try Stage.shared.settle()
    #expect(log.events == ["A.wA(true)", "A.iA", "A.dA"])
  }

  @Test func `what goes on being seen neither disappears nor appears in a collapse`() throws {
    let stage = try SplitStage(.doubleColumn, device: .iPhone15Plus, log: log)
    log.events = []
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(log.events == ["A.wD(false)", "A.dD"])
    log.events = []
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(log.events == ["A.wA(false)", "A.iA", "A.dA"])
    #expect(stage.detail.view.window === stage.window)
  }

  @Test func `a column that a collapse puts below another one disappears`() throws {
    let stage = try SplitStage(.tripleColumn, device: .iPhone15Plus, log: log)
    #expect(stage.edges(of: stage.middle) != nil)
    log.events = []
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(log.events == ["S.wD(false)", "S.dD"])
    log.events = []
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    let events = log.events.filter { $0.hasPrefix("S") }
    #expect(events == ["S.wA(false)", "S.iA", "S.dA"])
  }

  @Test func `columns that come are in the order of the columns`() throws {
    let stage = try SplitStage(.tripleColumn, log: log)
    stage.split.hide(.supplementary)
    try Stage.shared.settle()
    stage.split.show(.supplementary)
    try Stage.shared.settle()
    stage.window.isHidden = true
    try Stage.shared.settle()
    log.events = []
    stage.window.isHidden = false
    try Stage.shared.settle()
    #expect(log.events == ["S.wA(false)", "D.wA(false)", "D.iA", "S.iA", "S.dA", "D.dA"])
  }

  @Test func `columns come and go along with the device as it is turned`() throws {
    let stage = try SplitStage(.doubleColumn, log: log)
    Stage.shared.clock.mode = .manual
    log.events = []
    Stage.shared.rotate(to: .portrait)
    Stage.shared.turn()
    #expect(log.events == ["A.wD(true)"])
    #expect(stage.edges(of: stage.list)?.last == 0)
    #expect(stage.split.transitionCoordinator?.isAnimated == true)
    try Stage.shared.settle()
    #expect(log.events == ["A.wD(true)", "A.dD"])
    #expect(stage.edges(of: stage.list) == nil)
    log.events = []
    Stage.shared.rotate(to: .landscapeLeft)
    Stage.shared.turn()
    #expect(log.events == ["A.wA(true)", "A.iA"])
    #expect(stage.edges(of: stage.list)?.first == 0)
    try Stage.shared.settle()
    #expect(log.events == ["A.wA(true)", "A.iA", "A.dA"])
  }

  @Test func `columns that a turned device moves move for as long as it turns`() throws {
    let stage = try SplitStage(.doubleColumn, log: log)
    Stage.shared.clock.mode = .manual
    log.events = []
    Stage.shared.rotate(to: .portrait)
    Stage.shared.turn()
    Stage.shared.clock.advance(by: 0.39)
    Stage.shared.turn()
    #expect(log.events == ["A.wD(true)"])
    #expect(stage.window.bounds == UIScreen.main.bounds)
    Stage.shared.clock.advance(by: 0.02)
    Stage.shared.turn()
    #expect(log.events == ["A.wD(true)", "A.dD"])
    try Stage.shared.settle()
  }

  @Test func `a device that is turned back on the way has its columns in the end`() throws {
    let stage = try SplitStage(.doubleColumn, log: log)
    Stage.shared.clock.mode = .manual
    Stage.shared.rotate(to: .portrait)
    Stage.shared.clock.advance(by: 0.2)
    Stage.shared.turn()
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.edges(of: stage.list)?.first == 0)
    #expect(log.events.suffix(1) == ["A.dA"])
  }

  @Test func `a mode that is set in an animation is animated`() throws {
    let stage = try SplitStage(.doubleColumn, log: log)
    log.events = []
    UIView.animate(withDuration: 0.3) { stage.split.preferredDisplayMode = .secondaryOnly }
    #expect(stage.split.transitionCoordinator?.isAnimated == true)
    try Stage.shared.settle()
    #expect(log.events == ["A.wD(true)", "A.dD"])
    stage.split.preferredDisplayMode = .oneBesideSecondary
    #expect(stage.split.transitionCoordinator == nil)
  }

  @Test func `a swipe that is abandoned brings a column and takes it back`() throws {
    let stage = try SplitStage(.doubleColumn, onSide: false, log: log)
    log.events = []
    Stage.shared.clock.mode = .manual
    let y: CGFloat = 500
    Stage.shared.sendTouch(id: 1, phase: .began, at: CGPoint(x: 2, y: y))
    for x in [20, 40, 60] {
      Stage.shared.clock.advance(by: 0.2)
      Stage.shared.turn()
      Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: CGFloat(x), y: y))
    }
    Stage.shared.clock.advance(by: 0.5)
    Stage.shared.turn()
    Stage.shared.sendTouch(id: 1, phase: .ended, at: CGPoint(x: 60, y: y))
    try Stage.shared.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(log.events == ["A.wA(true)", "A.iA", "A.wD(true)", "A.dD"])
    #expect(stage.edges(of: stage.list) == nil)
  }

  @Test func `what is asked for while columns move comes after`() throws {
    let stage = try SplitStage(.tripleColumn, log: log)
    stage.split.show(.primary)
    stage.split.hide(.supplementary)
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    try Stage.shared.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.edges(of: stage.list) == nil)
    #expect(stage.edges(of: stage.middle) == nil)
  }

  @Test func `a split view that is let go lets its columns go`() throws {
    weak var split: UISplitViewController?
    weak var list: UIViewController?
    do {
      let stage = try SplitStage(.doubleColumn, device: .iPhone15Plus)
      Stage.shared.rotate(to: .portrait)
      try Stage.shared.settle()
      Stage.shared.rotate(to: .landscapeLeft)
      try Stage.shared.settle()
      (split, list) = (stage.split, stage.list)
      stage.window.rootViewController = nil
      try Stage.shared.settle()
    }
    try Stage.shared.settle()
    #expect(split == nil)
    #expect(list == nil)
  }
}
