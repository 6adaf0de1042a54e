import CRetainGraph
import Glibc

/// A copy of the process, to look at its own memory in.
///
/// Other threads do not run there, and a wrong guess costs the copy only. Another thread may have
/// held a lock at the moment of copying, which stays locked in the copy; a child that waits for it
/// is detected and ended.
package enum Child {
  package struct Outcome {
    package enum End: Hashable {
      case finished
      case crashed(signal: Int)
      case timedOut
      /// It waits for a lock that was taken when the process was copied.
      case stuck
      case notRun
    }

    package let end: End
    package let output: [UInt8]
    /// The layout that was being read when it ended.
    package let reading: UInt
  }

  /// Runs a body in the child. What it writes is what comes back.
  package static func run(limit: Duration, _ body: @escaping (Output) -> Void) -> Outcome {
    final class Body {
      let run: (Output) -> Void
      init(_ run: @escaping (Output) -> Void) { self.run = run }
    }
    let holder = Body(body)
    let result = withExtendedLifetime(holder) {
      let context = Unmanaged.passUnretained(holder).toOpaque()
      return rg_in_child(
        { context, file in
          Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run(Output(file: file))
        }, context, milliseconds(limit))
    }
    defer { free(result.bytes) }
    let output = UnsafeBufferPointer(start: result.bytes, count: result.count)
    return Outcome(
      end: end(result), output: Array(output), reading: UInt(result.reading))
  }

  private static func end(_ result: rg_child_result) -> Outcome.End {
    switch result.end {
    case RG_CHILD_FINISHED: .finished
    case RG_CHILD_CRASHED: .crashed(signal: Int(result.signal))
    case RG_CHILD_TIMED_OUT: .timedOut
    case RG_CHILD_STUCK: .stuck
    default: .notRun
    }
  }

  private static func milliseconds(_ duration: Duration) -> Int32 {
    Int32(clamping: Int64(duration / .milliseconds(1)))
  }
}

/// The message of the child to its parent.
package struct Output {
  fileprivate let file: Int32

  package func write(_ bytes: [UInt8]) { _ = rg_write(file, bytes, bytes.count) }
}
