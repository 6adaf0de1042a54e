import AppBuilder
import Foundation
import ProjectReader
import Synchronization
import TemporaryFolders
import Testing

@Suite struct CacheLockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["file": ""]) }

  private var cache: CacheFolder { CacheFolder(folder.url.appending(path: "cache")) }

  /// The events, in order.
  private final class Events: Sendable {
    private let all = Mutex<[String]>([])
    var list: [String] { all.withLock(\.self) }
    func add(_ event: String) { all.withLock { $0.append(event) } }
  }

  @Test func `who comes second waits, and is told for whom`() async throws {
    let (cache, project, events) = (cache, folder.url, Events())
    let (isWaited, waited) = AsyncStream.makeStream(of: Void.self)
    let second = try await cache.locked(for: project, saying: { Issue.record("\($0)") }) {
      let second = Task.detached {
        let say = { (text: String) in
          events.add(text)
          waited.finish()
        }
        try await cache.locked(for: project, saying: say) { events.add("second") }
      }
      for await _ in isWaited {}
      events.add("first")
      return second
    }
    try await second.value
    let message =
      "waiting for another storyline command: process \(getpid()) builds \(project.path)"
    #expect(events.list == [message, "first", "second"])
  }

  @Test func `the lock is given back where the work fails`() async throws {
    struct Stop: Error {}
    for _ in 0..<2 {
      await #expect(throws: Stop.self) {
        try await cache.locked(for: folder.url, saying: { Issue.record("\($0)") }) { throw Stop() }
      }
    }
  }

  @Test func `a cache that cannot be written is named`() async throws {
    let cache = CacheFolder(folder.url.appending(path: "file/cache"))
    let error = await #expect(throws: ProjectError.self) {
      try await cache.locked(for: folder.url, saying: { _ in }) {}
    }
    #expect(
      error?.description == "\(cache.url.path)/lock cannot be written: Not a directory")
  }
}
