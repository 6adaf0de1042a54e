import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct ViewTransitionTests {
  let stage = AnimationStage()
  var view: UIView { stage.view }

  @Test func `a dissolve shows the old content over the new until it is gone`() throws {
    let old = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    old.text = "old"
    view.addSubview(old)
    var isDone = false
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      old.removeFromSuperview()
    } completion: {
      isDone = $0
    }
    let node = try #require(stage.node)
    let veil = try #require(node.children.last)
    #expect(veil.children.first?.name == "UILabel")
    #expect(veil.children.first?.id != old.displayID)
    #expect(veil.animations.first?.property == .opacity(from: 1))
    #expect(veil.opacity == 0)
    stage.advance(1)
    #expect(isDone)
    #expect(stage.node?.children.isEmpty == true)
  }

  @Test func `a flip turns the old content away and the new one here`() throws {
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
      view.backgroundColor = .red
    }
    let turn = try #require(stage.node?.animations.first)
    #expect(turn.property == .transform(from: .identity))
    #expect(turn.stops.map(\.offset) == [0.5])
    #expect(stage.node?.children.last?.animations.first?.stops.map(\.offset) == [0.5, 0.5])
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionCurlUp, -1.0), (.transitionCurlDown, 1.0),
  ])
  func `a curl rolls the old content to an edge`(
    options: UIView.AnimationOptions, direction: Double
  ) throws {
    var isDone = false
    UIView.transition(with: view, duration: 1, options: options) {
      view.backgroundColor = .red
    } completion: {
      isDone = $0
    }
    let veil = try #require(stage.node?.children.last)
    #expect(veil.animations.last?.property == .transform(from: .identity))
    #expect(veil.transform.d < 0.01)
    #expect(abs(veil.transform.ty - direction * view.bounds.height / 2) < 1)
    stage.advance(1)
    #expect(isDone)
    #expect(stage.node?.children.isEmpty == true)
  }

  @Test func `without a transition the change is there at once`() {
    var isDone = false
    UIView.transition(
      with: view, duration: 1, animations: { view.alpha = 0.5 }, completion: { isDone = $0 })
    #expect(stage.node?.children.isEmpty == true)
    #expect(stage.node?.animations.isEmpty == true)
    stage.advance(0)
    #expect(isDone)
  }

  @Test func `a view takes the place of another, or is shown where it is`() {
    let (one, other) = (UIView(), UIView())
    view.addSubview(one)
    UIView.transition(from: one, to: other, duration: 1, options: .transitionCrossDissolve)
    #expect(view.subviews == [other])
    view.addSubview(one)
    UIView.transition(from: other, to: one, duration: 1, options: .showHideTransitionViews)
    #expect(view.subviews == [other, one])
    #expect(other.isHidden && !one.isHidden)
  }
}
