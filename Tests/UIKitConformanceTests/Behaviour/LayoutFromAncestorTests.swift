import StorylineTesting
import Testing
import UIKit

/// The beginning of a layout that a view asks for.
@MainActor @Suite(.stage) struct LayoutFromAncestorTests {
  @Test func `12.3.9 – a view that has just got constraints has its size after layoutIfNeeded`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 30),
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 80, y: 85, width: 40, height: 30))
  }

  @Test func `12.3.9 – ancestors that wait for a layout are laid out first`() {
    let (parent, child) = (CountingView(), CountingView())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    let (before, childBefore) = (parent.layouts, child.layouts)
    parent.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(parent.layouts == before + 1)
    #expect(child.layouts == childBefore + 1)
  }

  @Test func `12.3.9 – an ancestor above one that does not wait is left alone`() {
    let (top, middle, child) = (CountingView(), CountingView(), CountingView())
    top.addSubview(middle)
    middle.addSubview(child)
    top.layoutIfNeeded()
    let before = top.layouts
    top.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(top.layouts == before)
  }
}

private final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
