import StorylineCore
import UIKit

/// Watches one split view controller for a director. The split view controller keeps it.
///
/// The delegate property is left to the app, because some of its methods change UIKit's behaviour
/// by being implemented. An invisible view as large as the columns detects collapses and
/// expansions; another one in the front screen detects that columns are shown or hidden.
@MainActor
final class ColumnWatcher: SiblingContainer, ControllerWatcher {
  typealias Column = UISplitViewController.Column

  static let kind = ContainerID.Kind.columns
  static let placement = Placement.column

  let state: ContainerState
  private(set) weak var split: UISplitViewController?
  private let sizeObserver = ObserverView()
  private let observer = ObserverView()
  private var wasCollapsed = false
  /// The columns of the classic style when they were seen last: UIKit lists one only while they are
  /// collapsed, and has both again afterwards.
  private var pair: [Weak] = []

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(_ split: UISplitViewController, _ state: ContainerState) {
    self.split = split
    self.state = state
    let director = state.director
    for observer in [sizeObserver, observer] {
      observer.onWindowChange = { [weak director] in director?.setNeedsSettling() }
    }
    sizeObserver.onLayout = { [weak director] in director?.setNeedsSettling() }
    sizeObserver.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    associate(self, with: split)
    install()
  }

  // MARK: Listening

  func install() {
    guard let split else { return }
    if let view = split.viewIfLoaded, sizeObserver.superview !== view {
      sizeObserver.frame = view.bounds
      sizeObserver.insert(into: view, at: 0)
    }
    observer.observe(front.last?.viewIfLoaded)
  }

  func uninstall() {
    for observer in [sizeObserver, observer] {
      observer.onWindowChange = nil
      observer.onLayout = nil
      observer.removeFromSuperview()
    }
    letGo()
  }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    split?.transitionCoordinator
  }

  // MARK: What it holds

  var controller: UISplitViewController? { split }

  // Screens go from one stack to another when columns become one.
  var exchangingStacks: [UINavigationController] {
    slots.compactMap { $0 as? UINavigationController }
  }

  private var isClassic: Bool { split?.style == .unspecified }

  private var columns: [Column] {
    split?.style == .tripleColumn
      ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
  }

  /// Returns the controller of a column: mostly a navigation controller, also where the app set
  /// another one.
  private func controller(in column: Column) -> UIViewController? {
    guard let given = split?.viewController(for: column) else { return nil }
    if column == .compact || given is UINavigationController { return given }
    return given.navigationController ?? given
  }

  var slots: [UIViewController] {
    guard let split else { return [] }
    let listed = split.viewControllers
    let others =
      isClassic
      ? (split.isCollapsed ? pair.compactMap(\.controller) : [])
      : columns.compactMap(controller)
    return listed + others.filter { !listed.contains($0) }
  }

  var front: [UIViewController] {
    guard let split else { return [] }
    guard !split.isCollapsed else { return top(of: split).map { [$0] } ?? [] }
    guard !isClassic else {
      return split.displayMode == .secondaryOnly
        ? split.viewControllers.suffix(1) : split.viewControllers
    }
    let shown: [Column] =
      switch split.displayMode {
      case .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        [split.style == .tripleColumn ? .supplementary : .primary, .secondary]
      default: columns
      }
    return shown.filter { $0 != .compact }.compactMap(controller)
  }

  /// While there is one column, the others lie on its stack, each with its own stack.
  private func top(of split: UISplitViewController) -> UIViewController? {
    guard let base = split.viewControllers.first else { return nil }
    guard let above = (base as? UINavigationController)?.viewControllers.last else { return base }
    return slots.contains(above) ? above : base
  }

  var isSettled: Bool {
    guard let split, let window = split.viewIfLoaded?.window, !window.isHidden else { return true }
    return split.transitionCoordinator == nil
  }

  // MARK: Changing it

  func refusal(for slot: Slot) -> Refusal? {
    guard case .column(let column) = slot.kind, mayPut(in: column) else { return .notAllowedThere }
    return nil
  }

  func put(_ root: UIViewController, in slot: Slot) {
    guard let split, case .column(let column) = slot.kind else { return }
    guard isClassic else {
      split.setViewController(root, for: column)
      // The flow that shows it expects it to be visible, also where only one column fits.
      if split.isCollapsed, column != .compact { split.show(column) }
      return
    }
    if split.isCollapsed, column == .secondary {
      pair = [pair.first ?? Weak(controller: split.viewControllers.first), Weak(controller: root)]
      split.showDetailViewController(root, sender: nil)
      return
    }
    let old = slots
    let primary = column == .primary ? root : old.first
    let secondary = column == .secondary ? root : old.dropFirst().first
    split.viewControllers = [primary, secondary].compactMap { $0 }
    notePair()
  }

  private func mayPut(in column: Column) -> Bool {
    switch column {
    case .primary: true
    // The classic style has a list, in which the second one is the secondary one.
    case .secondary: !isClassic || !slots.isEmpty
    case .supplementary: split?.style == .tripleColumn
    default: !isClassic
    }
  }

  func replaced(by slot: Slot) -> [UIViewController] {
    guard case .column(let column) = slot.kind else { return [] }
    if isClassic {
      let index = column == .primary ? 0 : 1
      return slots.indices.contains(index) ? [slots[index]] : []
    }
    return [controller(in: column)].compactMap { $0 }
  }

  // Columns are seen beside each other, where there is room.
  var givesWay: [UIViewController] { split?.isCollapsed == true ? front : [] }

  func takeOut(_ roots: [UIViewController]) {
    guard let split, !roots.isEmpty else { return }
    guard isClassic else {
      for column in columns where controller(in: column).map(roots.contains) == true {
        split.setViewController(nil, for: column)
      }
      return
    }
    pair.removeAll { $0.controller.map(roots.contains) ?? true }
    let rest = split.viewControllers.filter { !roots.contains($0) }
    if rest.count < split.viewControllers.count { split.viewControllers = rest }
  }

  func reveal(_ root: UIViewController) {
    guard let split else { return }
    if isClassic {
      let isSecondary = pair.last?.controller === root && pair.count > 1
      if split.isCollapsed, isSecondary { split.showDetailViewController(root, sender: nil) }
    } else if let column = columns.first(where: { controller(in: $0) === root }), column != .compact
    {
      split.show(column)
    }
  }

  func remember() -> (@MainActor () -> Void)? {
    guard let split else { return nil }
    guard !isClassic else {
      // While they are collapsed UIKit lists one of two.
      guard !split.isCollapsed else { return nil }
      let controllers = split.viewControllers
      return { [weak split] in split?.viewControllers = controllers }
    }
    let given = columns.map { ($0, split.viewController(for: $0)) }
    return { [weak split] in
      for (column, controller) in given where split?.viewController(for: column) !== controller {
        split?.setViewController(controller, for: column)
      }
    }
  }

  // MARK: Writing down

  func noteChanges(in director: Director) {
    guard let split else { return }
    if split.isCollapsed != wasCollapsed {
      wasCollapsed = split.isCollapsed
      director.note(wasCollapsed ? .collapsed(container) : .expanded(container))
    }
    notePair()
  }

  private func notePair() {
    guard let split, isClassic, !split.isCollapsed else { return }
    pair = split.viewControllers.map { Weak(controller: $0) }
  }
}
