import Foundation
import PhoneParts

/// The list as its presenter sees it: it shows what it is told, and decides nothing.
protocol ListView: AnyObject {
  func show(_ rows: [Phone])
  func show(isLoading: Bool)
  func show(placeholder: String?)
}

/// Decides what the list shows.
final class ListPresenter {
  private weak var view: (any ListView)?
  private weak var coordinator: MainCoordinator?
  private let service: any PhoneService
  private let patience: TimeInterval
  private var all: [Phone] = []
  private var matches: [Phone] = []
  private var words = ""
  private var isLoading = false
  private var searching: Task<Void, Never>?

  init(
    view: any ListView, service: any PhoneService, coordinator: MainCoordinator,
    patience: TimeInterval = 0.3
  ) {
    self.view = view
    self.service = service
    self.coordinator = coordinator
    self.patience = patience
  }

  func viewDidLoad() async { await load() }

  func didPull() async { await load() }

  func didType(_ words: String) {
    searching?.cancel()
    searching = Task { [weak self, patience] in
      try? await Task.sleep(nanoseconds: UInt64(patience * 1_000_000_000))
      guard !Task.isCancelled else { return }
      self?.showMatches(of: words)
    }
  }

  func didCancelSearch() {
    searching?.cancel()
    showMatches(of: "")
  }

  func didSelect(row: Int) { coordinator?.showDetail(of: matches[row]) }

  private func load() async {
    guard !isLoading else { return }
    isLoading = true
    view?.show(isLoading: true)
    defer {
      isLoading = false
      view?.show(isLoading: false)
      showMatches(of: words)
    }
    do {
      all = try await service.phones()
    } catch is CancellationError {
    } catch {
      coordinator?.showError(error)
    }
  }

  private func showMatches(of words: String) {
    self.words = words
    matches = all.filter { $0.matches(words) }
    view?.show(matches)
    if isLoading || !matches.isEmpty {
      view?.show(placeholder: nil)
    } else {
      view?.show(placeholder: all.isEmpty ? "No phones yet" : "Nothing found for “\(words)”")
    }
  }
}
