import Foundation

/// A review while it is written.
final class ReviewViewModel {
  /// What is on the page.
  var draft = ""

  /// What there is to be kept: nobody sees blanks at the end.
  var text: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// A Boolean value that indicates whether there is anything to be kept, or to be lost.
  var isEmpty: Bool { text.isEmpty }
}
