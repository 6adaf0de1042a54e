import Foundation
import StorylineTesting
import Testing
import UIKitCore

/// Text in the size that people choose.
@MainActor @Suite(.stage) struct DynamicTypeTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let screen = UIViewController()

  private func show(_ view: UIView) throws {
    screen.view.addSubview(view)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func choose(_ category: UIContentSizeCategory) throws {
    Stage.shared.setContentSizeCategory(category)
    try Stage.shared.settle()
  }

  // MARK: Fonts

  @Test func `a style's font has the size that people chose`() throws {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    try choose(.extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    try choose(.accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 60)
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).pointSize == 16)
  }

  @Test func `metrics scale by the leading, to a pixel`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - 16.3333) < 0.001)
  }

  @Test func `a font of the app's own grows up to its maximum`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.systemFont(ofSize: 22, weight: .bold)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 40)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits)
        .pointSize == 30)
    #expect(metrics.scaledFont(for: font).pointSize == 22)
  }

  // MARK: Views

  @Test func `a label that adjusts its font follows, and another does not`() throws {
    let (follows, stays, own) = (UILabel(), UILabel(), UILabel())
    for label in [follows, stays] { label.font = .preferredFont(forTextStyle: .body) }
    follows.adjustsFontForContentSizeCategory = true
    own.adjustsFontForContentSizeCategory = true
    own.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 34))
    let fixed = UILabel()
    fixed.font = .systemFont(ofSize: 17)
    fixed.adjustsFontForContentSizeCategory = true
    for label in [follows, stays, own, fixed] {
      label.text = "Text"
      try show(label)
    }
    let before = follows.intrinsicContentSize
    try choose(.extraExtraExtraLarge)
    #expect(follows.font.pointSize == 23)
    #expect(follows.intrinsicContentSize.width > before.width)
    #expect(own.font.pointSize == 41)
    #expect(stays.font.pointSize == 17)
    #expect(fixed.font.pointSize == 17)
    try choose(.large)
    #expect(follows.font.pointSize == 17)
  }

  @Test func `a text field and a text view follow too`() throws {
    let (field, view) = (UITextField(), UITextView())
    field.font = .preferredFont(forTextStyle: .callout)
    field.adjustsFontForContentSizeCategory = true
    view.text = "Some lines"
    view.font = .preferredFont(forTextStyle: .footnote)
    view.adjustsFontForContentSizeCategory = true
    try show(field)
    try show(view)
    try choose(.extraLarge)
    #expect(field.font?.pointSize == 18)
    #expect(view.font?.pointSize == 15)
  }

  @Test func `a configured button grows with its title`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let button = UIButton(configuration: configuration)
    try show(button)
    let before = button.intrinsicContentSize
    try choose(.accessibilityMedium)
    #expect(button.intrinsicContentSize.height > before.height)
    #expect(button.intrinsicContentSize.width > before.width)
  }

  @Test func `a view limits how large text becomes in it`() throws {
    let (box, label) = (UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    box.addSubview(label)
    box.maximumContentSizeCategory = .extraLarge
    box.minimumContentSizeCategory = .medium
    try show(box)
    try choose(.accessibilityLarge)
    #expect(label.font.pointSize == 19)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    try choose(.extraSmall)
    #expect(label.font.pointSize == 16)
    box.minimumContentSizeCategory = nil
    #expect(label.font.pointSize == 14)
  }

  @Test func `rows are measured anew`() throws {
    let table = UITableViewController()
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let rows = Rows()
    table.tableView.dataSource = rows
    window.rootViewController = table
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let second = IndexPath(row: 1, section: 0)
    let before = table.tableView.rectForRow(at: second)
    try choose(.accessibilityExtraLarge)
    let after = table.tableView.rectForRow(at: second)
    #expect(after.height > before.height && after.minY > before.minY)
    #expect(table.tableView.cellForRow(at: second)?.frame == after)
  }

  // MARK: Being told

  @Test func `a change is told to traits and by a notification`() throws {
    final class Screen: UIViewController {
      var previous: [UIContentSizeCategory?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previous.append(previousTraitCollection?.preferredContentSizeCategory)
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    var told: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let category = value as? UIContentSizeCategory
      MainActor.assumeIsolated { told.append(category) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try choose(.small)
    #expect(screen.previous == [.large])
    #expect(told == [.small])
    #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large)
  }
}
