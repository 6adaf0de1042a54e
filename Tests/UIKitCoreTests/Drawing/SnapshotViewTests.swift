import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Pictures of views: views that look like others, and drawings of them.
@MainActor @Suite(.stage) struct SnapshotViewTests {
  private let stage = AnimationStage()
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))

  init() {
    label.text = "Hello"
    label.accessibilityIdentifier = "label"
    stage.view.addSubview(label)
    stage.view.backgroundColor = .red
    Stage.shared.turn()
  }

  private func texts(_ node: DisplayNode?) -> [String] {
    guard let node else { return [] }
    var found: [String] = []
    if case .text(let lines) = node.content { found = lines.map(\.string) }
    return found + node.children.flatMap(texts)
  }

  private func ids(_ node: DisplayNode) -> [Int] { [node.id] + node.children.flatMap(ids) }

  private func show(_ snapshot: UIView?) -> DisplayNode? {
    guard let snapshot else { return nil }
    stage.window.addSubview(snapshot)
    Stage.shared.turn()
    return stage.node(of: snapshot)
  }

  @Test func `a snapshot stays as it is when the view changes`() throws {
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "Bye"
    stage.view.removeFromSuperview()
    #expect(texts(show(snapshot)) == ["Hello"])
  }

  @Test func `it has nothing of the view but its look`() throws {
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    let node = try #require(show(snapshot))
    let original = try #require(stage.node)
    #expect(Set(ids(node)).isDisjoint(with: ids(original)))
    #expect(Stage.shared.displayList().text().components(separatedBy: "#label").count == 2)
    #expect(snapshot.subviews.isEmpty)
  }

  @Test func `it is upright, whatever the view`() throws {
    stage.view.transform = CGAffineTransform(rotationAngle: 1)
    stage.view.alpha = 0.5
    let node = try #require(show(stage.view.snapshotView(afterScreenUpdates: false)))
    let picture = try #require(node.children.first?.children.first)
    #expect(picture.transform.isIdentity)
    #expect(picture.opacity == 1)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `with updates the view is laid out first`() throws {
    final class Late: UIView {
      override func layoutSubviews() { backgroundColor = .blue }
    }
    let view = Late(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let early = try #require(show(view.snapshotView(afterScreenUpdates: false)))
    #expect(try #require(early.children.first?.children.first).background == nil)
    let late = try #require(show(view.snapshotView(afterScreenUpdates: true)))
    #expect(late.children.first?.children.first?.background != nil)
  }

  @Test func `a part of a view can be taken`() throws {
    let part = CGRect(x: 10, y: 10, width: 50, height: 20)
    let snapshot = try #require(
      stage.view.resizableSnapshotView(
        from: part, afterScreenUpdates: false, withCapInsets: .zero))
    #expect(snapshot.frame.size == part.size)
    let node = try #require(show(snapshot))
    #expect(node.clips)
    #expect(node.children.first?.children.first?.frame.origin == CGPoint(x: -10, y: -10))
  }

  @Test func `in another size it is stretched`() throws {
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let wrapper = try #require(show(snapshot)?.children.first)
    let corner = CGPoint(x: 100, y: 100).applying(wrapper.matrix)
    #expect(corner == CGPoint(x: 200, y: 50))
    #expect(CGPoint.zero.applying(wrapper.matrix) == .zero)
  }

  @Test func `what is outside of insets is not stretched`() throws {
    let insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let snapshot = try #require(
      stage.view.resizableSnapshotView(
        from: stage.view.bounds, afterScreenUpdates: false, withCapInsets: insets))
    snapshot.frame.size.width = 200
    let image = try #require(Drawn.image(in: show(snapshot)?.children.first))
    #expect(image.parts?.insets == insets)
    #expect(image.rect == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(Drawn.lines(of: image).contains { $0.hasSuffix(">Hello</text>") })
  }

  @Test func `it grows along with an animation`() throws {
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    _ = show(snapshot)
    UIView.animate(withDuration: 1) { snapshot.frame.size = CGSize(width: 200, height: 200) }
    Stage.shared.turn()
    let wrapper = try #require(stage.node(of: snapshot)?.children.first)
    #expect(
      wrapper.animations.map(\.property) == [
        .frame(from: CGRect(x: 0, y: 0, width: 100, height: 100)), .transform(from: .identity),
      ])
  }

  @Test func `a view can be drawn into a picture`() throws {
    let lines = try Drawn.lines { _ in
      #expect(
        stage.view.drawHierarchy(
          in: CGRect(x: 10, y: 0, width: 50, height: 50), afterScreenUpdates: false))
    }
    #expect(lines.first == "<g transform=\"matrix(0.5 0 0 0.5 10 0)\">")
    #expect(lines.contains { $0.hasSuffix(">Hello</text>") })
    #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test func `a layer is drawn in its own coordinates, with what it has not drawn yet`() throws {
    final class Sketch: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
    let box = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    box.addSubview(Sketch(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    box.bounds.origin = CGPoint(x: 0, y: 7)
    let lines = try Drawn.lines { box.layer.render(in: $0) }
    #expect(lines.first == "<g transform=\"translate(0 7)\">")
    #expect(lines.contains { $0.contains("href=\"data:image/svg+xml") })
  }

  @Test func `a picture of the screen has all windows`() throws {
    let other = UIWindow(frame: CGRect(x: 5, y: 6, width: 80, height: 40))
    let text = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    text.text = "Above"
    other.addSubview(text)
    other.windowLevel = .alert
    other.isHidden = false
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    other.isHidden = true
    label.text = "Bye"
    #expect(snapshot.frame == UIScreen.main.bounds)
    #expect(snapshot.subviews.last?.frame == CGRect(x: 5, y: 6, width: 80, height: 40))
    #expect(texts(show(snapshot)) == ["Hello", "Above"])
  }
}
