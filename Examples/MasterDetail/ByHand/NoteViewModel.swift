import Foundation
import TripParts

/// A note while it is written.
final class NoteViewModel {
  let day: Day
  private let original: String
  /// The text on the page.
  var draft: String

  init(day: Day, note: String?) {
    self.day = day
    original = note ?? ""
    draft = original
  }

  /// The text to save, without blanks at the ends.
  var text: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// A Boolean value that indicates whether there is anything new to be kept.
  var canSave: Bool { text != original }
}
