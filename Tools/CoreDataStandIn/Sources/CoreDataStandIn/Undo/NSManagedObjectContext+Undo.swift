import Foundation
import UIKit

extension NSManagedObjectContext {
  /// Takes the last group of changes back.
  public func undo() {
    processPendingChanges()
    withUndoManager { $0.undo() }
  }

  /// Makes the changes again that were taken back last.
  public func redo() {
    processPendingChanges()
    withUndoManager { $0.redo() }
  }

  // MARK: Registering

  func registerUndo(of step: UndoStep) {
    guard !step.isEmpty else { return }
    nonisolated(unsafe) let step = step
    let context = self
    withUndoManager { manager in
      manager.registerUndo(withTarget: context) { $0.takeBack(step) }
    }
  }

  /// 9.4: Managers belong to the main actor. On another thread none is used, and an error is logged.
  private func withUndoManager(_ body: @MainActor (UndoManager) -> Void) {
    guard let undoManager else { return }
    guard Thread.isMainThread else {
      Unavailable.report(
        "undo manager of a context",
        "changes outside of the main thread cannot be undone, because "
          + "UndoManager belongs to the main actor")
      return
    }
    MainActor.assumeIsolated { body(undoManager) }
  }

  /// Changes are processed before a group of the manager is opened or closed.
  func followCheckpoints() {
    if let checkpoints { NotificationCenter.default.removeObserver(checkpoints) }
    checkpoints = nil
    guard let undoManager else { return }
    weak let context = self
    checkpoints = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: undoManager, queue: nil
    ) { _ in
      guard let context, !context.isProcessing else { return }
      context.processPendingChanges()
    }
  }

  /// 9.3: what is given up cannot be taken back.
  func forgetUndo() {
    changes.event.step = UndoStep()
    let context = self
    withUndoManager { $0.removeAllActions(withTarget: context) }
  }

  // MARK: Taking back

  /// Makes the opposite of the changes of an event, which is a change itself: so it can be redone.
  private func takeBack(_ step: UndoStep) {
    processPendingChanges()
    for object in step.deleted { putBack(object) }
    for (object, key, value) in step.values.reversed() where object.managedObjectContext === self {
      object.willChangeValue(forKey: key)
      object.state.unresolved[key] = nil
      object.state.values[key] = value
      object.didChangeValue(forKey: key)
    }
    for object in step.inserted where object.managedObjectContext === self {
      let others = changes.unpropagated
      delete(object)
      // Relationships have been taken back already.
      changes.unpropagated = others
    }
    processPendingChanges()
  }

  private func putBack(_ object: NSManagedObject) {
    let isSaved = changes.deleted.contains(object)
    guard isSaved || object.managedObjectContext == nil else { return }
    if isSaved, object.state.base != nil {
      changes.deleted.remove(object)
      changes.updated.insert(object)
      changes.event.inserted.insert(object)
      changes.event.step.noteInsertion(of: object)
    } else {
      // Its row is gone: it is a new object with the old identity.
      object.state.base = nil
      insert(object)
    }
    object.awake(fromSnapshotEvents: .undoDeletion)
  }
}
