import Dispatch
import FoundationGaps
import Glibc
import Testing

/// Tests for the atomic functions of Darwin.
struct AtomicsTests {
  @Test func `no change of another thread is lost`() {
    let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    value.initialize(to: 0)
    defer { value.deallocate() }
    nonisolated(unsafe) let shared = value
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 { OSAtomicIncrement32(shared) }
    }
    #expect(value.pointee == 4000)
  }

  @Test func `the new value is returned`() {
    var value: Int32 = 7
    #expect(OSAtomicIncrement32(&value) == 8)
    #expect(OSAtomicDecrement32(&value) == 7)
    #expect(OSAtomicAdd32(5, &value) == 12)
    var long: Int64 = 1
    #expect(OSAtomicAdd64(-3, &long) == -2)
  }

  @Test func `a value is replaced if it is the expected one`() {
    var value: Int32 = 1
    #expect(!OSAtomicCompareAndSwap32(0, 2, &value))
    #expect(value == 1)
    #expect(OSAtomicCompareAndSwap32(1, 2, &value))
    #expect(value == 2)
  }

  @Test func `the kind of a mutex is given as on Apple's systems`() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    defer { pthread_mutexattr_destroy(&attributes) }
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    var kind: Int32 = -1
    pthread_mutexattr_gettype(&attributes, &kind)
    #expect(kind == Int32(PTHREAD_MUTEX_RECURSIVE))
  }
}
