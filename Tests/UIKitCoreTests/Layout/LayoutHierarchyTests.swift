import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct LayoutHierarchyTests {
  let root = makeRoot()

  @Test func `removing a view removes the constraints that tie it to the others`() {
    let (one, other) = (root.adding(ContentView(10, 10)), root.adding(ContentView(20, 20)))
    let inner = one.adding(UIView())
    let across = inner.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    root.constrain(across, own, other.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    one.removeFromSuperview()
    #expect(!across.isActive)
    #expect(own.isActive)
    #expect(root.constraints.count == 1)
    root.layoutIfNeeded()
    #expect(other.frame.size == CGSize(width: 20, height: 20))
  }

  @Test func `a tree takes its constraints along`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = card.adding(ContentView(10, 10))
    let trailing = view.trailingAnchor.constraint(equalTo: card.trailingAnchor)
    trailing.isActive = true
    card.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    root.addSubview(card)
    card.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
    let other = makeRoot()
    other.addSubview(card)
    trailing.constant = -5
    other.layoutIfNeeded()
    #expect(view.frame.minX == 85)
    card.removeFromSuperview()
    trailing.constant = -20
    card.layoutIfNeeded()
    #expect(view.frame.minX == 70)
  }

  @Test func `a view in a view in a view is placed by the outermost`() {
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 50))
    root.addSubview(outer)
    outer.addSubview(inner)
    let view = inner.adding(UIView())
    root.constrain(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 180, height: 200))
    outer.frame.origin = CGPoint(x: 90, y: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 15, width: 180, height: 200))
  }

  @Test func `a view and its constraints are released with the tree`() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    // 7.11 – constraints that anchors return live until the pool is drained.
    autoreleasepool {
      let root = makeRoot()
      let child = root.adding(ContentView(10, 10))
      let top = child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      top.isActive = true
      root.layoutIfNeeded()
      (view, constraint) = (child, top)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }

  @Test func `a topmost view that constraints place takes the size they give it`() {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let view = card.adding(ContentView(30, 20))
    card.constrain(
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
      view.topAnchor.constraint(equalTo: card.topAnchor),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    card.layoutIfNeeded()
    #expect(card.bounds.size == CGSize(width: 38, height: 20))
  }

  @Test func `addConstraint wants everything inside the view`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
    }
  }
}
