import StorylineTesting
import Testing
import UIKit

/// Scroll views and constraints.
@MainActor @Suite(.harness) struct ScrollLayoutTests {
  let stage: ScrollStage
  let inner = UIView()

  init() throws {
    stage = try ScrollStage()
    stage.content.removeFromSuperview()
    stage.scrollView.contentSize = .zero
    inner.translatesAutoresizingMaskIntoConstraints = false
    stage.scrollView.addSubview(inner)
  }

  private var scrollView: UIScrollView { stage.scrollView }

  @Test func `constraints to the edges say how large the content is`() throws {
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
      inner.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 900),
    ])
    try stage.harness.settle()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 930))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    scrollView.contentOffset.y = 200
    try stage.harness.settle()
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
  }

  @Test func `the content's guide is as large as what is tied to it`() throws {
    let content = scrollView.contentLayoutGuide
    let height = inner.heightAnchor.constraint(equalToConstant: 700)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.leftAnchor.constraint(equalTo: content.leftAnchor),
      inner.rightAnchor.constraint(equalTo: content.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 2),
      height,
    ])
    try stage.harness.settle()
    #expect(scrollView.contentSize == CGSize(width: 600, height: 700))
    #expect(inner.frame.size == scrollView.contentSize)
    height.constant = 450
    try stage.harness.settle()
    #expect(scrollView.contentSize == CGSize(width: 600, height: 450))
    #expect(content.owningView === scrollView)
  }

  @Test func `the frame's guide stays where it is while the content scrolls`() throws {
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: frame.leftAnchor),
      inner.widthAnchor.constraint(equalTo: frame.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    try stage.harness.settle()
    #expect(inner.frame == CGRect(x: 0, y: 5, width: 300, height: 40))
    scrollView.contentOffset.y = 333
    try stage.harness.settle()
    #expect(inner.frame == CGRect(x: 0, y: 338, width: 300, height: 40))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 2000))
  }

  @Test func `12.4.1 the safe area's guide is a part of what is seen`() throws {
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.frame = stage.controller.view.bounds
    let safe = scrollView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: safe.topAnchor),
      inner.leftAnchor.constraint(equalTo: safe.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    scrollView.contentOffset.y = 100
    try stage.harness.settle()
    #expect(inner.frame.minY == 100 + stage.controller.view.safeAreaInsets.top)
  }

  @Test func `scrolling lays out the scroll view and not what is in it`() throws {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scrollView.addSubview(counter)
    scrollView.contentSize = counter.frame.size
    try stage.harness.settle()
    let before = counter.layouts
    for y in 1...20 {
      scrollView.contentOffset.y = CGFloat(y) * 10
      stage.harness.turn()
    }
    #expect(counter.layouts == before)
  }
}
