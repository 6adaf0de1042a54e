#if os(Linux)
  import Foundation

  /// Ends the process when a test takes too long: one that hangs would keep all others from running, and nobody
  /// would know which it is.
  enum TestLimit {
    /// Begins to watch where `STORYLINE_TEST_LIMIT` names a number of seconds.
    static func watch(isRunning: @escaping @Sendable () -> Bool) {
      let environment = ProcessInfo.processInfo.environment
      guard let limit = environment["STORYLINE_TEST_LIMIT"].flatMap(Double.init), limit > 0 else {
        return
      }
      let files = ["STORYLINE_TEST_OUTCOMES", "STORYLINE_TEST_EVENTS"].compactMap {
        environment[$0]
      }
      // A thread of its own: whatever hangs may hold all others.
      Thread.detachNewThread {
        var (length, since) = (lengths(of: files), ProcessInfo.processInfo.systemUptime)
        while true {
          Thread.sleep(forTimeInterval: min(1, limit / 4))
          let (now, new) = (ProcessInfo.processInfo.systemUptime, lengths(of: files))
          if new != length {
            (length, since) = (new, now)
          } else if now - since > limit, isRunning() {
            end(after: limit)
          }
        }
      }
    }

    /// The lengths of the files to which the beginnings and ends of tests are written.
    private static func lengths(of files: [String]) -> [Int64] {
      files.map { file in
        var information = stat()
        return stat(file, &information) == 0 ? Int64(information.st_size) : 0
      }
    }

    /// Says it as the runtime says what ends a process, and ends it without a report of all threads.
    private static func end(after limit: Double) -> Never {
      let seconds = limit.formatted(.number.precision(.fractionLength(0...1)))
      let message =
        "Fatal error: The test has not ended after \(seconds) seconds; --time-limit changes this limit\n"
      FileHandle.standardError.write(Data(message.utf8))
      _exit(1)
    }
  }
#endif
