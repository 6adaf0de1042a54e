import Foundation

/// Processor time of this process and of the children that it has waited for.
///
/// On a machine that does other things it says more than a clock: what is not counted is the time in
/// which others ran.
public enum ProcessorTime {
  /// How much of it `work` takes.
  @MainActor
  public static func measure(_ work: Benchmark.Work) throws -> Duration {
    let start = now
    try work()
    return now - start
  }

  /// How much was used until now.
  static var now: Duration { used(by: RUSAGE_SELF.rawValue) + used(by: RUSAGE_CHILDREN.rawValue) }

  private static func used(by who: Int32) -> Duration {
    var usage = rusage()
    getrusage(who, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
      sum + .seconds(time.tv_sec) + .microseconds(time.tv_usec)
    }
  }
}
