import PhoneParts
import PhoneScripts
import StorylineTesting
import Testing
import UIKit

@testable import PhonesMVPC

@Suite(.stage) struct ListPresenterTests {
  /// Writes down what it is told to show.
  @MainActor private final class ViewSpy: ListView {
    var rows: [Phone] = []
    var loading: [Bool] = []
    var placeholder: String?

    func show(_ rows: [Phone]) { self.rows = rows }
    func show(isLoading: Bool) { loading.append(isLoading) }
    func show(placeholder: String?) { self.placeholder = placeholder }
  }

  private let view = ViewSpy()
  private let service = PhoneServiceDouble()
  private let coordinator: MainCoordinator
  private let presenter: ListPresenter

  init() {
    coordinator = MainCoordinator(
      navigationController: UINavigationController(), service: service)
    presenter = ListPresenter(
      view: view, service: service, coordinator: coordinator, patience: .zero)
  }

  @Test func `phones are shown once they are there`() async {
    await presenter.viewDidLoad()
    #expect(view.rows == Phone.examples)
    #expect(view.loading == [true, false])
    #expect(view.placeholder == nil)
  }

  @Test func `without any, the view says so`() async {
    service.answer = .success([])
    await presenter.viewDidLoad()
    #expect(view.placeholder == "No phones yet")
  }

  @Test func `a refresh that fails leaves the rows as they are`() async {
    await presenter.viewDidLoad()
    service.answer = .failure(PhoneError.unreachable)
    await presenter.didPull()
    #expect(view.rows == Phone.examples)
  }

  @Test func `a search shows what matches, and its end everything`() async throws {
    await presenter.viewDidLoad()
    presenter.didType("se")
    try await eventually { view.rows.map(\.id) == ["se"] }
    presenter.didCancelSearch()
    #expect(view.rows == Phone.examples)
  }

  @Test func `nothing found is said with the words`() async throws {
    await presenter.viewDidLoad()
    presenter.didType("pixel")
    try await eventually { view.placeholder == "Nothing found for “pixel”" }
  }

  @Test func `a row leads to its phone`() async {
    await presenter.viewDidLoad()
    presenter.didSelect(row: 1)
    let detail = coordinator.navigationController.topViewController as? DetailViewController
    detail?.loadViewIfNeeded()
    #expect(detail?.title == "iPhone SE")
  }

  @Test func `the coordinator's screens do not keep it`() async throws {
    var coordinator: MainCoordinator? = MainCoordinator(
      navigationController: UINavigationController(), service: service)
    coordinator?.start()
    coordinator?.showList()
    let watch = ReleaseWatch(coordinator)
    coordinator = nil
    try await watch.expectReleased()
  }
}
