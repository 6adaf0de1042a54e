import StorylineTesting
import Testing
import UIKit

/// Tests for the looks of list content, and the places of its parts.
@MainActor @Suite(.harness) struct ListContentTests {
  let harness: any Harness = PlatformHarness()

  /// The labels of a view, from the first to the last.
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { view in [view as? UILabel].compactMap(\.self) + labels(view) }
  }

  private func shown(
    _ content: UIListContentConfiguration, width: CGFloat = 300
  ) throws -> UIListContentView {
    let view = UIListContentView(configuration: content)
    let controller = UIViewController()
    controller.view.addSubview(view)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    view.frame = CGRect(x: 0, y: 100, width: width, height: height)
    try harness.settle()
    return view
  }

  @Test func `11.7.8 what nobody chose follows the state, and what was chosen stays`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content.textProperties.color == .label)
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .red
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .red)
    #expect(disabled.secondaryTextProperties.color == .tertiaryLabel)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
  }

  @Test func `11.7.8 a background that was chosen stays in all states`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .red
    #expect(background.updated(for: state).backgroundColor == .red)
  }

  @Test func `a background without a colour has the tint`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .orange) == .orange)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(background.resolvedBackgroundColor(for: .orange) == .green)
  }

  @Test func `grey is as bright as the colour was`() {
    var white: CGFloat = 0
    UIConfigurationColorTransformer.grayscale(.green).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.7152) < 0.001)
  }

  @Test func `fonts follow the size of text that people chose`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let content = UIListContentConfiguration.cell().updated(
      for: UIViewConfigurationState(traitCollection: large))
    #expect(
      content.textProperties.font
        == .preferredFont(forTextStyle: .body, compatibleWith: large))
  }

  @Test func `11.7.9 a value stands beside its text as long as both have room`() throws {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Name", "Anna")
    let short = labels(try shown(content))
    #expect(short[0].frame.midY == short[1].frame.midY)
    #expect(short[1].frame.maxX > 280)
    content.secondaryText = "A name that is far too long to stand beside it"
    let long = labels(try shown(content))
    #expect(long[1].frame.minY.isNear(long[0].frame.maxY + 3))
    #expect(long[1].frame.minX == long[0].frame.minX)
  }

  @Test func `texts begin behind the picture, whose room is the same for all symbols`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    #expect(labels(try shown(content))[0].frame.minX == 16)
    content.image = UIImage(systemName: "star")
    let star = labels(try shown(content))[0].frame.minX
    content.image = UIImage(systemName: "bolt")
    #expect(labels(try shown(content))[0].frame.minX == star)
    #expect(star == 60)
    content.imageProperties.reservedLayoutSize.width = 50
    #expect(labels(try shown(content))[0].frame.minX == 82)
  }

  @Test func `a picture that is too large is made smaller`() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 100)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    let view = try shown(content)
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame.height <= 40 && picture.frame.width <= 40)
    #expect(picture.frame.height > 30)
  }

  @Test func `letters are changed as the properties say`() throws {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Fruit"
    #expect(labels(try shown(content))[0].text == "FRUIT")
    content.textProperties.transform = .none
    #expect(labels(try shown(content))[0].text == "Fruit")
  }

  @Test func `an attributed text is shown instead of the plain one, as high as it is`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "plain"
    let plain = try shown(content).bounds.height
    content.attributedText = NSAttributedString(
      string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let view = try shown(content)
    #expect(labels(view)[0].text == "large")
    #expect(view.bounds.height > plain + 15)
  }

  @Test func `another content resizes what Auto Layout makes of the view`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    let view = UIListContentView(configuration: content)
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    let one = view.bounds.height
    #expect(one > 40 && one < 50)
    content.text = String(repeating: "many words ", count: 10)
    view.configuration = content
    try harness.settle()
    #expect(view.bounds.height > 2 * one)
    #expect(labels(view)[0].frame.maxX <= 200)
  }

  @Test func `11.7.15 a part that is shown has a guide at its place`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    let view = try shown(content)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    let guide = try #require(view.textLayoutGuide)
    #expect(view.textLayoutGuide === guide)
    let label = try #require(labels(view).first { $0.text == "Title" })
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      line.topAnchor.constraint(equalTo: guide.bottomAnchor),
      line.widthAnchor.constraint(equalTo: guide.widthAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
    try harness.settle()
    #expect(guide.layoutFrame == label.frame)
    #expect(line.frame.minX == label.frame.minX)
    #expect(line.frame.minY.isNear(label.frame.maxY))
    #expect(line.frame.width == label.frame.width)
  }

  @Test func `11.7.15 a configuration without the part removes its guide and the constraints`()
    throws
  {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "More"
    let view = try shown(content)
    let guide = try #require(view.secondaryTextLayoutGuide)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    let constraint = line.topAnchor.constraint(equalTo: guide.topAnchor)
    constraint.isActive = true
    content.secondaryText = nil
    view.configuration = content
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(guide.owningView == nil)
    #expect(!constraint.isActive)
  }
}
