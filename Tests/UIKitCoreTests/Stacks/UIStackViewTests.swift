import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct UIStackViewTests {
  let root = makeRoot()
  let stack = UIStackView()
  let views = [ContentView(40, 10), ContentView(60, 20), ContentView(20, 30)]

  init() {
    for view in views { stack.addArrangedSubview(view) }
    root.adding(stack)
    root.constrain(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor))
  }

  private func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { root.constrain(stack.widthAnchor.constraint(equalToConstant: width)) }
    if let height { root.constrain(stack.heightAnchor.constraint(equalToConstant: height)) }
  }

  private var across: [ClosedRange<CGFloat>] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
  }

  private var down: [ClosedRange<CGFloat>] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map { $0.frame.minY...$0.frame.maxY }
  }

  // MARK: Arranged subviews

  @Test func `12.5.1 arranged views become subviews, and those that leave stay so`() {
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(views[1].superview === stack)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(stack.subviews == [views[1], views[2]])
  }

  @Test func `12.5.1 an arranged view that is inserted again moves, not among the subviews`() {
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
    #expect(across.map(\.lowerBound) == [0, 40, 100])
  }

  @Test func `12.5.1 a subview that nobody arranges is left alone`() {
    let free = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
    stack.addSubview(free)
    #expect(across == [0...40, 40...100, 100...120])
    #expect(free.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  @Test func `12.5.2 a hidden view takes neither space nor a distance`() {
    stack.spacing = 10
    #expect(across == [0...40, 50...110, 120...140])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 70)
    #expect(views[2].frame.minX == 50)
    views[1].isHidden = false
    #expect(across == [0...40, 50...110, 120...140])
  }

  // MARK: Distributions

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `12.5.3 the first and the last stand at the ends`(distribution: UIStackView.Distribution) {
    fix(width: 240)
    stack.spacing = 6
    stack.distribution = distribution
    #expect(across.first?.lowerBound == 0)
    #expect(across.last?.upperBound == 240)
    stack.axis = .vertical
    fix(height: 150)
    #expect(down.first?.lowerBound == 0)
    #expect(down.last?.upperBound == 150)
  }

  @Test func `12.5.4 fill stretches the one that hugs least`() {
    fix(width: 200)
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(across == [0...40, 40...180, 180...200])
  }

  @Test func `12.5.4 fill compresses the one that resists least`() {
    fix(width: 100)
    views[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(across == [0...40, 40...80, 80...100])
  }

  @Test func `12.5.4 among equals fill stretches the first and compresses the last`() {
    fix(width: 200)
    #expect(across == [0...120, 120...180, 180...200])
    let narrow = root.adding(
      UIStackView(arrangedSubviews: [ContentView(40, 5), ContentView(60, 5)]))
    root.constrain(narrow.widthAnchor.constraint(equalToConstant: 80))
    root.layoutIfNeeded()
    #expect(narrow.arrangedSubviews.map(\.frame.width) == [40, 40])
  }

  @Test func `12.5.4 fillEqually gives all the same size`() {
    fix(width: 200)
    stack.distribution = .fillEqually
    stack.spacing = 10
    #expect(across == [0...60, 70...130, 140...200])
  }

  @Test func `12.5.4 fillProportionally goes by what the contents ask for`() {
    fix(width: 260)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    #expect(across == [0...80, 90...210, 220...260])
    views[2].content.width = 60
    #expect(across == [0...60, 70...160, 170...260])
  }

  @Test func `12.5.4 equalSpacing shares what is left over between the gaps`() {
    fix(width: 200)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    #expect(across == [0...40, 80...140, 180...200])
  }

  @Test func `12.5.4 equalSpacing keeps the spacing as the least gap`() {
    fix(width: 130)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    #expect(zip(across, across.dropFirst()).map { $1.lowerBound - $0.upperBound } == [10, 10])
    #expect(across.map { $0.upperBound - $0.lowerBound }.reduce(0, +) == 110)
  }

  @Test func `12.5.4 equalCentering keeps the middles equally far apart`() {
    fix(width: 220)
    stack.distribution = .equalCentering
    #expect(across == [0...40, 85...145, 200...220])
  }

  @Test func `12.5.4 equalCentering gives way where the spacing would not be kept`() {
    fix(width: 140)
    stack.distribution = .equalCentering
    stack.spacing = 8
    let gaps = zip(across, across.dropFirst()).map { $1.lowerBound - $0.upperBound }
    #expect(gaps.allSatisfy { $0 >= 8 })
    #expect(across.map { $0.upperBound - $0.lowerBound } == [40, 60, 20])
  }

  // MARK: Spacing

  @Test func `12.5.5 a spacing is exact, and may be negative`() {
    stack.spacing = -5
    #expect(across == [0...40, 35...95, 90...110])
  }

  @Test func `12.5.5 another spacing places the views anew`() {
    stack.spacing = 10
    #expect(across == [0...40, 50...110, 120...140])
    stack.spacing = -5
    #expect(across == [0...40, 35...95, 90...110])
  }

  @Test func `12.5.5 the system's spacing is 8 points`() {
    stack.spacing = UIStackView.spacingUseSystem
    #expect(across == [0...40, 48...108, 116...136])
  }

  @Test func `12.5.5 a custom spacing follows its view and ends with its removal`() {
    stack.spacing = 2
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    #expect(across == [0...40, 60...120, 122...142])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(across == [0...60, 62...102, 122...142])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(across == [0...40, 42...102, 104...124])
  }

  @Test func `12.5.5 the default in place of a custom spacing brings the spacing back`() {
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(across == [0...40, 40...100, 100...120])
  }

  // MARK: Alignments

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0...50, 0...50, 0...50] as [ClosedRange<CGFloat>]),
    (.top, [0...10, 0...20, 0...30]), (.center, [20...30, 15...35, 10...40]),
    (.bottom, [40...50, 30...50, 20...50]),
  ])
  func `12.5.6 views of a row stand as the alignment says`(
    alignment: UIStackView.Alignment, places: [ClosedRange<CGFloat>]
  ) {
    fix(height: 50)
    stack.alignment = alignment
    #expect(down == places)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0...80, 0...80, 0...80] as [ClosedRange<CGFloat>]),
    (.leading, [0...40, 0...60, 0...20]), (.center, [20...60, 10...70, 30...50]),
    (.trailing, [40...80, 20...80, 60...80]),
  ])
  func `12.5.6 views of a column stand as the alignment says`(
    alignment: UIStackView.Alignment, places: [ClosedRange<CGFloat>]
  ) {
    stack.axis = .vertical
    fix(width: 80)
    stack.alignment = alignment
    #expect(across == places)
    #expect(down == [0...10, 10...30, 30...60])
  }

  @Test func `12.5.6 a stack that does not fill is as thick as its thickest view`() {
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 120, height: 30))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 30))
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `12.5.6 texts of a row stand on one line`(alignment: UIStackView.Alignment) {
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    (large.text, small.text) = ("Large", "small")
    let row = root.adding(UIStackView(arrangedSubviews: [small, large]))
    row.alignment = alignment
    root.constrain(
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    let lines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(lines[0] - lines[1]) < 0.5)
    #expect(large.frame.minY == 0)
    #expect(row.frame.height == large.frame.height)
  }

  @Test func `12.5.6 a stack keeps inside its margins only when it is told to`() {
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 4)
    #expect(across.first == 0...40)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(across == [12...52, 52...112, 112...132])
    #expect(down == [1...31, 1...31, 1...31])
    #expect(stack.frame.size == CGSize(width: 136, height: 34))
  }

  @Test func `distances of a column may be counted from baseline to baseline`() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let column = root.adding(UIStackView(arrangedSubviews: labels))
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 40
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) < 0.5)
  }

  @Test func `a row in the mirror begins at the right`() {
    fix(width: 200)
    stack.distribution = .equalSpacing
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(across == [160...200, 60...120, 0...20])
  }

  @Test func `stacks stand in stacks`() {
    let inner = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(30, 10)])
    inner.axis = .vertical
    stack.addArrangedSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 120, y: 0, width: 30, height: 30))
    #expect(stack.frame.size == CGSize(width: 150, height: 30))
  }

  @Test func `a stack that is laid out rests`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let column = UIStackView(arrangedSubviews: [
      UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "star"))]),
      UIButton(configuration: .filled()),
    ])
    column.axis = .vertical
    column.alignment = .leading
    window.adding(column)
    window.makeKeyAndVisible()
    var turns = 0
    while Stage.shared.turn(), turns < 50 { turns += 1 }
    #expect(turns < 10)
  }
}
