import Foundation

/// A review while it is written.
final class ReviewViewModel {
  /// The text on the page.
  var draft = ""

  /// The text to save, without blanks at the ends.
  var text: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// A Boolean value that indicates whether there is anything to be kept, or to be lost.
  var isEmpty: Bool { text.isEmpty }
}
