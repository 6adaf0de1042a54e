import Dispatch
import Foundation
import FoundationGaps
import Synchronization
import Testing

struct FoundationGapsTests {
  @Test func `an unfair lock lets one thread in at a time`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let shared = lock
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(shared)
        count += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(count == 4000)
  }

  @Test func `an unfair lock that is locked cannot be taken`() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }

  @Test func `unlocking a lock that is free ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock()
      os_unfair_lock_unlock(&lock)
    }
  }

  @Test func `an object is locked as often as a thread wants`() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `objects that are locked let one thread in at a time`() {
    nonisolated(unsafe) let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        objc_sync_enter(object)
        count += 1
        objc_sync_exit(object)
      }
    }
    #expect(count == 2000)
  }

  @Test func `absolute time counts from the year 2001`() {
    let before = Date().timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    #expect(time >= before)
    #expect(time <= Date().timeIntervalSinceReferenceDate)
  }

  @Test func `an animation that repeats for ever does so as often as a number can say`() {
    let repeatCount: Float = HUGE
    #expect(repeatCount == .greatestFiniteMagnitude)
  }

  @Test func `ticks are nanoseconds`() {
    var base = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&base) == 0)
    #expect(base.numer == base.denom)
    let before = DispatchTime.now().uptimeNanoseconds
    #expect(mach_absolute_time() >= before)
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000)
  }

  @Test func `an identifier is text in a format`() throws {
    let identifier = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(String(format: "<%@>", identifier) == "<E621E1F8-C36C-495A-93FC-0C247A3E6E5F>")
  }

  @Test func `a text is appended by a format`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%@", 7, "b")
    #expect(text == "a7-b")
  }

  @Test func `raising an exception ends the process`() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: "beyond bounds").raise()
    }
  }

  @Test func `an exception describes itself by its reason`() {
    let exception = NSException(name: .genericException, reason: "why", userInfo: ["a": 1])
    #expect(exception.description == "why")
    #expect(exception.name.rawValue == "NSGenericException")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }

  @Test func `notifications are a sequence`() async {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    let (first, second) = (await iterator.next(), await iterator.next())
    #expect(first?.userInfo?["number"] as? Int == 1)
    #expect(second?.userInfo?["number"] as? Int == 2)
  }
}
