/// The store of notes.
public protocol Notebook: AnyObject {
  /// Returns the note of a day; `nil` where there is none.
  func note(for day: Day.ID) -> String?

  /// Keeps what was written. It may take its time.
  func save(_ note: String, for day: Day.ID) async
}

/// Notes that are kept as long as the app runs.
public final class MemoryNotebook: Notebook {
  private var notes: [Day.ID: String] = [:]

  public init() {}

  public func note(for day: Day.ID) -> String? { notes[day] }

  public func save(_ note: String, for day: Day.ID) async {
    notes[day] = note.isEmpty ? nil : note
  }
}
