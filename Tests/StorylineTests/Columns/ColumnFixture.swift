import Storyline
import StorylineTesting
import UIKit

/// A flow that shows columns, and flows in them.
final class ColumnsFlow: Flow<Int> {
  let split: UISplitViewController

  init(_ style: UISplitViewController.Style) {
    split =
      style == .unspecified
      ? UISplitViewController(nibName: nil, bundle: nil) : UISplitViewController(style: style)
    super.init()
  }

  override func start() { show(split) }
}

/// A window with a flow whose screen is a split view controller.
@MainActor
final class ColumnFixture {
  let window = UIWindow()
  let rootHandle: FlowHandle<Int>
  private(set) weak var root: ColumnsFlow?
  private(set) weak var split: UISplitViewController?
  private(set) var rootOutcomes: [Outcome<Int>] = []

  init(_ style: UISplitViewController.Style = .doubleColumn, isWide: Bool = true) {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    let flow = ColumnsFlow(style)
    rootHandle = window.show(flow, as: .root)
    root = flow
    split = flow.split
    flow.split.preferredDisplayMode = .oneBesideSecondary
    rootHandle.whenEnded { [weak self] in self?.rootOutcomes.append($0) }
    window.makeKeyAndVisible()
  }

  /// Shows a flow in a column, beginning with these screens.
  func add(_ titles: String..., in column: UISplitViewController.Column) -> Shown? {
    root.map { Shown(titles, above: $0, as: .column(column)) }
  }

  /// Gives the window more room, or less.
  func setWide(_ isWide: Bool) { Stage.shared.setDevice(isWide ? .iPad : .iPhone15) }

  /// The controllers in front, a text for each column; nested stacks stand in brackets.
  var titles: [String] { (split?.viewControllers ?? []).map(Self.text) }

  private static func text(_ controller: UIViewController) -> String {
    guard let navigation = controller as? UINavigationController else {
      return controller.title ?? "–"
    }
    return navigation.viewControllers.map { each in
      each is UINavigationController ? "[\(text(each))]" : text(each)
    }.joined(separator: " ")
  }

  var log: [String] { window.storyLog.map(\.description) }
}
