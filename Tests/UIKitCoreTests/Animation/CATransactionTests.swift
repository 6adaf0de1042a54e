import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct CATransactionTests {
  let stage = AnimationStage()
  var view: UIView { stage.view }

  @Test func `the block comes after the animations that were begun inside`() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("block") }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in events.append("one") }
    UIView.animate(withDuration: 2, animations: { view.center.x = 0 }) { _ in events.append("two") }
    CATransaction.commit()
    stage.advance(1)
    #expect(events == ["one"])
    stage.advance(1)
    #expect(events == ["one", "two", "block"])
  }

  @Test func `an outer transaction waits for what was begun in an inner one`() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("inner") }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    CATransaction.commit()
    CATransaction.commit()
    #expect(events.isEmpty)
    stage.advance(1)
    #expect(events.sorted() == ["inner", "outer"])
  }

  @Test func `another block lets the first one wait only for what was there before`() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("first") }
    CATransaction.setCompletionBlock { events.append("second") }
    #expect(events == ["first"])
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    CATransaction.commit()
    stage.advance(1)
    #expect(events == ["first", "second"])
  }

  @Test func `without a transaction the block belongs to the turn`() {
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    stage.advance(0)
    #expect(isDone)
    isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.flush()
    #expect(isDone)
  }

  @Test func `settings are handed down and end with their transaction`() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.disableActions())
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
  }

  @Test func `its curve is that of the animations that name none`() {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 0.5, 1, 0.5))
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    CATransaction.commit()
    let curves = stage.node?.animations.map(\.curve) ?? []
    #expect(curves == [.cubicBezier(0, 0.5, 1, 0.5), .linear])
  }

  @Test func `the time is that of the stage's clock`() {
    let before = CACurrentMediaTime()
    stage.advance(2.5)
    #expect(abs(CACurrentMediaTime() - before - 2.5) < 1e-6)
  }

  @Test func `a timing function knows its control points`() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }
}
