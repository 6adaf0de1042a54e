import StorylineCore
import UIKit

// What has become of the flows that are not in the tree any more.
extension Director {
  /// How many flows are remembered, and how far back in the log they are looked for.
  private static let most = (flows: 6, events: 400)

  /// The flows that ended last, the newest of the newest window first, with their outcomes.
  static func endedRows() -> [PanelRow] {
    Array(living.reversed().lazy.flatMap(\.endedRows).prefix(most.flows))
  }

  private var endedRows: [PanelRow] {
    var rows: [PanelRow] = []
    var released: Set<CoordinatorID> = []
    var retained: Set<CoordinatorID> = []
    for event in tree.log.suffix(Self.most.events).reversed() {
      let outcome: (id: CoordinatorID, badge: String, detail: String)
      switch event.content {
      case .released(let id):
        released.insert(id)
        continue
      case .retained(let id, _):
        retained.insert(id)
        continue
      case .finished(let id): outcome = (id, "finished", "with a value")
      case .cancelled(let id, let reason): outcome = (id, "cancelled", "\(reason)")
      default: continue
      }
      let fate = released.contains(outcome.id) ? ["released"] : []
      // Its coordinator may have been found alive, and be released after that.
      let leak = fate.isEmpty && retained.contains(outcome.id) ? ["leak"] : []
      let notes = UnreadRefusals.shared.notes(on: outcome.id, of: flows.number)
      let refused = notes.isEmpty ? [] : ["refused"]
      rows.append(
        PanelRow(
          id: rowID(outcome.id.number, isScreen: false),
          text: PanelRow.Text(
            "\(outcome.id)", detail: outcome.detail, note: notes.joined(separator: "\n")),
          badges: [outcome.badge] + fate + leak + refused, view: nil, children: []))
      if rows.count == Self.most.flows { break }
    }
    return rows
  }
}
