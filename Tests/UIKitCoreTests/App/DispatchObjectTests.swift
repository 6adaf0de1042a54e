import Dispatch
import StorylineTesting
import Testing
import UIKitCore

/// Queues and groups as apps compare them.
@Suite struct DispatchObjectTests {
  @Test func `the queues of the system are equal however often they are asked for`() {
    #expect(DispatchQueue.main == DispatchQueue.main)
    #expect(DispatchQueue.global() == DispatchQueue.global())
    #expect(DispatchQueue.global() != DispatchQueue.global(qos: .background))
    #expect(Set([DispatchQueue.main, .main, .global(), .global()]).count == 2)
  }

  @Test func `what an app makes is equal to itself alone`() {
    let queue = DispatchQueue(label: "queue")
    #expect(queue == queue)
    #expect(queue != DispatchQueue(label: "queue"))
    #expect(queue != DispatchQueue.main)
    let group = DispatchGroup()
    #expect(Set([group, group]) == [group])
    #expect(group != DispatchGroup())
  }
}
