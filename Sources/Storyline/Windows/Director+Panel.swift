import StorylineCore
import UIKit

// What the panel beside the phone shows.
extension Director {
  /// The flows of all windows, with their screens.
  static func panelRows() -> [PanelRow] { living.flatMap(\.rows) }

  /// The flows of this window.
  var rows: [PanelRow] { tree.rootIDs.map(row) }

  private func row(of id: CoordinatorID) -> PanelRow {
    let node = tree[id]
    let screens = node?.screens ?? []
    let tops = tops
    let screenRows = screens.map { screen in
      PanelRow(
        id: rowID(screen.number, isScreen: true),
        text: PanelRow.Text(title(of: screen), detail: screen.name),
        badges: tops.contains(screen) ? ["current"] : [],
        view: self.screen(screen)?.viewIfLoaded, children: [])
    }
    var badges: [String] = []
    if screens.contains(where: tops.contains) { badges.append("current") }
    if isSelected(node) { badges.append("selected") }
    if node?.phase == .finishing { badges.append("finishing") }
    if !isSettled, screens.contains(where: isMoving) { badges.append("settling") }
    let refused = UnreadRefusals.shared.notes(on: id, of: flows.number)
    if !refused.isEmpty { badges.append("refused") }
    let count = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
    let placement = node?.placement?.description ?? ""
    return PanelRow(
      id: rowID(id.number, isScreen: false),
      text: PanelRow.Text(
        id.name, detail: "\(placement) · \(count)",
        place: "\(placement) · \(Segments(of: screens, in: tree))",
        note: refused.joined(separator: "\n")),
      badges: badges,
      view: screens.last.flatMap(self.screen)?.viewIfLoaded,
      children: screenRows + tree.children(of: id).map(row))
  }

  /// The topmost screens in front; a modal hides those that it covers.
  private var tops: Set<ScreenID> {
    guard let front = window?.topController else { return [] }
    var tops: Set<ScreenID> = []
    for container in containers {
      guard let anchor = container.anchor, anchor.isInside(front), isInFront(anchor) else {
        continue
      }
      tops.formUnion(container.topScreens(in: self))
    }
    return tops
  }

  /// Returns a Boolean value that indicates whether a flow has siblings, and is the one in front.
  func isSelected(_ node: CoordinatorTree.Node?) -> Bool {
    guard let node, node.placement == .tab || node.placement == .page else { return false }
    return node.screens.first.flatMap(screen).map(isInFront) ?? false
  }

  private func isMoving(_ screen: ScreenID) -> Bool {
    guard let container = reconciler.container(of: screen) else { return false }
    return !container.isSettled || container.enclosingModal?.isSettled == false
  }

  private func title(of screen: ScreenID) -> String {
    self.screen(screen)?.title ?? screen.name
  }

  func rowID(_ number: Int, isScreen: Bool) -> Int {
    (flows.number << 32 | number) << 1 | (isScreen ? 1 : 0)
  }
}
