/// What somebody wrote down.
struct Note: Equatable {
  var title: String
  var text: String
}
