/// Looks for notes.
final class SearchViewModel {
  var onChange: ((Int) -> Void)?
  private let notes = ["Buy milk."]

  func find(_ word: String) {
    onChange?(notes.count { $0.contains(word) })
  }
}
