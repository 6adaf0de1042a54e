public import Foundation

/// Fetches images before they are shown.
@MainActor
public final class ImagePrefetcher {
  /// Called with the images that were kept already, those that could not be fetched, and those that were.
  public typealias PrefetcherCompletionHandler = (
    _ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]
  ) -> Void

  private let resources: [any Resource]
  private let options: KingfisherOptionsInfo?
  private let completionHandler: PrefetcherCompletionHandler?
  private var tasks: [DownloadTask] = []
  private var (skipped, failed, completed): ([any Resource], [any Resource], [any Resource]) = (
    [], [], []
  )

  public init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    (self.resources, self.options) = (resources, options)
    self.completionHandler = completionHandler
  }

  public convenience init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(resources: urls, options: options, completionHandler: completionHandler)
  }

  /// Fetches the images. The prefetcher lives until it has ended.
  public func start() {
    (skipped, failed, completed) = ([], [], [])
    guard !resources.isEmpty else { return endIfComplete() }
    for resource in resources {
      let task = KingfisherManager.shared.retrieveImage(with: resource, options: options) {
        result in
        switch result {
        case .success(let found) where found.cacheType.cached: self.skipped.append(resource)
        case .success: self.completed.append(resource)
        case .failure: self.failed.append(resource)
        }
        self.endIfComplete()
      }
      if let task { tasks.append(task) }
    }
  }

  /// Cancels what is not fetched yet: those images have failed.
  public func stop() {
    let running = tasks
    tasks = []
    for task in running { task.cancel() }
  }

  private func endIfComplete() {
    guard skipped.count + failed.count + completed.count == resources.count else { return }
    completionHandler?(skipped, failed, completed)
  }
}
