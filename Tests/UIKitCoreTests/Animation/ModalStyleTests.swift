import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// How presented screens come, by their styles.
@MainActor @Suite(.stage) struct ModalStyleTests {
  private let stage = AnimationStage()
  private let root = UIViewController()

  init() { stage.window.rootViewController = root }

  private func presented(_ style: UIModalTransitionStyle) -> UIViewController {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.modalTransitionStyle = style
    root.present(screen, animated: true)
    stage.advance(0)
    return screen
  }

  @Test func `a flip turns the screen about its vertical axis`() throws {
    let screen = presented(.flipHorizontal)
    let node = try #require(stage.node(of: screen.view))
    guard case .transform(let start) = try #require(node.animations.first).property else {
      Issue.record("nothing turns")
      return
    }
    #expect(start.a < 0.01)
    #expect(start.d == 1)
    #expect(screen.view.transform == .identity)
    stage.advance(1)
    #expect(stage.node(of: screen.view)?.animations.isEmpty == true)
  }

  @Test func `a dissolve fades the screen in`() throws {
    let screen = presented(.crossDissolve)
    let node = try #require(stage.node(of: screen.view))
    #expect(node.animations.first?.property == .opacity(from: 0))
  }
}
