public import TripParts

/// A notebook that is as slow as a test wants.
public final class NotebookDouble: Notebook {
  public var notes: [Day.ID: String]
  /// A Boolean value that indicates whether what is saved waits for ``finishSaving()``.
  public var isSlow = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  public init(_ notes: [Day.ID: String] = [:]) { self.notes = notes }

  /// A Boolean value that indicates whether a save is waiting.
  public var isSaving: Bool { !waiting.isEmpty }

  public func note(for day: Day.ID) -> String? { notes[day] }

  public func save(_ note: String, for day: Day.ID) async {
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    notes[day] = note
  }

  /// Lets all go on that wait.
  public func finishSaving() {
    for each in waiting { each.resume() }
    waiting = []
  }
}

extension Day {
  /// One without anything to do.
  public static let example = Day(id: "1", name: "Nothing", date: "Monday", stops: [])
}

extension Trip {
  /// Two days.
  public static let example = Trip(
    id: "example", name: "Home", when: "in May", symbol: "house",
    days: [.example, Day(id: "2", name: "More", date: "Tuesday", stops: [])])
}
