import StorylineTesting
import Testing
import UIKitCore

/// Layouts as they are written down in `Snapshots/LayoutDumpTests`.
///
/// `Scripts/rebaseline LayoutDumpTests` writes them anew; what changed is to be looked at before it is
/// committed.
@MainActor @Suite(.stage) struct LayoutDumpTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ layout: LayoutCase) throws {
    let screen = UIViewController()
    screen.title = layout.rawValue
    layout.fill(screen.view)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  @Test(arguments: LayoutCase.allCases)
  func `a screen is laid out as in its file`(layout: LayoutCase) throws {
    try show(layout)
    try AppDriver().expectSnapshot(layout.rawValue)
  }

  @Test(arguments: [LayoutCase.form, .alignments, .hiddenAndSpaced, .margins, .priorities])
  func `a screen is laid out from right to left as in its file`(layout: LayoutCase) throws {
    Stage.shared.setLayoutDirection(isRightToLeft: true)
    try show(layout)
    try AppDriver().expectSnapshot("\(layout.rawValue)-right-to-left")
  }

  @Test(arguments: [LayoutCase.form, .lines, .card, .margins])
  func `a screen on its side is laid out as in its file`(layout: LayoutCase) throws {
    try show(layout)
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    try AppDriver().expectSnapshot("\(layout.rawValue)-landscape")
  }

  @Test(arguments: [LayoutCase.form, .lines, .buttons, .baselines])
  func `a screen in large text is laid out as in its file`(layout: LayoutCase) throws {
    Stage.shared.setContentSizeCategory(.accessibilityMedium)
    try show(layout)
    try AppDriver().expectSnapshot("\(layout.rawValue)-large-text")
  }
}
