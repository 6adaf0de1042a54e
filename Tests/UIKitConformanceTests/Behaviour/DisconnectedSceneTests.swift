import StorylineTesting
import Testing
import UIKit

/// 8.2.2: the window of a scene that is disconnected goes, and everything in it.
@MainActor @Suite(.stage) struct DisconnectedSceneTests {
  let harness: any Harness = StageHarness()

  enum Moment: CaseIterable {
    case settled, onTheWay, askedToGoBack, onTheWayBack
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .currentContext]

  @Test(arguments: styles, Moment.allCases)
  func `8.2.2 what a scene presents is released with its window`(
    style: UIModalPresentationStyle, moment: Moment
  ) throws {
    harness.holdTime()
    let scene = harness.connectScene()
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var presented: UIViewController?
    do {
      let (bottom, top) = (UIViewController(), UIViewController())
      let shown = UIWindow(windowScene: scene)
      shown.rootViewController = bottom
      shown.makeKeyAndVisible()
      try harness.settle()
      top.modalPresentationStyle = style
      bottom.present(top, animated: true)
      if moment != .onTheWay { try harness.settle() }
      if moment == .askedToGoBack || moment == .onTheWayBack { bottom.dismiss(animated: true) }
      if moment == .onTheWay || moment == .onTheWayBack {
        harness.turn()
        harness.advance(by: 0.1)
      }
      (window, root, presented) = (shown, bottom, top)
      harness.disconnect(scene)
    }
    try harness.settle()
    #expect(window == nil)
    #expect(root == nil)
    #expect(presented == nil)
  }

  @Test func `8.2.2 a window that its app keeps has what it presents in another scene`() throws {
    let scenes = [harness.connectScene(), harness.connectScene()]
    let (root, modal) = (UIViewController(), UIViewController())
    let window = UIWindow(windowScene: scenes[0])
    window.rootViewController = root
    window.makeKeyAndVisible()
    try harness.settle()
    root.present(modal, animated: true)
    try harness.settle()
    harness.disconnect(scenes[0])
    try harness.settle()
    #expect(modal.view.window == nil)
    window.windowScene = scenes[1]
    try harness.settle()
    #expect(modal.view.window === window)
    #expect(root.presentedViewController === modal)
  }
}
