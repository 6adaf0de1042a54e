import Foundation
import Synchronization
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct MessageBridgeTests {
  func touch(_ id: Int, _ phase: TouchPhase, _ x: Double) -> SimulatorInput {
    .touch(id: id, phase: phase, at: CGPoint(x: x, y: 0))
  }

  @Test func `of moves that wait in a row a finger's last counts`() {
    let bridge = MessageBridge(inputLimit: 100) {}
    let pushed = [
      touch(1, .began, 0), touch(1, .moved, 1), touch(2, .began, 0), touch(1, .moved, 2),
      touch(2, .moved, 1), touch(1, .moved, 3), touch(2, .moved, 2), touch(1, .ended, 4),
      touch(2, .moved, 3),
    ]
    for input in pushed { #expect(bridge.push(input)) }
    #expect(
      bridge.takeInputs() == [
        touch(1, .began, 0), touch(1, .moved, 1), touch(2, .began, 0), touch(1, .moved, 3),
        touch(2, .moved, 2), touch(1, .ended, 4), touch(2, .moved, 3),
      ])
    #expect(bridge.takeInputs().isEmpty)
  }

  @Test func `the app is called once for all that it has not taken yet`() {
    let calls = Mutex(0)
    let bridge = MessageBridge(inputLimit: 100) { calls.withLock { $0 += 1 } }
    for x in 0..<10 { bridge.push(touch(x, .began, 0)) }
    #expect(calls.withLock { $0 } == 1)
    #expect(bridge.takeInputs().count == 10)
    bridge.push(touch(1, .ended, 0))
    #expect(calls.withLock { $0 } == 2)
  }

  @Test func `too many inputs are refused, but what is owed is kept`() {
    let bridge = MessageBridge(inputLimit: 2) {}
    #expect(bridge.push(touch(1, .began, 0)))
    #expect(bridge.push(touch(2, .began, 0)))
    #expect(!bridge.push(touch(3, .began, 0)))
    #expect(bridge.push(touch(1, .cancelled, 0), isOwed: true))
    #expect(bridge.takeInputs().count == 3)
    #expect(bridge.push(touch(3, .began, 0)))
  }

  @Test func `of questions of one kind that one page asks in a row the last counts`() {
    let bridge = MessageBridge(inputLimit: 4) {}
    for id in 0..<100 { #expect(bridge.push(.ask(client: 1, .inspectView(id)))) }
    #expect(bridge.push(.ask(client: 2, .inspectView(7))))
    for line in 0..<100 { #expect(bridge.push(.ask(client: 2, .past(log: 1, number: line)))) }
    #expect(
      bridge.takeInputs() == [
        .ask(client: 1, .inspectView(99)), .ask(client: 2, .inspectView(7)),
        .ask(client: 2, .past(log: 1, number: 99)),
      ])
  }

  @Test func `turns of a wheel that follow one another are added up`() {
    let bridge = MessageBridge(inputLimit: 100) {}
    let point = CGPoint(x: 5, y: 6)
    for y in [10.0, 20, -5] { bridge.push(.wheel(at: point, by: CGPoint(x: 1, y: y))) }
    bridge.push(.text("a"))
    bridge.push(.wheel(at: point, by: CGPoint(x: 0, y: 1)))
    #expect(
      bridge.takeInputs() == [
        .wheel(at: point, by: CGPoint(x: 3, y: 25)), .text("a"),
        .wheel(at: point, by: CGPoint(x: 0, y: 1)),
      ])
  }

  @Test func `the last of several styles counts, and watching is asked for once`() {
    let bridge = MessageBridge(inputLimit: 100) {}
    for input in [
      .watch, .device(.style(isDark: true)), .device(.style(isDark: false)), .watch,
    ] as [SimulatorInput] {
      bridge.push(input)
    }
    #expect(bridge.takeInputs() == [.watch, .device(.style(isDark: false))])
  }
}
