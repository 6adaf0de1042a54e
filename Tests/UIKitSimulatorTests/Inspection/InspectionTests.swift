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
          "12 pt above UIView",
          "At least 8 pt from the bottom of the safe area",
          "At least 50 pt high",
          "24 pt from the leading edge of the safe area",
          "At the top of its superview",
          "Width is 0.5 × the width of UIView − 3 pt, priority 750 – “half”",
        ].sorted())
  }

  @Test func `a constraint that contradicts others says that it is left out`() throws {
    NSLayoutConstraint.activate([
      label.heightAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
    #expect(
      try inspect().constraints == [
        "50 pt high", "60 pt high – left out: it contradicts others",
      ])
  }

  @Test func `a view has the name of the property that holds it`() throws {
    let screen = CardController()
    window.rootViewController = screen
    try settleNow()
    func inspected(_ view: UIView) -> Inspection? { Stage.shared.inspect(id: view.displayID) }
    let below = try #require(inspected(screen.noteLabel))
    #expect(below.constraints.contains("16 pt below `titleLabel`"))
    #expect(below.constraints.contains("As wide as `titleLabel`"))
    #expect(below.way.map(\.name).suffix(1) == ["noteLabel · UILabel"])
    #expect(below.facts.contains { $0.name == "Property" && $0.value == "noteLabel" })
    #expect(inspected(screen.stars.arrangedSubviews[1])?.way.last?.name == "views[1] · UIView")
  }

  @Test func `stack views are said as such, without the constraints that they make`() throws {
    let screen = CardController()
    window.rootViewController = screen
    try settleNow()
    let stack = try #require(Stage.shared.inspect(id: screen.stars.displayID))
    func value(_ name: String, _ inspection: Inspection) -> String? {
      inspection.facts.first { $0.name == name }?.value
    }
    #expect(value("Row", stack) == "2 of 2 views shown")
    #expect(value("Spacing", stack) == "4 pt")
    #expect(value("Alignment", stack) == "center")
    #expect(
      stack.constraints == [
        "Centred horizontally in its superview", "At the bottom of its superview",
      ])
    let star = try #require(Stage.shared.inspect(id: screen.stars.arrangedSubviews[1].displayID))
    #expect(value("Stack", star) == "2 of 2 in the row `stars`, 4 pt after `views[0]`")
    #expect(value("Placed by", star) == "its stack view")
    #expect(star.constraints == ["20 pt wide", "20 pt high"])
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

/// A screen whose views are held by a lazy property, a constant and an array.
private final class CardController: UIViewController {
  lazy var titleLabel = UILabel()
  let noteLabel = UILabel()
  let views = [UIView(), UIView()]
  lazy var stars = UIStackView(arrangedSubviews: views)

  override func viewDidLoad() {
    super.viewDidLoad()
    stars.spacing = 4
    stars.alignment = .center
    for each in [titleLabel, noteLabel, stars] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
    }
    for each in views {
      each.widthAnchor.constraint(equalToConstant: 20).isActive = true
      each.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      noteLabel.widthAnchor.constraint(equalTo: titleLabel.widthAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stars.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stars.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
