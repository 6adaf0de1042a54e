import Foundation
import PhoneParts

/// The contents of the list, and their loading.
final class ListViewModel {
  /// Called whenever what is shown has changed.
  var onUpdate: (() -> Void)?
  /// Called when the phones could not be fetched.
  var onError: ((any Error) -> Void)?

  private(set) var phones: [Phone] = []
  private(set) var isLoading = false
  /// The text shown without phones; `nil` where there are some, or may yet be.
  var placeholder: String? {
    if isLoading || !phones.isEmpty { return nil }
    return all.isEmpty ? "No phones yet" : "Nothing found for “\(words)”"
  }

  private let service: any PhoneService
  private let patience: TimeInterval
  private var all: [Phone] = []
  private var words = ""
  private var searching: Task<Void, Never>?

  /// - Parameters:
  ///   - service: The source of phones.
  ///   - patience: The pause in typing, in seconds, after which the list changes.
  init(service: any PhoneService, patience: TimeInterval = 0.3) {
    self.service = service
    self.patience = patience
  }

  /// Fetches the phones. When that fails, what was there stays.
  func load() async {
    guard !isLoading else { return }
    isLoading = true
    onUpdate?()
    defer {
      isLoading = false
      filter()
    }
    do {
      all = try await service.phones()
    } catch is CancellationError {
    } catch {
      onError?(error)
    }
  }

  /// Searches for words as soon as the typing pauses.
  func search(for words: String) {
    searching?.cancel()
    searching = Task { [weak self, patience] in
      try? await Task.sleep(nanoseconds: UInt64(patience * 1_000_000_000))
      guard !Task.isCancelled else { return }
      self?.showMatches(of: words)
    }
  }

  /// Shows all phones again, at once.
  func cancelSearch() {
    searching?.cancel()
    showMatches(of: "")
  }

  private func showMatches(of words: String) {
    self.words = words
    filter()
  }

  private func filter() {
    phones = all.filter { $0.matches(words) }
    onUpdate?()
  }
}
