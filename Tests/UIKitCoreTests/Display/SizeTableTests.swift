import Foundation
import StorylineTesting
import Testing

@testable import UIKitCore

/// iOS 17's sizes, by `Documentation/sizes.tsv`: each row of it is measured in the display list.
@MainActor @Suite(.stage) struct SizeTableTests {
  @Test func `every size in the table is what is drawn`() throws {
    for row in try SizeTable.read() {
      let measure = try #require(SizeTable.measures[row.name], "Nothing measures “\(row.name)”.")
      Stage.shared.reset()
      let measured = try measure().map { DisplayNumber.text($0) }.joined(separator: " ")
      #expect(measured == row.points, "\(row.name)")
    }
  }

  @Test func `what is measured has a row with a source`() throws {
    let rows = try SizeTable.read()
    #expect(Set(rows.map(\.name)) == Set(SizeTable.measures.keys))
    #expect(rows.allSatisfy { !$0.source.isEmpty })
  }
}

@MainActor
private enum SizeTable {
  struct Row {
    let name: String
    let points: String
    let source: String
  }

  static func read() throws -> [Row] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/sizes.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(name: parts[0], points: parts[1], source: parts.count > 2 ? parts[2] : "")
    }
  }

  typealias Measure = @MainActor () throws -> [CGFloat]

  static let measures: [String: Measure] = bars.merging(places) { $1 }.merging(controls) { $1 }
    .merging(letters) { $1 }.merging(styles) { $1 }

  // MARK: What is measured

  private static let bars: [String: Measure] = [
    "navigation bar": { [try Shown(.stack).node("UINavigationBar").frame.height] },
    "navigation bar on a phone's side": {
      [try Shown(.stack, onSide: true).node("UINavigationBar").frame.height]
    },
    "navigation bar on an iPad": {
      [try Shown(.stack, device: .iPad).node("UINavigationBar").frame.height]
    },
    "navigation bar in a sheet": { [try Shown(.sheet).node("UINavigationBar").frame.height] },
    "navigation bar with a large title": {
      [try Shown(.largeTitle).node("UINavigationBar").frame.height]
    },
    "toolbar": { [try Shown(.stack).node("UIToolbar").frame.height] },
    "toolbar on a phone's side": {
      [try Shown(.stack, onSide: true).node("UIToolbar").frame.height]
    },
    "toolbar on an iPad": { [try Shown(.stack, device: .iPad).node("UIToolbar").frame.height] },
    "tab bar and what is below it": { [try Shown(.tabs).node("UITabBar").frame.height] },
    "tab bar on a phone's side and what is below it": {
      [try Shown(.tabs, onSide: true).node("UITabBar").frame.height]
    },
    "tab bar on an iPad and what is below it": {
      [try Shown(.tabs, device: .iPad).node("UITabBar").frame.height]
    },
    "search bar": { [try Shown(.view(UISearchBar())).node("UISearchBar").frame.height] },
  ]

  private static let places: [String: Measure] = [
    "safe area, top and bottom": {
      let insets = try Shown(.plain).safeArea
      return [insets.top, insets.bottom]
    },
    "safe area on a phone's side, left, bottom and right": {
      let insets = try Shown(.plain, onSide: true).safeArea
      return [insets.left, insets.bottom, insets.right]
    },
    "margin of a screen on a phone": { [try Shown(.margins).node("MarginView").frame.minX] },
    "margin of a screen on an iPad": {
      [try Shown(.margins, device: .iPad).node("MarginView").frame.minX]
    },
    "margin of a view": { [UIView().layoutMargins.left] },
    "table row": { [try Shown(.table).node("UITableViewCell").frame.height] },
    "alert, width": { [try Shown(.alert).box(around: "Title").frame.width] },
  ]

  private static let controls: [String: Measure] = [
    "switch": { try size(of: UISwitch(), "UISwitch") },
    "stepper": { try size(of: UIStepper(), "UIStepper") },
    "activity indicator": { try size(of: turning(.medium), "UIActivityIndicatorView") },
    "large activity indicator": { try size(of: turning(.large), "UIActivityIndicatorView") },
    "wheels of a picker, height": { [try size(of: UIPickerView(), "UIPickerView")[1]] },
  ]

  private static func turning(_ style: UIActivityIndicatorView.Style) -> UIView {
    let view = UIActivityIndicatorView(style: style)
    view.startAnimating()
    return view
  }

  private static func size(of view: UIView, _ name: String) throws -> [CGFloat] {
    let frame = try Shown(.view(view)).node(name).frame
    return [frame.width, frame.height]
  }

  private static let letters: [String: Measure] = [
    "title of a navigation bar": { try Shown(.stack).letters("Title") },
    "large title of a navigation bar": { try Shown(.largeTitle).letters("Title") },
    "title of a tab": { try Shown(.tabs).letters("Tab") },
    "button of a bar": { try Shown(.stack).letters("Button") },
    "title of an alert": { try Shown(.alert).letters("Title") },
    "message of an alert": { try Shown(.alert).letters("Message") },
    "text of a table row": { try Shown(.table).letters("Row") },
  ]

  private static let styles: [String: Measure] = [
    "large title": { try style(.largeTitle) }, "title 1": { try style(.title1) },
    "title 2": { try style(.title2) }, "title 3": { try style(.title3) },
    "headline": { try style(.headline) }, "body": { try style(.body) },
    "callout": { try style(.callout) }, "subheadline": { try style(.subheadline) },
    "footnote": { try style(.footnote) }, "caption 1": { try style(.caption1) },
    "caption 2": { try style(.caption2) },
  ]

  private static func style(_ style: UIFont.TextStyle) throws -> [CGFloat] {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = "Text"
    return try Shown(.view(label)).letters("Text")
  }
}

