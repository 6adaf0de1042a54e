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
  let animated: Bool
  weak var flow: (any AnyFlow)?
  weak var parent: FlowRecord?
  var children: [CoordinatorID: any AnyFlow] = [:]
  /// The flow's address, if a route led to it.
  var address: Address?
  /// A Boolean value that indicates whether `start()` is running. Everything shown in it belongs
  /// together.
  var isStarting = false
  /// A Boolean value that indicates whether a `show` of this flow or of one below it was refused.
  var hasRefusedScreens = false

  init(
    id: CoordinatorID, director: Director, flow: any AnyFlow, parent: FlowRecord?,
    style: FlowStyle, animated: Bool
  ) {
    self.id = id
    self.director = director
    self.outcomeBox = flow.outcomeBox
    self.flow = flow
    self.parent = parent
    self.style = style
    self.animated = animated
  }

  /// The flow and those above it: what a screen keeps alive.
  var chain: [any AnyFlow] {
    var chain: [any AnyFlow] = []
    var each: FlowRecord? = self
    while let record = each {
      if let flow = record.flow { chain.append(flow) }
      each = record.parent
    }
    return chain
  }

  /// The nearest flow, from this one up, to which a route has led; this one if there is none.
  var nearestStep: FlowRecord {
    var each: FlowRecord? = self
    while let record = each {
      if record.address != nil { return record }
      each = record.parent
    }
    return self
  }
}
