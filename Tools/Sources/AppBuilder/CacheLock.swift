public import Foundation
import ProjectReader

extension CacheFolder {
  /// Works while no other program uses this cache, because builds share their files.
  ///
  /// The second program waits, and prints for which one. The system releases the lock of a program
  /// that has ended, however it has.
  ///
  /// - Parameters:
  ///   - project: The built project, for messages to others.
  ///   - say: Called when another program has to be waited for.
  ///   - work: The work to do.
  /// - Returns: The result of the work.
  /// - Throws: ``ProjectError`` where nothing can be written, what the work throws, and
  ///   `CancellationError` where the task is cancelled while it waits.
  public func locked<Result>(
    for project: URL, saying say: (String) -> Void, _ work: () async throws -> Result
  ) async throws -> Result {
    let file = url.appending(path: "lock")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ProjectError("\(file.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    // Closing it is giving it back.
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let owner = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      say("waiting for another storyline command\(owner.isEmpty ? "" : ": \(owner)")")
      // A task that waits in the system could not be cancelled.
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        guard [EINTR, EWOULDBLOCK].contains(errno) else {
          throw ProjectError("\(file.path) cannot be locked: \(String(cString: strerror(errno)))")
        }
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    let owner = "process \(getpid()) builds \(project.standardizedFileURL.path)"
    // It only says who is waited for.
    try? handle.truncate(atOffset: 0)
    try? handle.write(contentsOf: Data(owner.utf8))
    defer {
      try? handle.truncate(atOffset: 0)
      try? handle.close()
    }
    return try await work()
  }
}
