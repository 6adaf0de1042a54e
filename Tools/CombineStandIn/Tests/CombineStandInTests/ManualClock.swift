import CombineStandIn
import Dispatch

/// A scheduler whose time is moved by hand.
final class ManualClock: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  private struct Job {
    var time: SchedulerTimeType
    var interval: SchedulerTimeType.Stride?
    var action: () -> Void
  }

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.zero
  private var jobs: [Int: Job] = [:]
  private var lastID = 0

  var isIdle: Bool { jobs.isEmpty }

  /// Does what is due until then, in order.
  func advance(by stride: SchedulerTimeType.Stride) {
    let end = now.advanced(by: stride)
    while let (id, job) = jobs.filter({ $0.value.time <= end }).min(by: {
      ($0.value.time, $0.key) < ($1.value.time, $1.key)
    }) {
      now = max(now, job.time)
      jobs[id] = nil
      if let interval = job.interval {
        jobs[id] = Job(
          time: job.time.advanced(by: interval), interval: interval, action: job.action)
      }
      job.action()
    }
    now = end
  }

  func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
    add(Job(time: now, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    add(Job(time: date, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(Job(time: date, interval: interval, action: action))
    return AnyCancellable { self.jobs[id] = nil }
  }

  @discardableResult private func add(_ job: Job) -> Int {
    lastID += 1
    jobs[lastID] = job
    return lastID
  }
}
