import StorylineTesting
import Testing
@testable import UIKitCore

@MainActor @Suite(.stage) struct VisualFormatTests {
  private let root = makeRoot()
  private let name: UIView
  private let value: UIView

  init() {
    name = root.adding(ContentView(40, 20))
    value = root.adding(ContentView(60, 30))
    root.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
  }

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["name": name, "value": value]))
    }
    root.layoutIfNeeded()
  }

  @Test func `views follow each other at the standard space, within the margins`() {
    lay("|-[name]-[value]-|", "V:|-[name]", "V:|[value]")
    #expect(name.frame.origin == CGPoint(x: 10, y: 5))
    #expect(value.frame.minX == name.frame.maxX + 8)
    #expect(value.frame.maxX == 280)
    #expect(value.frame.minY == 0)
  }

  @Test func `views touch each other and the edges where nothing is between them`() {
    lay("H:|[name(50)][value]|")
    #expect(name.frame.minX == 0)
    #expect(value.frame.minX == 50)
    #expect(value.frame.maxX == 300)
  }

  @Test func `spaces, sizes and priorities are numbers or metrics`() {
    lay(
      "|-12.0-[name(wide@high)]-gap-[value(>=70,<=100)]-(>=0)-|", "V:|-(-3)-[name(==value)]",
      "V:|-top-[value(45)]",
      metrics: ["wide": 90, "high": 800.5, "gap": CGFloat(6), "top": Float(7)])
    #expect(name.frame == CGRect(x: 12, y: -3, width: 90, height: 45))
    #expect(value.frame == CGRect(x: 108, y: 7, width: 70, height: 45))
  }

  @Test func `a constraint is made for each thing that is said, and none is active`() throws {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-4-[name(>=50,<=80@20)]-( <=9@30 )-[value]|", options: .alignAllTop,
      metrics: nil, views: ["name": name, "value": value])
    #expect(made.count == 6)
    #expect(made.allSatisfy { !$0.isActive })
    #expect(
      made.map(\.relation) == [
        .equal, .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual, .equal, .equal,
      ])
    #expect(made.map(\.priority.rawValue) == [1_000, 1_000, 20, 30, 1_000, 1_000])
    #expect(made.map(\.constant) == [4, 50, 80, 9, 0, 0])
    #expect(made[0].firstItem === name)
    #expect(made[0].secondItem === root)
    #expect(made[5].firstItem === root)
    #expect(made[5].secondItem === value)
  }

  @Test func `a row is aligned as the options say`() {
    lay("|[name(40)][value]|", options: [.alignAllBottom])
    lay("V:|-50-[name(20)]", "V:[value(30)]")
    #expect(name.frame.maxY == 70)
    #expect(value.frame.maxY == 70)
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, CGFloat(260)),
    (.directionLeftToRight, 0), (.directionRightToLeft, 260),
  ])
  func `12.1.6 the options say in which direction a row goes`(
    options: NSLayoutConstraint.FormatOptions, left: CGFloat
  ) {
    root.semanticContentAttribute = .forceRightToLeft
    lay("|[name(40)]-8-[value(10)]", options: options)
    #expect(name.frame.minX == left)
    #expect(value.frame.minX == (left == 0 ? 48 : 242))
  }

  @Test func `spaces may be between the lines of text`() {
    let labels = [root.adding(UILabel()), root.adding(UILabel())]
    for label in labels { label.text = "Text" }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[first]-40-[second]", options: .spacingBaselineToBaseline,
        metrics: nil, views: ["first": labels[0], "second": labels[1]]))
    root.layoutIfNeeded()
    #expect(labels[1].frame.minY - labels[0].frame.minY == 40)
  }

  @Test func `a layout guide takes part in a row`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[guide(33)][name]", metrics: nil,
        views: ["guide": guide, "name": name]))
    root.layoutIfNeeded()
    #expect(name.frame.minX == 33)
  }

  @Test(arguments: [
    ("V[name]", "Expected a ':' after 'V' to specify vertical arrangement", 1),
    ("|-10-|", "Expected a view", 5),
    ("[label]", "label is not a key in the views dictionary.", 6),
    ("[name]-gap-[value]", "gap is not a key in the metrics dictionary.", 10),
    (
      "[name]- 8-[value]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 7
    ),
    ("[name(=>8)]", "Unknown relation. Must be ==, >=, or <=", 6),
    (
      "[name(8]",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 7
    ),
  ])
  func `a format that says nothing is refused with what is wrong where`(
    format: String, reason: String, position: Int
  ) {
    #expect(throws: VisualFormatError(reason: reason, position: position)) {
      _ = try VisualFormatParser.parse(format, metrics: [:], viewNames: ["name", "value"])
    }
  }

  @Test func `a format that nobody understands ends the app with UIKit's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[view]", metrics: nil, views: ["view": UIView()])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        """
        Unable to parse constraint format: 
        Unable to interpret '|' character, because the related view doesn't have a superview 
        H:|-[view] 
           ^
        """))
  }

  @Test func `views in a column cannot be aligned along it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a][b]", options: .alignAllTop, metrics: nil,
        views: ["a": UIView(), "b": UIView()])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Options mask required views to be aligned on a vertical edge"))
  }

  @Test func `12.1.9 – a single view may have any alignment`() {
    let root = UIView()
    let view = root.adding(UIView())
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[view]-|", options: .alignAllLastBaseline, metrics: nil,
      views: ["view": view])
    #expect(made.count == 2)
  }
}
