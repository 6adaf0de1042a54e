import Storyline
import UIKit

// The possible next actions of a person, and the visible state.
extension AppDriver {
  /// The class of the screen in front; of an alert, with its title.
  var screenName: String {
    guard let screen else { return "nothing" }
    let name = "\(Swift.type(of: screen))"
    guard let alert = screen as? UIAlertController else { return name }
    return alert.title.map { "\(name) “\($0)”" } ?? name
  }

  /// How many screens of each class the flows have.
  var shownScreens: [String: Int] {
    var count: [String: Int] = [:]
    func visit(_ row: PanelRow) {
      // A screen has its class beside its title, and nothing below it.
      if row.isScreen { count[row.text.detail, default: 0] += 1 }
      row.children.forEach(visit)
    }
    window?.flowRows.forEach(visit)
    return count
  }

  /// Returns the actions that are possible on the screen.
  ///
  /// - Parameters:
  ///   - words: The texts for fields without answers.
  ///   - answers: The texts for fields of these names.
  ///   - avoided: The names of what is left alone.
  /// - Returns: The actions, in the order of the screen.
  package func possibilities(
    words: [String], answers: [String: [String]] = [:], avoiding avoided: Set<String>
  ) -> [MonkeyAction] {
    var possible: [MonkeyAction] = []
    let backButton = navigation?.visibleBackButton
    let reachable = Match.all.filter { $0.described.isEnabled && $0.view !== backButton }
    for target in targets(.button, among: reachable) where !avoided.contains(target.name) {
      possible += [.tap(target), .tap(target), .doubleTap(target)]
    }
    possible += targets(.tab, among: reachable)
      .filter { !avoided.contains($0.name) }.map { .selectTab($0) }
    possible += targets(.switch, among: reachable)
      .filter { !avoided.contains($0.name) }.map { .toggle($0) }
    for target in targets(.slider, among: reachable) where !avoided.contains(target.name) {
      possible += [0, 0.5, 1].map { .slide(target, to: $0) }
    }
    for target in targets(.textField, among: reachable) where !avoided.contains(target.name) {
      possible +=
        answers[target.name]?.map { .enter($0, into: target) }
        ?? words.map { .type($0, into: target) }
    }
    for target in targets(.searchField, among: reachable) where !avoided.contains(target.name) {
      possible += (answers[target.name] ?? words).map { .search($0, in: target) }
    }
    possible += cells(among: reachable, avoiding: avoided)
    if backButton.flatMap({ Match($0).reachablePoint }) != nil {
      possible.append(.goBack)
      // The screen before is where a tap leads; of two that are called alike the menu has both.
      let titles = stack
      possible += titles.dropLast(2)
        .filter { title in titles.filter { $0 == title }.count == 1 && !avoided.contains(title) }
        .map { .goBackTo($0) }
    }
    if stack.count > 1 {
      possible += [.swipeBack(isCancelled: false), .swipeBack(isCancelled: true)]
    }
    if let frontSheet {
      possible.append(.pullDownSheet(isCancelled: false))
      // A sheet that cannot be pulled down may ask at a short pull already: that is no change by a gesture
      // that was taken back.
      if !frontSheet.isModalInPresentation { possible.append(.pullDownSheet(isCancelled: true)) }
    }
    return possible
  }

  /// The rows and items on the screen that have a text or an identifier.
  private func cells(among matches: [Match], avoiding avoided: Set<String>) -> [MonkeyAction] {
    cells(among: matches).filter { !avoided.contains($0.target.name) }.map {
      $0.match.view is UITableViewCell ? .tapRow($0.target) : .tapItem($0.target)
    }
  }

  /// The names of what has a name of its own.
  private func targets(
    _ role: DisplayAccessibility.Role, among matches: [Match]
  ) -> [MonkeyAction.Target] {
    found(role, among: matches).map(\.target)
  }

  /// Something on the screen, with the name by which a test finds it.
  struct Found {
    let match: Match
    let target: MonkeyAction.Target
  }

  /// The rows and items that have a text or an identifier, each with its number where it shares the name
  /// with others.
  func cells(among matches: [Match]) -> [Found] {
    matches.filter { $0.described.role == .cell }.compactMap { match in
      guard let name = match.described.identifier ?? match.view.firstText else { return nil }
      let isRow = match.view is UITableViewCell
      // As in `row` and `item`, among what is on the screen.
      let same = matches.filter {
        (isRow ? $0.view is UITableViewCell : $0.view is UICollectionViewCell)
          && ($0.described.identifier == name || $0.view.says(name))
      }
      guard let index = same.firstIndex(where: { $0.view === match.view }) else { return nil }
      return Found(
        match: match,
        target: MonkeyAction.Target(name: name, index: same.count == 1 ? nil : index))
    }
  }

  /// Returns the elements with names of their own, with an index where several share a name.
  func found(_ role: DisplayAccessibility.Role, among matches: [Match]) -> [Found] {
    matches.filter { $0.described.role == role }.compactMap { match in
      let described = match.described
      guard let name = described.identifier ?? described.label, !name.isEmpty else { return nil }
      let same = matches.filter { $0.described.role == role && $0.isCalled(name) }
      guard let index = same.firstIndex(where: { $0.view === match.view }) else { return nil }
      return Found(
        match: match,
        target: MonkeyAction.Target(name: name, index: same.count == 1 ? nil : index))
    }
  }
}

extension UIView {
  /// The first text in it, by which a person would call it.
  fileprivate var firstText: String? {
    if let text = (self as? UILabel)?.text, !text.isEmpty { return text }
    return subviews.lazy.compactMap(\.firstText).first
  }
}
