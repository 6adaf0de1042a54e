import Foundation
import Storyline
import UIKit

// An app as it is written in Swift 5 mode: protocols without an actor, callbacks from other queues,
// nothing marked.

struct Note: Equatable {
  var id: Int
  var text: String
}

protocol NotesService: AnyObject {
  func load(_ completion: @escaping ([Note]) -> Void)
}

/// Answers on the main queue, later.
final class SlowNotes: NotesService {
  private let notes: [Note]

  init(_ notes: [Note]) { self.notes = notes }

  func load(_ completion: @escaping ([Note]) -> Void) {
    let notes = notes
    DispatchQueue.main.async { completion(notes) }
  }
}

protocol NotesViewControllerDelegate: AnyObject {
  func notes(_ controller: NotesViewController, didSelect note: Note)
}

class NotesViewController: UIViewController {
  weak var delegate: NotesViewControllerDelegate?
  var notes: [Note] = []

  func select(_ index: Int) { delegate?.notes(self, didSelect: notes[index]) }
}

class NoteViewController: UIViewController {
  var onSave: ((Note) -> Void)?
  var onCancel: (() -> Void)?
}

/// Loads before it shows anything, and shows a note in a flow of its own.
class NotesFlow: Flow<Void>, NotesViewControllerDelegate {
  let service: NotesService
  var saved: [Note] = []
  var cancelled: [String] = []

  init(service: NotesService) {
    self.service = service
    super.init()
  }

  override func start() {
    service.load { [weak self] notes in
      let controller = NotesViewController()
      controller.notes = notes
      controller.delegate = self
      self?.show(controller)
    }
  }

  func notes(_ controller: NotesViewController, didSelect note: Note) {
    show(NoteFlow(note), as: .push)
      .whenFinished { self.saved.append($0) }
      .whenCancelled { self.cancelled.append($0.description) }
  }
}

class NoteFlow: Flow<Note> {
  var note: Note

  init(_ note: Note) { self.note = note }

  override func start() {
    let controller = NoteViewController()
    controller.title = note.text
    controller.onSave = { [weak self] in self?.finish($0) }
    controller.onCancel = { [weak self] in self?.close() }
    show(controller)
  }
}

/// The same step in the plain pattern.
class OldNoteFlow: Flow<Note>, CoordinatorFinishDelegate {
  weak var navigationController: UINavigationController?
  var finishedChildren: [Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let controller = NoteViewController()
    controller.title = "Old"
    navigationController?.pushViewController(controller, animated: true)
    bindToLifecycle(of: controller)
  }

  func addReminder(_ reminder: Flow<Int>) {
    reminder.finishDelegate = self
    addChild(reminder)
    reminder.start()
  }

  func coordinatorDidFinish(childCoordinator: Coordinator) {
    finishedChildren.append(childCoordinator)
  }
}
