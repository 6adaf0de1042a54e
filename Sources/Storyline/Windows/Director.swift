import StorylineCore
import UIKit

/// Directs the flows of one window: keeps their tree, carries out their commands one after the
/// other, and reconciles the tree with what the containers really hold.
///
/// The window keeps it, and it knows the window weakly.
@MainActor
final class Director {
  var tree = CoordinatorTree()
  var queue = CommandQueue()
  private(set) weak var window: UIWindow?
  /// Counts directors, so that rows of several windows do not mix.
  let number: Int

  /// What is to be handed to UIKit when the command's turn has come.
  var payloads: [CommandID: Payload] = [:]
  /// Everything that holds screens of flows, by name.
  private(set) var containers: [ContainerID: any Container] = [:]
  /// Bound screens whose place is not known, or none that can be watched.
  var elsewhere: ContainerID?
  /// What this library asked UIKit to dismiss, until it is gone.
  var dismissal: Dismissal?
  /// Looks again after the next layout pass, for what has not begun yet.
  let wake = WakeUp()
  /// What ended and was not told yet.
  var untold = Changes()
  /// Who is asked before flows are left, and what is closed until they agree.
  var questions = Questions()
  /// What was opened from outside.
  var links = Links()
  /// A stack that is about to get these screens.
  var stacking: (navigation: UINavigationController, screens: [UIViewController])?
  /// Stands in for UIKit where one flow is tested by itself.
  weak var rehearsal: Rehearsal?
  /// Those who hear of every event.
  var listeners = Listeners()
  /// Roots that have no screen yet which would keep them.
  private var held: [CoordinatorID: any AnyFlow] = [:]
  private var records: [CoordinatorID: WeakRecord] = [:]
  private var typeNames: [ObjectIdentifier: String] = [:]
  private var screens: [ScreenID: WeakScreen] = [:]
  private var settlingIsScheduled = false

  /// What a command needs that is not a value.
  struct Payload {
    let screen: UIViewController?
    var style = ScreenStyle.Kind.push
    var animated: Bool
    let handle: ScreenHandle?
    /// What is about to become the root of the window, while what is presented goes.
    var comingRoot: UIViewController?
    /// Where to go back to.
    var request: BackRequest?
    /// How often UIKit refused it, and after which layout pass last.
    var refusals = (count: 0, pass: -1)
  }

