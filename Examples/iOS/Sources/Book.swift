/// A book that somebody wants to read.
struct Book: Equatable {
  var title: String
  var isRead = false
}
