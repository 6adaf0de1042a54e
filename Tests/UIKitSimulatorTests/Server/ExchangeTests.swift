import Foundation
import Synchronization
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct ExchangeTests {
  func touch(_ id: Int, _ phase: TouchPhase, _ x: Double) -> SimulatorInput {
    .touch(id: id, phase: phase, at: CGPoint(x: x, y: 0))
  }

  @Test func `of moves that wait in a row a finger's last counts`() {
    let exchange = Exchange(inputLimit: 100) {}
    let pushed = [
      touch(1, .began, 0), touch(1, .moved, 1), touch(2, .began, 0), touch(1, .moved, 2),
      touch(2, .moved, 1), touch(1, .moved, 3), touch(2, .moved, 2), touch(1, .ended, 4),
      touch(2, .moved, 3),
    ]
    for input in pushed { #expect(exchange.push(input)) }
    #expect(
      exchange.takeInputs() == [
        touch(1, .began, 0), touch(1, .moved, 1), touch(2, .began, 0), touch(1, .moved, 3),
        touch(2, .moved, 2), touch(1, .ended, 4), touch(2, .moved, 3),
      ])
    #expect(exchange.takeInputs().isEmpty)
  }

  @Test func `the app is called once for all that it has not taken yet`() {
    let calls = Mutex(0)
    let exchange = Exchange(inputLimit: 100) { calls.withLock { $0 += 1 } }
    for x in 0..<10 { exchange.push(touch(x, .began, 0)) }
    #expect(calls.withLock { $0 } == 1)
    #expect(exchange.takeInputs().count == 10)
    exchange.push(touch(1, .ended, 0))
    #expect(calls.withLock { $0 } == 2)
  }

  @Test func `too many inputs are refused, but what is owed is kept`() {
    let exchange = Exchange(inputLimit: 2) {}
    #expect(exchange.push(touch(1, .began, 0)))
    #expect(exchange.push(touch(2, .began, 0)))
    #expect(!exchange.push(touch(3, .began, 0)))
    #expect(exchange.push(touch(1, .cancelled, 0), isOwed: true))
    #expect(exchange.takeInputs().count == 3)
    #expect(exchange.push(touch(3, .began, 0)))
  }

  @Test func `of questions of one kind that one page asks in a row the last counts`() {
    let exchange = Exchange(inputLimit: 4) {}
    for id in 0..<100 { #expect(exchange.push(.ask(viewer: 1, .inspectView(id)))) }
    #expect(exchange.push(.ask(viewer: 2, .inspectView(7))))
    for line in 0..<100 { #expect(exchange.push(.ask(viewer: 2, .past(log: 1, number: line)))) }
    #expect(
      exchange.takeInputs() == [
        .ask(viewer: 1, .inspectView(99)), .ask(viewer: 2, .inspectView(7)),
        .ask(viewer: 2, .past(log: 1, number: 99)),
      ])
  }

  @Test func `turns of a wheel that follow one another are added up`() {
    let exchange = Exchange(inputLimit: 100) {}
    let point = CGPoint(x: 5, y: 6)
    for y in [10.0, 20, -5] { exchange.push(.wheel(at: point, by: CGPoint(x: 1, y: y))) }
    exchange.push(.text("a"))
    exchange.push(.wheel(at: point, by: CGPoint(x: 0, y: 1)))
    #expect(
      exchange.takeInputs() == [
        .wheel(at: point, by: CGPoint(x: 3, y: 25)), .text("a"),
        .wheel(at: point, by: CGPoint(x: 0, y: 1)),
      ])
  }

  @Test func `the last of several styles counts, and watching is asked for once`() {
    let exchange = Exchange(inputLimit: 100) {}
    for input in [
      .watch, .device(.style(isDark: true)), .device(.style(isDark: false)), .watch,
    ] as [SimulatorInput] {
      exchange.push(input)
    }
    #expect(exchange.takeInputs() == [.watch, .device(.style(isDark: false))])
  }
}
