import StorylineTesting
import Testing
import UIKit

/// 18.4.3: where property animators end.
@MainActor @Suite(.harness) struct AnimatorEndTests {
  let harness: any Harness = PlatformHarness()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func show() throws {
    let root = UIViewController()
    root.view.addSubview(view)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
  }

  @Test func `18.4.3 a stopped animator is finished where it is told to`() throws {
    try show()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive)
    #expect(ends == [.current])
    #expect(abs(view.alpha - 0.5) < 0.01)
  }

  @Test func `18.4.3 a reversed animator ends at its start`() throws {
    try show()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(animator.isRunning)
    animator.isReversed = true
    try harness.settle()
    #expect(ends == [.start])
    #expect(abs(view.alpha - 1) < 0.01)
  }

  @Test func `18.4.3 an animator that is stopped without finishing calls no completion`() throws {
    try show()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.2 }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    animator.stopAnimation(true)
    try harness.settle()
    #expect(animator.state == .inactive)
    #expect(ends == 0)
  }
}
