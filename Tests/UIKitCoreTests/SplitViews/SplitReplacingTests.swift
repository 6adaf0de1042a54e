import StorylineTesting
import Testing
import UIKit

/// Another controller comes into a column.
@MainActor @Suite(.stage) struct SplitReplacingTests {
  private func stack(_ name: String) -> UINavigationController {
    let controller = UIViewController()
    controller.title = name
    return UINavigationController(rootViewController: controller)
  }

  private func makeCollapsed() throws -> SplitStage {
    try SplitStage(.doubleColumn, device: .iPhone15Plus, onSide: false)
  }

  @Test func `collapsed, the secondary one is replaced in its place`() throws {
    let stage = try makeCollapsed()
    let base = try #require(stage.list.navigationController)
    let old = try #require(stage.detail.navigationController)
    let new = stack("N")
    stage.split.setViewController(new, for: .secondary)
    try Stage.shared.settle()
    #expect(base.viewControllers == [stage.list, new])
    #expect(old.parent == nil)
    #expect(new.viewIfLoaded?.window === stage.window)
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(stage.split.viewControllers == [base, new])
  }

  @Test func `collapsed, the primary one is replaced under what is above it`() throws {
    let stage = try makeCollapsed()
    let detail = try #require(stage.detail.navigationController)
    let new = stack("N")
    stage.split.setViewController(new, for: .primary)
    try Stage.shared.settle()
    #expect(stage.split.viewControllers == [new])
    #expect(new.viewControllers.last === detail)
    #expect(stage.detail.view.window === stage.window)
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(stage.split.viewControllers == [new, detail])
  }

  @Test func `collapsed, another compact one takes the place of the first`() throws {
    let stage = try SplitStage(.doubleColumn, device: .iPhone15Plus)
    let (first, second) = (UIViewController(), UIViewController())
    stage.split.setViewController(first, for: .compact)
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    #expect(first.viewIfLoaded?.window === stage.window)
    stage.split.setViewController(second, for: .compact)
    try Stage.shared.settle()
    #expect(stage.split.viewControllers == [second])
    #expect(second.viewIfLoaded?.window === stage.window)
    #expect(first.parent == nil)
  }

  @Test func `with room, another one takes the column over`() throws {
    let stage = try SplitStage(.doubleColumn)
    let old = try #require(stage.list.navigationController)
    let new = stack("N")
    stage.split.setViewController(new, for: .primary)
    try Stage.shared.settle()
    #expect(old.parent == nil)
    #expect(new.view.frame.width == 320)
    #expect(new.topViewController?.traitCollection.horizontalSizeClass == .compact)
  }
}
