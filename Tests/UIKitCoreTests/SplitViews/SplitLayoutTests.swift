import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct SplitLayoutTests {
  typealias Mode = UISplitViewController.DisplayMode

  @Test func `13.3.2 an empty secondary column has the background of the system`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    Stage.shared.setDevice(.iPad)
    Stage.shared.rotate(to: .landscapeLeft)
    let list = SplitScreen("A", SplitLog())
    split.setViewController(list, for: .primary)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    func backgrounds() -> [CGRect] {
      let size = UIScreen.main.bounds.size
      return split.view.subviews
        .filter { !$0.isHidden && $0.backgroundColor == .systemBackground }
        .map(\.frame).filter { $0.width > size.width / 2 && $0.height == size.height }
    }
    let width = split.primaryColumnWidth
    #expect(
      backgrounds() == [
        CGRect(x: width, y: 0, width: UIScreen.main.bounds.width - width, height: 820)
      ])
    split.setViewController(SplitScreen("D", SplitLog()), for: .secondary)
    try Stage.shared.settle()
    #expect(backgrounds().isEmpty)
  }

  @Test(
    arguments: [
      (Mode.secondaryOnly, nil, [0, 1180]),
      (.oneBesideSecondary, [0, 320], [320, 1180]),
      (.oneOverSecondary, [0, 320], [0, 1180]),
    ] as [(Mode, [CGFloat]?, [CGFloat])])
  func `two columns stand in each mode`(mode: Mode, list: [CGFloat]?, detail: [CGFloat]) throws {
    let stage = try SplitStage(.doubleColumn)
    stage.split.preferredDisplayMode = mode
    try Stage.shared.settle()
    #expect(stage.split.displayMode == mode)
    #expect(stage.edges(of: stage.list) == list)
    #expect(stage.edges(of: stage.detail) == detail)
  }

  @Test(
    arguments: [
      (Mode.secondaryOnly, nil, nil, [0, 1180]),
      (.oneBesideSecondary, nil, [0, 320], [320, 1180]),
      (.oneOverSecondary, nil, [0, 320], [0, 1180]),
      (.twoBesideSecondary, [0, 320], [320, 640], [640, 1180]),
      (.twoOverSecondary, [0, 320], [320, 640], [0, 1180]),
      (.twoDisplaceSecondary, [0, 320], [320, 640], [640, 1500]),
    ] as [(Mode, [CGFloat]?, [CGFloat]?, [CGFloat])])
  func `three columns stand in each mode`(
    mode: Mode, list: [CGFloat]?, middle: [CGFloat]?, detail: [CGFloat]
  ) throws {
    let stage = try SplitStage(.tripleColumn)
    stage.split.preferredDisplayMode = mode
    try Stage.shared.settle()
    #expect(stage.split.displayMode == mode)
    #expect(stage.edges(of: stage.list) == list)
    #expect(stage.edges(of: stage.middle) == middle)
    #expect(stage.edges(of: stage.detail) == detail)
  }

  @Test func `the primary column may be on the other side`() throws {
    let stage = try SplitStage(.doubleColumn)
    stage.split.primaryEdge = .trailing
    try Stage.shared.settle()
    #expect(stage.edges(of: stage.list) == [860, 1180])
    #expect(stage.edges(of: stage.detail) == [0, 860])
  }

  @Test func `points go before a fraction, and both stay within the limits`() throws {
    let stage = try SplitStage(.doubleColumn)
    #expect(stage.split.primaryColumnWidth == 320)
    stage.split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(stage.split.primaryColumnWidth == 295)
    stage.split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(stage.split.primaryColumnWidth == 320)
    stage.split.maximumPrimaryColumnWidth = 500
    #expect(stage.split.primaryColumnWidth == 500)
    stage.split.preferredPrimaryColumnWidth = 200
    #expect(stage.split.primaryColumnWidth == 200)
    stage.split.minimumPrimaryColumnWidth = 240
    #expect(stage.split.primaryColumnWidth == 240)
    try Stage.shared.settle()
    #expect(stage.edges(of: stage.list) == [0, 240])
    #expect(stage.split.supplementaryColumnWidth == 0)
  }

  @Test func `the supplementary column has widths of its own`() throws {
    let stage = try SplitStage(.tripleColumn)
    stage.split.preferredSupplementaryColumnWidth = 280
    try Stage.shared.settle()
    #expect(stage.split.supplementaryColumnWidth == 280)
    #expect(stage.edges(of: stage.middle) == [0, 280])
    #expect(stage.edges(of: stage.detail) == [280, 1180])
  }

  @Test func `beside another column there is little room, and collapsed what the screen has`()
    throws
  {
    let stage = try SplitStage(.tripleColumn, device: .iPhone15Plus)
    #expect(stage.list.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.middle?.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.detail.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.split.traitCollection.horizontalSizeClass == .regular)
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(stage.detail.traitCollection.horizontalSizeClass == .compact)
    let navigation = try #require(stage.list.navigationController)
    #expect(stage.split.overrideTraitCollection(forChild: navigation) == nil)
  }

  @Test func `a column is told of the size that it will have`() throws {
    final class Listener: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let stage = try SplitStage(.doubleColumn)
    let listener = Listener()
    stage.split.setViewController(nil, for: .secondary)
    stage.split.setViewController(listener, for: .secondary)
    try Stage.shared.settle()
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(listener.sizes == [CGSize(width: 820, height: 1180)])
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(listener.sizes.last == CGSize(width: 860, height: 820))
  }

  @Test func `an iPad's window has little room when it is about as narrow as a phone`() throws {
    let stage = try SplitStage(.doubleColumn)
    stage.window.frame.size.width = 600
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    stage.window.frame.size.width = 599
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.split.isCollapsed)
  }
}