  private struct WeakRecord {
    weak var record: FlowRecord?
  }

  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  private init(window: UIWindow) {
    self.window = window
    Self.lastNumber += 1
    number = Self.lastNumber
    Self.all.removeAll { $0.director == nil }
    Self.all.append(WeakDirector(director: self))
    listenForRetention()
    wake.listen(to: window) { [weak self] in self?.setNeedsSettling() }
    wake.whenDisconnecting { [weak self] in self?.sceneDidDisconnect($0) }
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

  func record(_ id: CoordinatorID) -> FlowRecord? { records[id]?.record }

  func screen(_ id: ScreenID) -> UIViewController? { screens[id]?.screen }

  /// The name of a screen that belongs to a flow of this window.
  func id(of screen: UIViewController) -> ScreenID? {
    nameGiven(to: screen).flatMap { tree.owner(of: $0) == nil ? nil : $0 }
  }

  /// The name of a screen of this window, whoever it belongs to by now.
  func nameGiven(to screen: UIViewController) -> ScreenID? {
    guard let id = associated(ScreenToken.self, of: screen)?.id, self.screen(id) === screen
    else { return nil }
    return id
  }

  /// What the log calls a flow or a screen: its type, which takes longer to print than to look up.
  func typeName(of object: AnyObject) -> String {
    let type: any AnyObject.Type = Swift.type(of: object)
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  // MARK: Showing flows

  /// Attaches a flow and begins with it. Returns why not, if it was not taken.
  func show(
    _ flow: any AnyFlow, below parent: FlowRecord?, as style: FlowStyle, animated: Bool,
    whenBusy policy: BusyPolicy = .queue, beginning: () -> Void
  ) -> NotTaken? {
    let answer = attach(flow, below: parent, as: style, animated: animated, whenBusy: policy)
    guard answer == nil else { return answer }
    if let rehearsal, parent != nil {
      rehearse(flow, as: style, by: rehearsal)
    } else {
      flow.record?.isStarting = true
      beginning()
      flow.record?.isStarting = false
    }
    if parent == nil { rootDidCome() }
    changed()
    return nil
  }

  /// Makes a flow part of the tree. Returns why not, if it was not taken.
  ///
  /// Without a policy it is not on its way into sight: it is only added.
  func attach(
    _ flow: any AnyFlow, below parent: FlowRecord?, as style: FlowStyle, animated: Bool,
    whenBusy policy: BusyPolicy? = nil
  ) -> NotTaken? {
    if let record = flow.record, record.director !== self { return .refused(.alreadyShown) }
    let isNew = flow.record == nil
    let id = flow.record?.id ?? tree.makeCoordinator(typeName(of: flow))
    do {
      if isNew, let parent, let policy { try admit(id, flow, from: parent, policy) }
      try attach(id, to: parent?.id, as: placement(style, below: parent))
    } catch {
      if isNew {
        tree.discard(id)
        queue.arrivals.withdraw(.coordinator(id))
      }
      changed()
      return error
    }
    let record = FlowRecord(
      id: id, director: self, flow: flow, parent: parent, style: style, animated: animated)
    flow.record = record
    records[id] = WeakRecord(record: record)
    if let parent { parent.children[id] = flow } else { held[id] = flow }
    if flow.leaveGuard != nil { questions.hasGuards = true }
    bindWaitingScreens(of: flow, record)
    return nil
  }

  private func attach(
    _ id: CoordinatorID, to parent: CoordinatorID?, as placement: Placement
  ) throws(NotTaken) {
    do {
      try tree.attach(id, to: parent, as: placement)
    } catch {
      throw .refused(error)
    }
  }

  /// What the log calls the way in which a flow is shown.
  private func placement(_ style: FlowStyle, below parent: FlowRecord?) -> Placement {
    switch style.kind {
    case .root: return .root
    case .push: return .pushed
    case .present: return .presented
    case .child: return .child
    case .seat(let seat): return seat.placement
    case .replace: return parent.flatMap { tree[$0.id]?.placement } ?? .pushed
    case .automatic:
      guard let parent, let node = tree[parent.id], node.screensBelow == 0 else { return .pushed }
      return node.placement ?? .pushed
    }
  }

  // MARK: Screens and their flows

  /// Gives a screen its name, and the flow that it keeps alive.
  func adopt(_ screen: UIViewController, as id: ScreenID, by record: FlowRecord) {
    let token = ScreenToken(id: id, director: self)
    token.keeps = record.chain
    associate(token, with: screen)
    screens[id] = WeakScreen(screen: screen)
    // From here on the screen keeps its flow and those above it.
    var each: FlowRecord? = record
    while let current = each {
      held[current.id] = nil
      each = current.parent
    }
  }

  /// Lets a screen keep the flow that owns it now, or nobody.
  func updateKeeping(of id: ScreenID) {
    guard let screen = screen(id), let token = associated(ScreenToken.self, of: screen),
      token.id == id
    else { return }
    token.keeps = tree.owner(of: id).flatMap(record)?.chain ?? []
  }

  func forgetScreen(_ id: ScreenID) {
    updateKeeping(of: id)
    if let token = screen(id).flatMap({ associated(ScreenToken.self, of: $0) }), token.id == id {
      token.isForgotten = true
    }
    screens[id] = nil
  }

  func forgetFlow(_ id: CoordinatorID) {
    queue.arrivals.withdraw(.coordinator(id))
    guard let record = record(id) else {
      records[id] = nil
      return
    }
    record.children = [:]
    record.parent?.children[id] = nil
    records[id] = nil
    held[id] = nil
  }

  /// Keeps a root that runs but has lost its last screen to `finish`: it is about to show the next.
  func holdRootsWithoutScreens() {
    for id in tree.rootIDs where tree[id]?.screensBelow == 0 { held[id] = record(id)?.flow }
  }

  // MARK: What the objects tell

  /// The flow is gone from memory.
  ///
  /// Its record is still here: what ended it may not have been told yet.
  func flowWasReleased(_ record: FlowRecord) {
    if records[record.id] == nil, tree[record.id] == nil {
      // Everybody was told: the log alone is interested.
      untold += tree.release(record.id)
      return changed()
    }
    reconcile()
    // A flow that was dropped before it had shown anything is still in the tree.
    untold += tree.release(record.id)
    settle()
  }

  /// A screen is gone from memory: whatever held it does not any more.
  func screenWasReleased(_ id: ScreenID) {
    guard tree.owner(of: id) != nil else { return }
    reconcile()
    let modal = tree.container(of: id).flatMap { containers[$0] } as? ModalWatcher
    // The choice of an alert may be told after the alert is gone.
    if modal?.mayStillSpeak() == true { return setNeedsSettling() }
    let isElsewhere = elsewhere.map { tree.container(of: id) == $0 } ?? false
    let reason: Reason = window == nil ? .windowClosed : isElsewhere ? .released : .replaced
    untold += tree.release(id, because: reason)
    setNeedsSettling()
  }

  /// A gesture was cancelled.
  func stayed(_ container: any Container) { tree.note(.stayed(container.container)) }

  // MARK: Containers

  func add(_ container: any Container) { containers[container.container] = container }

  func remove(_ container: any Container) {
    containers[container.container] = nil
    openGate(of: container.container)
    container.uninstall()
  }

  // MARK: Settling

  /// Whether nothing is to be done before something happens.
  var isAtRest: Bool {
    guard !settlingIsScheduled, untold == Changes() else { return false }
    guard let window, !window.isHidden else { return true }
    return isSettled && queue.isIdle
  }

  /// Looks at the containers again once UIKit is done with what it is doing.
  func setNeedsSettling() {
    guard !settlingIsScheduled else { return }
    settlingIsScheduled = true
    Task { @MainActor in
      settlingIsScheduled = false
      settle()
    }
  }

  /// The log and what the panel shows may be others than before.
  func changed() {
    coordinatorsDidChange(Director.panelRows)
    tellListeners()
  }
}
