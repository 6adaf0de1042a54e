public import Foundation

/// Remembers what takes changes back, and what makes them again.
///
/// Registrations during one event form one group, and are undone together. Foundation has this
/// class on Apple's systems only.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  // MARK: Groups

  /// A Boolean value that indicates whether a group is opened for what is registered, and closed
  /// when the event has been dealt with.
  open var groupsByEvent = true

  /// How many groups are open, each inside the one before.
  open var groupingLevel: Int { openGroups.count }

  /// Opens a group, inside the one that is open.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent { openForEvent() }
    openGroup()
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      UIKitException.raise(
        .internalInconsistency, "endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let closed = openGroups.removeLast()
    if let last = openGroups.indices.last {
      if !closed.isEmpty { openGroups[last].steps.append(.group(closed)) }
    } else if !closed.isEmpty {
      keep(closed)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  // MARK: What is remembered

  open var isUndoRegistrationEnabled: Bool { refusals == 0 }

  /// Nothing is registered until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { refusals += 1 }

  open func enableUndoRegistration() {
    guard refusals > 0 else {
      UIKitException.raise(
        .internalInconsistency,
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
    }
    refusals -= 1
  }

  /// How many groups are remembered; all with 0. The oldest is forgotten first.
  open var levelsOfUndo = 0 {
    didSet { forgetSurplus() }
  }

  /// Remembers what takes a change back. The target is not kept: it has to be there, or to be taken out
  /// with ``removeAllActions(withTarget:)``.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { Message.send(selector, to: $0, [anObject]) }
  }

  /// The same with a closure, which is given the target.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { if let target = $0 as? TargetType { handler(target) } }
  }

  open func removeAllActions() {
    openGroups = []
    undoable = []
    redoable = []
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for index in openGroups.indices { openGroups[index].remove(target) }
    for index in undoable.indices { undoable[index].remove(target) }
    for index in redoable.indices { redoable[index].remove(target) }
    undoable.removeAll(where: \.isEmpty)
    redoable.removeAll(where: \.isEmpty)
  }

  // MARK: Undoing and redoing

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool { !undoable.isEmpty || openGroups.contains { !$0.isEmpty } }

  /// No, as soon as there is another change to be taken back.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoable.isEmpty
  }

  /// Closes the open group and undoes it, or undoes the last one.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard groupingLevel == 0 else {
      UIKitException.raise(
        .internalInconsistency, "undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Takes back what is in the last group, which may be one inside a group that is open.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    let group: UndoGroup
    if let last = openGroups.indices.last {
      guard case .group(let nested)? = openGroups[last].steps.last else { return }
      openGroups[last].steps.removeLast()
      group = nested
    } else {
      guard let last = undoable.popLast() else { return }
      group = last
    }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes again what was taken back last.
  open func redo() {
    guard groupingLevel == 0 || groupingLevel == 1 && isOpenForEvent else {
      UIKitException.raise(
        .internalInconsistency, "redo was called while an undo group was open")
    }
    if groupingLevel == 1 { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoable.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  // MARK: Names

  /// Names what is in the group that is open, or was closed last, for menus and alerts.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[0].name = actionName
    } else if let last = undoable.indices.last {
      undoable[last].name = actionName
    }
  }

  open var undoActionName: String { openGroups.first?.name ?? undoable.last?.name ?? "" }
  open var redoActionName: String { redoable.last?.name ?? "" }

  /// The title of the menu item, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: - Inside the stage

  /// From the outermost to the innermost.
  private var openGroups: [UndoGroup] = []
  private var undoable: [UndoGroup] = []
  private var redoable: [UndoGroup] = []
  private var refusals = 0
  /// A Boolean value that indicates whether the outermost group was opened for an event.
  private var isOpenForEvent = false

  private func register(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        UIKitException.raise(
          .internalInconsistency, "must begin a group before registering undo")
      }
      openForEvent()
    }
    openGroups[openGroups.count - 1].steps.append(
      .action(UndoAction(target: target, perform: perform)))
    // A change of its own: what was taken back before cannot be made again.
    if !isUndoing, !isRedoing { redoable = [] }
  }

  private func openForEvent() {
    openGroup()
    isOpenForEvent = true
    Stage.shared.performAfterCommit { [weak self] in self?.eventDidEnd() }
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func eventDidEnd() {
    guard isOpenForEvent else { return }
    isOpenForEvent = false
    if groupingLevel == 1 { endUndoGrouping() }
  }

  private func keep(_ group: UndoGroup) {
    isOpenForEvent = false
    if isUndoing { redoable.append(group) } else { undoable.append(group) }
    forgetSurplus()
  }

  private func forgetSurplus() {
    guard levelsOfUndo > 0 else { return }
    undoable.removeFirst(max(undoable.count - levelsOfUndo, 0))
    redoable.removeFirst(max(redoable.count - levelsOfUndo, 0))
  }

  /// Does what is in the group, the last first, and has what that registers in a group of its own.
  private func perform(_ group: UndoGroup) {
    let outer = openGroups
    openGroups = [UndoGroup(name: group.name)]
    group.perform()
    let counter = openGroups.first
    openGroups = outer
    if let counter, !counter.isEmpty { keep(counter) }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
