import StorylineCore
import UIKit

/// Directs the flows of one window: owns the parts that carry out their commands and reconcile them
/// with UIKit's containers, and connects these parts.
///
/// The window keeps its director. The director references the window weakly.
@MainActor
final class Director {
  private(set) weak var window: UIWindow?

  /// The tree of the flows, and the containers that hold their screens.
  let reconciler: Reconciler
  /// The commands of the window.
  let commands = CommandRunner()
  /// The transitions of the window, and the time of the next reconciliation.
  let transitions = Transitions()
  /// The leave-guard state.
  let leaveGuards = LeaveGuards()
  /// The links that were opened in the window.
  let links = LinkFollower()

  private init(window: UIWindow) {
    self.window = window
    Self.lastNumber += 1
    reconciler = Reconciler(WindowFlows(number: Self.lastNumber))
    reconciler.director = self
    commands.director = self
    transitions.director = self
    leaveGuards.director = self
    links.director = self
    Self.all.removeAll { $0.director == nil }
    Self.all.append(WeakDirector(director: self))
    listenForRetention()
    scheduler.listen(to: window) { [weak self] in self?.setNeedsSettling() }
    scheduler.whenDisconnecting { [weak self] in self?.sceneDidDisconnect($0) }
  }

  // MARK: Finding directors

  private struct WeakDirector {
    weak var director: Director?
  }

  private static var lastNumber = 0
  private static var all: [WeakDirector] = []

  /// The directors of all windows, the oldest first.
  static var living: [Director] { all.compactMap(\.director) }

  /// The director of a window that has shown a flow.
  static func existing(for window: UIWindow) -> Director? {
    associated(WindowToken.self, of: window)?.director
  }

  /// The director of a window.
  static func of(_ window: UIWindow) -> Director {
    if let director = existing(for: window) { return director }
    let director = Director(window: window)
    associate(WindowToken(director: director), with: window)
    return director
  }

  // MARK: Finding objects

  /// The flows of the window, with their log.
  var flows: WindowFlows { reconciler.flows }

  /// The flows of the window and their screens.
  var tree: CoordinatorTree {
    // A getter would copy the tree for each question.
    _read { yield reconciler.flows.tree }
  }

  /// Schedules another reconciliation after the next layout pass.
  var scheduler: ReconcileScheduler { transitions.scheduler }

  /// The containers that hold screens of flows, in the order in which they were made.
  var containers: [any Container] { reconciler.containers }

  func record(_ id: CoordinatorID) -> FlowRecord? { flows.registry.record(id) }

  func screen(_ id: ScreenID) -> UIViewController? { flows.registry.screen(id) }

  /// Returns the identifier of a screen that belongs to a flow of this window.
  func id(of screen: UIViewController) -> ScreenID? { flows.id(of: screen) }

  func typeName(of object: AnyObject) -> String { flows.registry.typeName(of: object) }

  /// Adds an event to the log.
  func note(_ event: Event) { flows.note(event) }

  // MARK: Showing flows

  /// Attaches a flow and starts it. Returns the reason if it was not taken.
  func showAtOnce(
    _ flow: any AnyFlow, below parent: FlowRecord?, as style: FlowStyle,
    whenBusy policy: BusyPolicy, beginning: () -> Void
  ) -> NotTaken? {
    if let notTaken = attach(flow, below: parent, as: style, whenBusy: policy) { return notTaken }
    if let rehearsal = commands.rehearsal, parent != nil {
      rehearse(flow, as: style, by: rehearsal)
    } else if let record = flow.record, flows.starts.runFirst(record, beginning) {
      setNeedsSettling()
    }
    if parent == nil { links.rootDidCome() }
    changed()
    return nil
  }

  /// Makes a flow part of the tree. Returns the reason if it was not taken.
  ///
  /// Without a policy the flow is added only, and not shown.
  func attach(
    _ flow: any AnyFlow, below parent: FlowRecord?, as style: FlowStyle,
    whenBusy policy: BusyPolicy? = nil
  ) -> NotTaken? {
    if let record = flow.record, record.director !== self { return .refused(.alreadyShown) }
    let isNew = flow.record == nil
    let id = flow.record?.id ?? flows.makeFlow(for: flow)
    do {
      if isNew, let parent, let policy { try admit(id, flow, from: parent, policy) }
      try flows.attach(id, to: parent?.id, as: placement(style, below: parent))
    } catch {
      if isNew {
        flows.discard(id)
        commands.withdraw(.coordinator(id))
      }
      changed()
      return error
    }
    let record = FlowRecord(id: id, director: self, flow: flow, parent: parent, style: style)
    flow.record = record
    flows.registry.add(flow, record)
    if flow.leaveGuard != nil { leaveGuards.flowWithGuardWasAttached() }
    bindWaitingScreens(of: flow, record)
    return nil
  }

  /// The placement of a flow in the log.
  private func placement(_ style: FlowStyle, below parent: FlowRecord?) -> Placement {
    switch style.kind {
    case .root: return .root
    case .push: return .pushed
    case .present: return .presented
    case .child: return .child
    case .slot(let slot): return slot.placement
    case .replace: return parent.flatMap { tree[$0.id]?.placement } ?? .pushed
    case .automatic:
      guard let parent, let node = tree[parent.id], node.screensBelow == 0 else { return .pushed }
      return node.placement ?? .pushed
    }
  }

  // MARK: Released objects

  /// Called when a flow was released from memory.
  ///
  /// Its record still exists: observers of its end may not have been notified yet.
  func flowWasReleased(_ record: FlowRecord) {
    links.flowsWereReleased()
    let isForgotten = !flows.registry.contains(record.id) && tree[record.id] == nil
    if !isForgotten { reconcile() }
    // A flow that was dropped before it had shown anything is still in the tree.
    flows.release(record.id)
    // Where all observers were notified, only the log has changed.
    if isForgotten { changed() } else { settle() }
  }

  /// Called when a screen was released from memory: its container does not hold it any more.
  func screenWasReleased(_ id: ScreenID) {
    guard tree.owner(of: id) != nil else { return }
    reconcile()
    // The choice in an alert may be reported after the alert was dismissed.
    if reconciler.container(of: id)?.awaitsChoice() == true { return setNeedsSettling() }
    let wasReplaced: Reason = reconciler.isElsewhere(id) ? .released : .replaced
    flows.release(id, because: window == nil ? .windowClosed : wasReplaced)
    setNeedsSettling()
  }

  /// Notes that a gesture was cancelled. Nothing has changed.
  func gestureWasCancelled(in container: any Container) {
    note(.gestureCancelled(container.container))
  }

  // MARK: Settling

  /// Compares the tree with every container that is settled. During a command the containers do not hold
  /// yet what they are about to hold.
  func reconcile() {
    if !commands.isRunning { reconciler.reconcile() }
  }

  /// A Boolean value that indicates whether nothing is left to do.
  var isAtRest: Bool {
    guard !scheduler.isScheduled, !flows.hasEndings else { return false }
    guard let window, !window.isHidden else { return true }
    return isSettled && commands.isIdle
  }

  /// Reconciles once UIKit has finished the current call.
  func setNeedsSettling() {
    scheduler.soon { [self] in settle() }
  }

  /// Updates the panel and the observers of the log.
  func changed() {
    coordinatorsDidChange(Director.panelRows)
    notifyObservers()
  }
}
