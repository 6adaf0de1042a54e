import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct SplitButtonTests {
  @Test func `the button is in the bar of the outermost column, and changes the mode`() throws {
    let stage = try SplitStage(.doubleColumn)
    #expect(stage.buttons(of: stage.list) == ["Hide Sidebar"])
    #expect(stage.buttons(of: stage.detail).isEmpty)
    try SplitStage.tap("Hide Sidebar", in: stage.list.navigationController?.navigationBar)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.buttons(of: stage.detail) == ["Show Sidebar"])
    try SplitStage.tap("Show Sidebar", in: stage.detail.navigationController?.navigationBar)
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test func `where columns displace one another the button leads back`() throws {
    let stage = try SplitStage(.tripleColumn)
    #expect(stage.buttons(of: stage.middle) == ["Back"])
    try SplitStage.tap("Back", in: stage.middle?.navigationController?.navigationBar)
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    #expect(stage.buttons(of: stage.list).isEmpty)
  }

  @Test func `the button is there as the app wants it`() throws {
    let stage = try SplitStage(.doubleColumn)
    stage.split.presentsWithGesture = false
    #expect(stage.buttons(of: stage.list).isEmpty)
    stage.split.displayModeButtonVisibility = .always
    #expect(stage.buttons(of: stage.list) == ["Hide Sidebar"])
    stage.split.presentsWithGesture = true
    stage.split.displayModeButtonVisibility = .never
    #expect(stage.buttons(of: stage.list).isEmpty)
  }

  @Test func `three columns may have a button for the secondary one alone`() throws {
    let stage = try SplitStage(.tripleColumn)
    #expect(stage.buttons(of: stage.detail).isEmpty)
    stage.split.showsSecondaryOnlyButton = true
    try Stage.shared.settle()
    try SplitStage.tap("Full Screen", in: stage.detail.navigationController?.navigationBar)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.buttons(of: stage.detail) == ["Show Sidebar"])
  }

  @Test func `collapsed there is only the way back`() throws {
    let stage = try SplitStage(.doubleColumn, device: .iPhone15Plus, onSide: false)
    #expect(stage.split.isCollapsed)
    #expect(stage.buttons(of: stage.detail) == ["A"])
  }

  @Test func `the classic button follows what the delegate is about to do`() throws {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      var target = UISplitViewController.DisplayMode.automatic
      func targetDisplayModeForAction(in svc: UISplitViewController)
        -> UISplitViewController.DisplayMode
      { target }
    }
    Stage.shared.setDevice(.iPad)
    let delegate = Delegate()
    let detail = UIViewController()
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [
      UIViewController(), UINavigationController(rootViewController: detail),
    ]
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.displayModeButtonItem.accessibilityLabel == "Back")
    let bar = detail.navigationController?.navigationBar
    try SplitStage.tap("Back", in: bar)
    #expect(split.displayMode == .oneOverSecondary)
    split.preferredDisplayMode = .secondaryOnly
    delegate.target = .oneBesideSecondary
    try SplitStage.tap("Back", in: bar)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.displayModeButtonItem.isHidden)
  }
}
