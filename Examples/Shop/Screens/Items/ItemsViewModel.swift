/// The items of one department.
final class ItemsViewModel {
  var onUpdate: (() -> Void)?
  private(set) var state = LoadState<[Item]>.loading { didSet { onUpdate?() } }
  private(set) var title = ""
  private let department: Department.ID
  private let catalogue: any Catalogue

  init(department: Department.ID, catalogue: any Catalogue) {
    self.department = department
    self.catalogue = catalogue
  }

  func load() async {
    state = .loading
    do {
      let departments = try await catalogue.departments()
      title = departments.first { $0.id == department }?.name ?? ""
      state = .loaded(try await catalogue.items(in: department))
    } catch {
      state = .failed(error)
    }
  }
}
