import Testing
import UIKitCore
import UIKitSimulator

@Suite struct LogBoundTests {
  func lines(_ range: Range<Int>) -> [LogLine] {
    range.map { LogLine(log: 1, number: $0, kind: "shown", text: "line \($0)") }
  }

  @Test func `a log that grows without end is sent from its last thousands of lines`() throws {
    let server = try RunningServer()
    let one = try server.page()
    for start in stride(from: 0, to: 10_000, by: 1000) {
      server.server.add(lines(start..<(start + 1000)))
    }
    var last = try one.readMessage()
    while last["lines"]?.array?.last?["number"] != .number(9999) { last = try one.readMessage() }
    let two = try server.page()
    let all = try two.readMessage()
    #expect(all["begins"] == .bool(true))
    let numbers = try #require(all["lines"]?.array)
    #expect(numbers.count >= 1000)
    #expect(numbers.count <= 2000)
    #expect(numbers.last?["number"] == .number(9999))
  }

  @Test func `a page gets each line once, in order`() throws {
    let server = try RunningServer()
    let page = try server.page()
    server.server.add(lines(0..<3))
    var seen: [JSON] = []
    while seen.count < 3 { seen += try page.readMessage()["lines"]?.array ?? [] }
    server.server.add(lines(3..<5))
    while seen.count < 5 {
      let message = try page.readMessage()
      #expect(message["begins"] == .bool(false))
      seen += message["lines"]?.array ?? []
    }
    #expect(seen.map { $0["number"] } == (0..<5).map { JSON.number(Double($0)) })
  }
}
