/// A written note.
struct Note: Equatable {
  var title: String
  var text: String
}
