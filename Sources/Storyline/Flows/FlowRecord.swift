import StorylineCore

/// A flow without its type of value.
@MainActor
protocol AnyFlow: Coordinator {
  var record: FlowRecord? { get set }
  var outcomeBox: any AnyOutcomeBox { get }
  var busyPolicy: BusyPolicy { get }
  var leaveGuard: LeaveGuard? { get }
  var survivesLinks: Bool { get }
  var linkGates: [Gate] { get }
  var restorationRoutes: RouteList? { get }
  /// Screens that were bound before the flow had a place in a tree.
  var unattached: [Unattached] { get set }
}

/// The library's record of a flow that was shown. The flow owns it.
///
/// Ownership: a screen keeps its flow and the flow's ancestors (``ScreenToken``), a flow keeps the
/// flows that it shows until they end, and the director keeps a root that has no screen yet. A
/// director and a child reference the flow weakly.
@MainActor
final class FlowRecord {
  let id: CoordinatorID
  let director: Director
  let outcomeBox: any AnyOutcomeBox
  /// The style that the caller chose.
  let style: FlowStyle
  private(set) weak var parent: FlowRecord?
  var children: [CoordinatorID: any AnyFlow] = [:]

  init(
    id: CoordinatorID, director: Director, flow: any AnyFlow, parent: FlowRecord?, style: FlowStyle
  ) {
    self.id = id
    self.director = director
    self.outcomeBox = flow.outcomeBox
    self.parent = parent
    self.style = style
  }

  /// The flow; `nil` when it was released.
  var flow: (any AnyFlow)? { outcomeBox.anyFlow }

  /// This flow and those above it, the nearest first.
  var selfAndAncestors: some Sequence<FlowRecord> { sequence(first: self, next: \.parent) }

  /// The flows that a screen of this flow keeps alive: this one and those above it, the nearest first.
  var flowAndAncestors: [any AnyFlow] { selfAndAncestors.compactMap(\.flow) }
}
