import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore
import UIKitSimulator

/// Tests that touched views are named in the way in which StorylineTesting finds them.
@MainActor @Suite(.stage) struct TouchTargetTests {
  let app = AppDriver()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root = UIViewController()

  init() {
    root.title = "Root"
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func add<View: UIView>(_ view: View, y: CGFloat = 200, width: CGFloat = 300) throws -> View {
    view.frame = CGRect(x: 40, y: y, width: width, height: 44)
    root.view.addSubview(view)
    try settleNow()
    return view
  }

  func target(_ view: UIView) -> TouchTarget {
    let frame = view.frameOnScreen
    return Stage.shared.touchTarget(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `a button goes by its title, or by its identifier`() throws {
    let button = try add(UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }))
    #expect(target(button).element == #"button("Go")"#)
    #expect(app.button("Go").view === button)
    button.accessibilityIdentifier = "go-button"
    #expect(target(button).element == #"button("go-button")"#)
  }

  @Test func `of several with one name it says which`() throws {
    let buttons = try (0..<3).map { index in
      try add(
        UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }),
        y: 200 + CGFloat(index) * 60)
    }
    #expect(buttons.map { target($0).element } == (0..<3).map { "button(\"Go\")[\($0)]" })
    for (index, button) in buttons.enumerated() { #expect(app.button("Go")[index].view === button) }
  }

  @Test func `fields, switches and sliders go by what they are`() throws {
    let field = try add(UITextField())
    field.placeholder = "Name"
    let toggle = try add(UISwitch(), y: 260)
    toggle.accessibilityIdentifier = "sound"
    let slider = try add(UISlider(), y: 320)
    slider.accessibilityIdentifier = "volume"
    try settleNow()
    #expect(target(field).element == #"textField("Name")"#)
    #expect(app.textField("Name").view === field)
    #expect(target(toggle).element == #"switch("sound")"#)
    #expect(target(slider).element == #"slider("volume")"#)
    #expect(target(slider).kind == .slider)
    slider.value = 0.25
    let id = try #require(target(slider).elementID)
    #expect(Stage.shared.targetState(of: id).position == 0.25)
  }

  @Test func `a segment goes by its own title, whatever the control is called`() throws {
    let control = try add(UISegmentedControl(items: ["Day", "Week", "Month"]))
    func element(_ part: CGFloat) -> String? {
      let frame = control.frameOnScreen
      let point = CGPoint(x: frame.minX + frame.width * part, y: frame.midY)
      return Stage.shared.touchTarget(at: point).element
    }
    #expect([0.1, 0.5, 0.9].map(element) == ["Day", "Week", "Month"].map { "button(\"\($0)\")" })
    control.accessibilityIdentifier = "range"
    #expect(element(0.9) == #"button("Month")"#)
  }

  @Test func `a row goes by what it says, and the table by where it is`() throws {
    let table = PlainTable(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: table)
    try settleNow()
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let found = target(cell)
    #expect(found.element == #"row("Row 1")"#)
    #expect(found.kind == .cell)
    #expect(found.scrollView == "scrollView")
    #expect(app.row("Row 1").view === cell)
    #expect(app.scrollView.view === table.tableView)
  }

  @Test func `the buttons of an alert are the alert's`() async throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    root.present(alert, animated: false)
    try await settle()
    let frame = try #require(app.alertButton("Yes").frame)
    let found = Stage.shared.touchTarget(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(found.element == #"alertButton("Yes")"#)
    #expect(Stage.shared.recordedMoment().modals.count == 1)
  }

  @Test func `tabs and back buttons are what they are`() async throws {
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    window.rootViewController = tabs
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    try await settle()
    #expect(Stage.shared.recordedMoment().stack == ["Root", "Next"])
    let back = try #require(navigation.visibleBackButton)
    #expect(target(back).kind == .backButton)
    let frame = try #require(app.tab("Other").frame)
    let tab = Stage.shared.touchTarget(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(tab.kind == .tab)
    #expect(tab.name == "\"Other\"")
  }

  @Test func `a sheet is pulled at its top, and not further down`() async throws {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    try await settle()
    let frame = try #require(sheet.viewIfLoaded).frameOnScreen
    let top = CGPoint(x: frame.midX, y: frame.minY + 10)
    #expect(Stage.shared.touchTarget(at: top).isOnSheetTop)
    #expect(!Stage.shared.touchTarget(at: CGPoint(x: frame.midX, y: frame.midY)).isOnSheetTop)
  }

  @Test func `what has no name has none`() throws {
    #expect(Stage.shared.touchTarget(at: CGPoint(x: 200, y: 500)).element == nil)
  }

  @Test func `a text that would end the literal does not`() throws {
    let title = "a\")\nfatalError(\"\\(x)"
    let button = try add(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in }))
    #expect(target(button).element == "button(\"a\\\")\\nfatalError(\\\"\\\\(x)\")")
  }
}

/// Thirty rows.
final class PlainTable: UITableViewController {
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 30 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
