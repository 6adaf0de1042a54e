import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore
import UIKitSimulator

@MainActor @Suite(.stage) struct InspectionTests {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root = UIViewController()
  let label = UILabel()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    label.text = "First"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
  }

  func inspect() throws -> Inspection {
    try settleNow()
    return try #require(Stage.shared.inspect(id: label.displayID))
  }

  @Test func `a point finds the deepest view that is drawn there, though it takes no touches`()
    throws
  {
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = CGRect(x: 50, y: 100, width: 200, height: 40)
    try settleNow()
    let found = try #require(Stage.shared.inspect(at: CGPoint(x: 60, y: 110)))
    #expect(found.id == label.displayID)
    #expect(found.className == "UILabel")
    #expect(found.way.map(\.name) == ["UIWindow", "UIView", "UILabel “First”"])
    #expect(found.facts.contains { $0.name == "Frame" && $0.value == "50, 100 · 200 × 40" })
    #expect(found.facts.contains { $0.name == "Placed by" && $0.value == "its frame" })
    let behind = try #require(Stage.shared.inspect(at: CGPoint(x: 10, y: 500)))
    #expect(behind.id == root.view.displayID)
    #expect(behind.children.map(\.name) == ["UILabel “First”"])
    #expect(behind.facts.contains { $0.name == "Controller" && $0.value == "UIViewController" })
    #expect(
      behind.facts.contains { $0.name == "Safe area" && $0.value == "top 59, bottom 34" })
  }

  @Test func `what is hidden is not found, and what is gone is nothing`() throws {
    label.isHidden = true
    try settleNow()
    #expect(Stage.shared.inspect(at: label.center)?.id == root.view.displayID)
    let id = label.displayID
    label.removeFromSuperview()
    #expect(Stage.shared.inspect(id: id) == nil)
  }

  @Test func `constraints are sentences about the view`() throws {
    let safe = root.view.safeAreaLayoutGuide
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(other)
    let wish = label.widthAnchor.constraint(
      equalTo: other.widthAnchor, multiplier: 0.5, constant: -3)
    wish.priority = .defaultHigh
    wish.identifier = "half"
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      label.topAnchor.constraint(equalTo: root.view.topAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -8),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      other.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      wish,
    ])
    let sentences = try inspect().constraints
    #expect(
      sentences.sorted()
        == [
          "Bottom is 12 above the top of UIView",
          "Bottom is at least 8 above the bottom of the safe area of its superview (UIView)",
          "Height is at least 50",
          "Leading edge is 24 after the leading edge of the safe area of its superview (UIView)",
          "Top is at the top of its superview (UIView)",
          "Width is 0.5 × the width of UIView − 3, if it can be (750) – “half”",
        ].sorted())
  }

  @Test func `a constraint that contradicts others says that it is left out`() throws {
    NSLayoutConstraint.activate([
      label.heightAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
    #expect(
      try inspect().constraints == [
        "Height is 50", "Height is 60 – left out: it contradicts others",
      ])
  }

  @Test func `what the constraints leave open is named`() throws {
    label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    // Its text gives a label its size.
    #expect(try inspect().ambiguities == ["vertical position"])
    label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 80).isActive = true
    #expect(try inspect().ambiguities.isEmpty)
    // To ask moves nothing.
    #expect(abs(label.frame.minY - 80) < 1e-6)
  }

  @Test func `a view that its frame places is not ambiguous`() throws {
    label.translatesAutoresizingMaskIntoConstraints = true
    #expect(try inspect().ambiguities.isEmpty)
  }

  @Test func `two views that share what is left between them are ambiguous in width`() throws {
    let views = [UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      view.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    try settleNow()
    #expect(Stage.shared.inspect(id: views[0].displayID)?.ambiguities == ["width"])
    #expect(
      Stage.shared.inspect(id: views[1].displayID)?.ambiguities == ["horizontal position", "width"])
  }
}
