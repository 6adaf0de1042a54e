/// The departments of the shop.
final class DepartmentsViewModel {
  var onUpdate: (() -> Void)?
  private(set) var state = LoadState<[Department]>.loading { didSet { onUpdate?() } }
  private let catalogue: any Catalogue

  init(catalogue: any Catalogue) { self.catalogue = catalogue }

  func load() async {
    state = .loading
    do {
      state = .loaded(try await catalogue.departments())
    } catch {
      state = .failed(error)
    }
  }
}
