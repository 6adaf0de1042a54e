import StorylineCore
import UIKit

/// One event as a panel lists it.
package struct LogRow {
  package let log: Int
  package let number: Int
  package let category: LogCategory
  package let text: String
}

/// The groups of events by which a panel filters a log.
package enum LogCategory: String, CaseIterable {
  case shown, settled, ended, refused, released, leak, link
}

extension Event {
  /// The group to which the event belongs.
  package var category: LogCategory {
    switch content {
    case .attached, .shown, .queued, .coalesced, .screenCoalesced, .enclosed, .located: .shown
    case .settled, .gestureCancelled, .selected, .collapsed, .expanded: .settled
    case .finishing, .closing, .finished, .cancelled, .closed, .left, .windowClosed, .lost: .ended
    case .refused, .screenRefused, .notTaken: .refused
    case .released: .released
    case .retained, .screenRetained, .kept: .leak
    case .linkOpened, .linkRestores, .linkWaits, .linkGoesOn, .linkPlanned, .linkCannotSpare,
      .linkLeavesOut, .linkFollowed, .linkRefused:
      .link
    }
  }
}

extension Director {
  /// Returns the lines added to the logs of all windows since `next`, window by window.
  static func logRows(since next: inout [Int: Int]) -> [LogRow] {
    var rows: [LogRow] = []
    for director in living {
      let log = director.tree.log
      let first = max(next[director.flows.number] ?? 0, log.dropped)
      let end = log.dropped + log.count
      for number in first..<max(first, end) {
        let event = log[number - log.dropped]
        rows.append(
          LogRow(
            log: director.flows.number, number: number, category: event.category, text: "\(event)"))
      }
      next[director.flows.number] = end
    }
    return rows
  }

  /// Returns the tree of a window as it was after an event of its log, and a problem where the tree
  /// is unknown or incomplete.
  static func past(of log: Int, at number: Int) -> (rows: [PanelRow], problem: String?) {
    guard let director = living.first(where: { $0.flows.number == log }) else {
      return ([], "The window is gone, and its log with it.")
    }
    do {
      var replay = try Replay(director.tree.log)
      replay.move(to: number + 1)
      let problem = replay.divergence.map { "The log does not follow from itself: \($0)." }
      return (replay.coordinators.map { director.row(of: $0, in: replay) }, problem)
    } catch {
      return (
        [], "The oldest \(error.dropped) events are not kept: what came of them is not known."
      )
    }
  }

  private func row(of coordinator: Replay.Coordinator, in replay: Replay) -> PanelRow {
    let screens = coordinator.screens.map { screen in
      PanelRow(
        id: rowID(screen.number, isScreen: true), text: PanelRow.Text(screen.name, detail: ""),
        badges: [],
        view: self.screen(screen)?.viewIfLoaded, children: [])
    }
    let count = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
    return PanelRow(
      id: rowID(coordinator.id.number, isScreen: false),
      text: PanelRow.Text(
        coordinator.id.name, detail: "\(coordinator.placement) · \(count)",
        place: "\(coordinator.placement) · \(replay.segments(of: coordinator.id))"),
      badges: coordinator.isFinishing ? ["finishing"] : [], view: nil,
      children: screens + coordinator.children.map { row(of: $0, in: replay) })
  }
}
