import Storyline
import Testing

/// A delegate that passes messages on, as the Objective-C runtime sees it: it is asked what it responds
/// to, and for the receiver of what it does not implement.
private final class Relay {
  let name: String
  private let own: Set<String>
  private let neutral: Set<String>
  weak var next: Relay?
  private let decision = RelayDecision<String>()

  init(_ name: String, implements own: Set<String> = [], neutral: Set<String> = []) {
    self.name = name
    self.own = own
    self.neutral = neutral
  }

  func responds(to message: String) -> Bool {
    decision.responds(to: message, itself: own.contains(message)) {
      next?.responds(to: message) == true
    }
  }

  /// The name of what carries the message out; `nil` when the message ends the process.
  func send(_ message: String, hops: Int = 0) -> String? {
    if own.contains(message) { return name }
    guard hops < 9 else { return "runs in circles" }
    let target = decision.target(of: message) {
      next?.responds(to: message) == true
    } neutral: {
      neutral.contains(message)
    }
    switch target {
    case .next: return next?.send(message, hops: hops + 1)
    case .neutral: return "neutral"
    case .none: return nil
    }
  }
}

/// Relays in front of one another, and delegates that go.
@Suite("Rule 9: relays of delegates") struct RelayDecisionTests {
  @Test func `a relay answers for the delegate behind it`() {
    let relay = Relay("ours", implements: ["will"])
    let app = Relay("app", implements: ["animate"])
    relay.next = app
    #expect(relay.responds(to: "will") && relay.responds(to: "animate"))
    #expect(!relay.responds(to: "drop"))
    #expect(relay.send("animate") == "app")
  }

  @Test func `two relays in front of one another answer what either implements`() {
    let ours = Relay("ours", implements: ["will"])
    let proxy = Relay("proxy", implements: ["animate"])
    ours.next = proxy
    proxy.next = ours
    #expect(ours.responds(to: "animate") && proxy.responds(to: "will"))
    #expect(ours.send("animate") == "proxy")
    #expect(proxy.send("will") == "ours")
  }

  @Test func `a message that neither of two relays implements ends`() {
    let ours = Relay("ours", implements: ["will"])
    let proxy = Relay("proxy")
    ours.next = proxy
    proxy.next = ours
    #expect(!ours.responds(to: "animate") && !proxy.responds(to: "animate"))
    #expect(ours.send("animate") == nil && proxy.send("animate") == nil)
  }

  @Test func `three relays in a ring find the one that implements a message`() {
    let relays = ["a", "b", "c"].map { Relay($0, implements: $0 == "c" ? ["animate"] : []) }
    for (index, relay) in relays.enumerated() { relay.next = relays[(index + 1) % 3] }
    #expect(relays.allSatisfy { $0.responds(to: "animate") })
    #expect(relays[0].send("animate") == "c")
    #expect(!relays[0].responds(to: "drop"))
  }

  @Test func `a message to a delegate that is gone is answered neutrally`() {
    let relay = Relay("ours", neutral: ["animate"])
    var app: Relay? = Relay("app", implements: ["animate"])
    relay.next = app
    #expect(relay.responds(to: "animate"), "UIKit remembers this")
    app = nil
    #expect(relay.send("animate") == "neutral")
    #expect(!relay.responds(to: "animate"), "asked anew, the relay says so")
  }

  @Test func `a question may be asked again after it was answered`() {
    let decision = RelayDecision<String>()
    #expect(decision.once("a") { decision.once("a") { 1 } } == .some(nil))
    #expect(decision.once("a") { 1 } == 1)
  }
}