/// A screen of the stage, and its drawing.
@MainActor
private struct Shown {
  enum Content {
    case plain
    case stack
    case largeTitle
    case sheet
    case tabs
    case table
    case alert
    case margins
    case view(UIView)
  }

  let safeArea: UIEdgeInsets
  private let screen: UIViewController
  private let window: UIWindow
  private let list: DisplayList

  init(_ content: Content, device: Device = .iPhone15, onSide: Bool = false) throws {
    Stage.shared.setDevice(device)
    Stage.shared.rotate(to: onSide ? .landscapeLeft : .portrait)
    window = UIWindow(frame: UIScreen.main.bounds)
    screen = Self.screen(content)
    window.rootViewController = Self.root(content, screen)
    window.makeKeyAndVisible()
    if case .alert = content {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      screen.present(alert, animated: false)
    } else if case .sheet = content {
      screen.present(
        UINavigationController(rootViewController: UIViewController()), animated: false)
    }
    try Stage.shared.settle()
    list = Stage.shared.displayList()
    safeArea = screen.view.safeAreaInsets
  }

  private static func screen(_ content: Content) -> UIViewController {
    if case .table = content { return RowsViewController() }
    let screen = UIViewController()
    screen.title = "Title"
    screen.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Button") { _ in })
    switch content {
    case .view(let view):
      screen.view.addSubview(view)
      view.sizeToFit()
    case .margins:
      let view = screen.view.adding(MarginView())
      view.backgroundColor = .red
      screen.view.constrain(
        view.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10))
    default: break
    }
    return screen
  }

  private static func root(_ content: Content, _ screen: UIViewController) -> UIViewController {
    switch content {
    case .stack, .largeTitle:
      let navigation = UINavigationController(rootViewController: screen)
      if case .largeTitle = content { navigation.navigationBar.prefersLargeTitles = true }
      navigation.isToolbarHidden = false
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    default: return screen
    }
  }

  // MARK: Finding

  /// The first part with that name, from back to front.
  func node(_ name: String) throws -> DisplayNode {
    try #require(Self.path(to: { $0.name == name }, in: list.roots)?.last, "\(name) is not drawn.")
  }

  /// The innermost part with round corners that a text is in.
  func box(around text: String) throws -> DisplayNode {
    let path = try #require(Self.path(to: { Self.draws(text, $0) }, in: list.roots))
    return try #require(path.last { $0.cornerRadius > 0 })
  }

  /// The size and the weight of the letters of a text.
  func letters(_ text: String) throws -> [CGFloat] {
    let path = try #require(Self.path(to: { Self.draws(text, $0) }, in: list.roots))
    guard case .text(let lines) = path.last?.content else { return [] }
    return lines.first.map { [$0.font.size, CGFloat($0.font.weight)] } ?? []
  }

  private static func draws(_ text: String, _ node: DisplayNode) -> Bool {
    guard case .text(let lines) = node.content, node.opacity > 0 else { return false }
    return lines.first?.string == text
  }

  private static func path(
    to isWanted: (DisplayNode) -> Bool, in nodes: [DisplayNode]
  ) -> [DisplayNode]? {
    for node in nodes {
      if isWanted(node) { return [node] }
      if let rest = path(to: isWanted, in: node.children) { return [node] + rest }
    }
    return nil
  }
}

private final class MarginView: UIView {}

private final class RowsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}
