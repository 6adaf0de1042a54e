import StorylineTesting
import Testing
import UIKit

/// Something with a change that can be taken back.
@MainActor private final class Counter {
  let manager: UndoManager
  private(set) var value = 0

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor @Suite(.stage) struct UndoManagerTests {
  private let manager = UndoManager()
  private let counter: Counter

  init() { counter = Counter(manager) }

  /// Runs `body` as one event.
  private func event(_ body: () -> Void) throws {
    body()
    try settleNow()
  }

  @Test func `a change is taken back, and made again`() throws {
    try event { counter.set(1) }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 1)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test func `what one event changes is taken back at once`() throws {
    try event {
      counter.set(1)
      counter.set(2)
    }
    try event { counter.set(3) }
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `what the event has changed that runs is taken back as well`() {
    counter.set(1)
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(manager.groupingLevel == 0)
  }

  @Test func `a new change takes what could be made again away`() throws {
    try event { counter.set(1) }
    manager.undo()
    try event { counter.set(5) }
    #expect(!manager.canRedo)
  }

  @Test func `a group inside another is a part of it`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a group without anything in it is none`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test func `the oldest changes are forgotten`() throws {
    manager.levelsOfUndo = 2
    for value in 1...4 { try event { counter.set(value) } }
    manager.undo()
    manager.undo()
    #expect(counter.value == 2)
    #expect(!manager.canUndo)
  }

  @Test func `nothing is remembered while that is refused`() throws {
    manager.disableUndoRegistration()
    try event { counter.set(1) }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    try event { counter.set(2) }
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `a target that has gone is no reason for anything`() throws {
    weak var target: Counter?
    try event {
      let short = Counter(manager)
      short.set(1)
      target = short
    }
    #expect(target == nil)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a target takes what was registered for it along`() throws {
    let other = Counter(manager)
    try event { counter.set(1) }
    try event { other.set(1) }
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect((counter.value, other.value) == (0, 1))
  }

  @Test func `a change has a name, which goes with it`() throws {
    try event {
      counter.set(1)
      manager.setActionName("Counting")
    }
    #expect(manager.undoMenuItemTitle == "Undo Counting")
    #expect(manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo Counting")
  }

  @Test func `others hear before and after`() throws {
    try event { counter.set(1) }
    var heard: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append("\(name.rawValue.dropFirst(13).dropLast(12))") }
      }
    }
    manager.undo()
    manager.redo()
    #expect(heard == ["WillUndoChange", "DidUndoChange", "WillRedoChange", "DidRedoChange"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `a window has one for all that is in it`() {
    let (window, other) = (UIWindow(), UIWindow())
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = UITextField()
    controller.view.addSubview(field)
    #expect(field.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager)
    #expect(other.undoManager !== window.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
