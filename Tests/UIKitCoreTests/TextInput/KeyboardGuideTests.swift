import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for views attached to the keyboard, and for dragging the keyboard.
@MainActor @Suite(.stage) struct KeyboardGuideTests {
  private let stage: FieldStage
  private var field: UITextField { stage.field }
  private let bar = UIView()

  init() throws {
    stage = try FieldStage()
    let root = try #require(stage.controller.view)
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    try Stage.shared.settle()
  }

  // MARK: The guide

  @Test func `12.4.5 without a keyboard the guide begins where the safe area ends`() throws {
    let root = try #require(stage.controller.view)
    #expect(bar.frame == CGRect(x: 0, y: 852 - 34 - 50, width: 393, height: 50))
    #expect(
      root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    try Stage.shared.settle()
    #expect(bar.frame.maxY == 852)
  }

  @Test func `12.4.5 it follows the keyboard, and comes back to the safe area`() throws {
    let root = try #require(stage.controller.view)
    try stage.beginEditing()
    #expect(bar.frame.maxY == 516)
    #expect(root.keyboardLayoutGuide.layoutFrame.height == 336)
    field.autocorrectionType = .no
    try Stage.shared.settle()
    #expect(bar.frame.maxY == 561)
    field.resignFirstResponder()
    try Stage.shared.settle()
    #expect(bar.frame.maxY == 818)
  }

  @Test func `what is tied to it moves in the keyboard's animation`() throws {
    Stage.shared.clock.mode = .manual
    field.becomeFirstResponder()
    Stage.shared.turn()
    let node = try #require(bar.displayNode())
    #expect(node.frame.maxY == 516)
    let animation = try #require(node.animations.first)
    #expect(animation.property == .frame(from: CGRect(x: 0, y: 768, width: 393, height: 50)))
    #expect(animation.duration == 0.25)
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
  }

  @Test func `a view that ends above the keyboard is not covered`() throws {
    let upper = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    stage.controller.view.addSubview(upper)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    upper.addSubview(line)
    line.topAnchor.constraint(equalTo: upper.keyboardLayoutGuide.topAnchor).isActive = true
    try stage.beginEditing()
    #expect(line.frame.minY == 300)
    upper.frame.size.height = 500
    try Stage.shared.settle()
    #expect(line.frame.minY == 416)
  }

  // MARK: Dragging

  private func scroll(from: CGFloat, to: CGFloat, mode: UIScrollView.KeyboardDismissMode) throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
    view.contentSize = CGSize(width: 393, height: 3000)
    view.contentOffset.y = 1000
    view.keyboardDismissMode = mode
    stage.controller.view.addSubview(view)
    try stage.beginEditing()
    Stage.shared.clock.mode = .manual
    let steps = 10
    Stage.shared.sendTouch(id: 1, phase: .began, at: CGPoint(x: 200, y: from))
    for step in 1...steps {
      Stage.shared.clock.advance(by: 0.016)
      let y = from + (to - from) * CGFloat(step) / CGFloat(steps)
      Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: 200, y: y))
    }
    Stage.shared.turn()
  }

  private func lift(at y: CGFloat) throws {
    Stage.shared.sendTouch(id: 1, phase: .ended, at: CGPoint(x: 200, y: y))
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
  }

  @Test func `a drag leaves the keyboard alone, unless it is told to take it away`() throws {
    try scroll(from: 300, to: 400, mode: .none)
    #expect(field.isFirstResponder)
    try lift(at: 400)
    #expect(field.isFirstResponder)
    try scroll(from: 300, to: 400, mode: .onDrag)
    #expect(!field.isFirstResponder)
    try lift(at: 400)
    #expect(Stage.shared.keyboard.frame == nil)
  }

  @Test func `a finger on the keyboard's edge pushes it down, and so what stands on it`() throws {
    try scroll(from: 400, to: 600, mode: .interactive)
    #expect(field.isFirstResponder)
    #expect(Stage.shared.keyboard.seenTop == 600)
    stage.window.layoutIfNeeded()
    #expect(bar.frame.maxY == 600)
    try lift(at: 600)
    #expect(!field.isFirstResponder)
    #expect(Stage.shared.keyboard.frame == nil)
    #expect(bar.frame.maxY == 818)
  }

  @Test func `a finger that turns back brings the keyboard back`() throws {
    try scroll(from: 400, to: 600, mode: .interactive)
    for step in 1...5 {
      Stage.shared.clock.advance(by: 0.016)
      Stage.shared.sendTouch(
        id: 1, phase: .moved, at: CGPoint(x: 200, y: 600 - 10 * CGFloat(step)))
    }
    try lift(at: 550)
    #expect(field.isFirstResponder)
    #expect(Stage.shared.keyboard.seenTop == 516)
    #expect(bar.frame.maxY == 516)
  }

  @Test func `a finger above the keyboard does nothing to it`() throws {
    try scroll(from: 300, to: 500, mode: .interactive)
    #expect(Stage.shared.keyboard.seenTop == 516)
    try lift(at: 500)
    #expect(field.isFirstResponder)
  }
}
