/// The items that match what was typed last.
final class SearchViewModel {
  var onUpdate: (() -> Void)?
  private(set) var state = LoadState<[Item]>.loaded([]) { didSet { onUpdate?() } }
  private(set) var text = ""
  private let catalogue: any Catalogue

  init(catalogue: any Catalogue) { self.catalogue = catalogue }

  /// The text for an empty list.
  var placeholder: String {
    text.isEmpty ? "Search the whole shop." : "Nothing is called “\(text)”."
  }

  /// Searches. An answer that comes after the next search has begun is dropped.
  func search(for newText: String) async {
    text = newText
    let result: LoadState<[Item]>
    do {
      result = .loaded(try await catalogue.items(matching: newText))
    } catch {
      result = .failed(error)
    }
    if text == newText { state = result }
  }
}
