import StorylineCore
import UIKit

/// Watches one split view controller for a director. The split view controller keeps it.
///
/// The delegate's place is left to the app: some of its methods change what UIKit does by being there at
/// all. That columns become one, and several again, an invisible view tells that is as large as they
/// are; that columns come and go, one in what is in front.
@MainActor
final class ColumnWatcher: Holder {
  typealias Column = UISplitViewController.Column

  let container: ContainerID
  weak var director: Director?
  private(set) weak var split: UISplitViewController?
  var cause: Reason?
  weak var carrier: ModalWatcher?
  private weak var watched: (any UIViewControllerTransitionCoordinator)?
  private(set) var awaitsTransition = false
  private let size = Probe()
  private let probe = Probe()
  private var wasCollapsed = false
  /// The columns of the classic style when they were seen last: UIKit lists one only while they are
  /// collapsed, and has both again afterwards.
  private var pair: [Weak] = []

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(_ split: UISplitViewController, container: ContainerID, director: Director) {
    self.split = split
    self.container = container
    self.director = director
    for probe in [size, probe] {
      probe.onMove = { [weak director] in director?.setNeedsSettling() }
    }
    size.onLayout = { [weak director] in director?.setNeedsSettling() }
    size.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    associate(self, with: split)
    install()
  }

  // MARK: Listening

  func install() {
    guard let split else { return }
    if let view = split.viewIfLoaded, size.superview !== view {
      size.frame = view.bounds
      view.insertSubview(size, at: 0)
    }
    probe.watch(front.last?.viewIfLoaded)
  }

  func uninstall() {
    for probe in [size, probe] {
      probe.onMove = nil
      probe.onLayout = nil
      probe.removeFromSuperview()
    }
    if let split { removeAssociated(ColumnWatcher.self, from: split) }
  }

  /// Asks the running transition, if there is one, to tell of its end, cancelled or not.
  func watchTransition() {
    guard let transition = split?.transitionCoordinator, transition !== watched else { return }
    watched = transition
    awaitsTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.awaitsTransition = false
      guard let self else { return }
      if context.isCancelled { director?.stayed(self) }
      director?.setNeedsSettling()
    }
  }

  // MARK: What it holds

  var anchor: UIViewController? { split }

  private var isClassic: Bool { split?.style == .unspecified }

  private var columns: [Column] {
    split?.style == .tripleColumn
      ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
  }

  /// What stands in a column: mostly a navigation controller, also where the app gave another one.
  private func controller(in column: Column) -> UIViewController? {
    guard let given = split?.viewController(for: column) else { return nil }
    if column == .compact || given is UINavigationController { return given }
    return given.navigationController ?? given
  }

  var seats: [UIViewController] {
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

  /// While there is one column, the others lie on its stack, each with a stack of its own.
  private func top(of split: UISplitViewController) -> UIViewController? {
    guard let base = split.viewControllers.first else { return nil }
    guard let above = (base as? UINavigationController)?.viewControllers.last else { return base }
    return seats.contains(above) ? above : base
  }

  var isSettled: Bool {
    guard let split, let window = split.viewIfLoaded?.window, !window.isHidden else { return true }
    return split.transitionCoordinator == nil
  }

  // MARK: Changing it

  func refusal(for seat: Seat) -> Refusal? {
    guard case .column(let column) = seat.kind, mayPut(in: column) else { return .notAllowedThere }
    return nil
  }

  func put(_ root: UIViewController, in seat: Seat) {
    guard let split, case .column(let column) = seat.kind else { return }
    guard isClassic else {
      split.setViewController(root, for: column)
      // Who shows it wants it seen, also where there is room for one column only.
      if split.isCollapsed, column != .compact { split.show(column) }
      return
    }
    if split.isCollapsed, column == .secondary {
      pair = [pair.first ?? Weak(controller: split.viewControllers.first), Weak(controller: root)]
      split.showDetailViewController(root, sender: nil)
      return
    }
    let old = seats
    let primary = column == .primary ? root : old.first
    let secondary = column == .secondary ? root : old.dropFirst().first
    split.viewControllers = [primary, secondary].compactMap { $0 }
    notePair()
  }

  private func mayPut(in column: Column) -> Bool {
    switch column {
    case .primary: true
    // The classic style has a list, in which the second one is the secondary one.
    case .secondary: !isClassic || !seats.isEmpty
    case .supplementary: split?.style == .tripleColumn
    default: !isClassic
    }
  }

  func replaced(by seat: Seat) -> [UIViewController] {
    guard case .column(let column) = seat.kind else { return [] }
    if isClassic {
      let index = column == .primary ? 0 : 1
      return seats.indices.contains(index) ? [seats[index]] : []
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

  // MARK: Writing down

  func noteChanges(in director: Director) {
    guard let split else { return }
    if split.isCollapsed != wasCollapsed {
      wasCollapsed = split.isCollapsed
      director.tree.note(wasCollapsed ? .collapsed(container) : .expanded(container))
    }
    notePair()
  }

  private func notePair() {
    guard let split, isClassic, !split.isCollapsed else { return }
    pair = split.viewControllers.map { Weak(controller: $0) }
  }
}
