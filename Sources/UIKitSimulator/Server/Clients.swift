package import Foundation
import NIOCore
import UIKitCore

/// A page that was let in, as ``Clients`` uses it.
protocol Client: AnyObject {
  /// A Boolean value that indicates whether so little waits to be sent that more may.
  var isKeepingUp: Bool { get }
  /// A Boolean value that indicates whether it missed something, and must be shown the whole screen
  /// when it keeps up again.
  var lacksScreen: Bool { get set }
  var lackedStates: Set<PageState.Kind> { get set }
  /// The end of the log that it was sent; `nil` before it was sent any.
  var linesSeen: Int? { get set }
  /// The identifier in questions and answers; no other page has had it.
  var number: Int { get set }
  func send(_ message: ByteBuffer)
  func close(_ code: CloseCode)
}

/// The connected pages, and what they have been shown. Lives on the event loop.
///
/// Everything is encoded once for all pages. A page that reads too slowly is sent nothing until it has
/// caught up, and then the whole screen: what waits for a page is bounded.
package final class Clients {
  package let limits: Limits
  package let token: Token
  let bridge: MessageBridge

  /// How many connections are open, of pages or not.
  package var connections = 0

  private var pages: [any Client] = []
  private let uptime: () -> TimeInterval
  private var sequence = 0
  private var nextFinger = 1
  private var shown: Snapshot?
  private var body: [UInt8]?
  private var lastBodySize = 0
  private var states: [PageState.Kind: (state: PageState, message: ByteBuffer)] = [:]
  private var log = LogTail()
  private var lastClient = 0

  /// Creates a collection without clients; `uptime` is the machine's clock, on which snapshots were taken.
  package init(
    token: Token, limits: Limits, bridge: MessageBridge,
    uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.token = token
    self.limits = limits
    self.bridge = bridge
    self.uptime = uptime
  }

  // MARK: Coming and going

  func admit(_ client: any Client) {
    client.lacksScreen = true
    client.lackedStates = Set(PageState.Kind.allCases)
    client.linesSeen = nil
    lastClient += 1
    client.number = lastClient
    pages.append(client)
    bridge.setWatched(true)
    if shown == nil { bridge.push(.watch, isOwed: true) }
    catchUp(client)
  }

  func leave(_ client: any Client) {
    pages.removeAll { $0 === client }
    guard pages.isEmpty else { return }
    bridge.setWatched(false)
    (shown, body, states, log) = (nil, nil, [:], LogTail())
  }

  /// Tells every page that the app goes away.
  func dismiss() {
    for client in pages { client.close(.goingAway) }
  }

  /// A number for a finger that no other finger has had.
  func makeFinger() -> Int {
    defer { nextFinger += 1 }
    return nextFinger
  }

  /// Sends what `client` missed, if it reads again.
  func catchUp(_ client: any Client) {
    if client.lacksScreen, client.isKeepingUp, let screen = screenMessage() {
      client.lacksScreen = false
      client.send(screen)
    }
    for kind in PageState.Kind.allCases where client.lackedStates.contains(kind) {
      guard client.isKeepingUp else { return }
      guard let message = states[kind]?.message else { continue }
      client.lackedStates.remove(kind)
      client.send(message)
    }
    if client.isKeepingUp, let message = log.message(since: client.linesSeen) {
      client.linesSeen = log.end
      client.send(message)
    }
  }

  // MARK: Showing

  /// Sends the newest of what the app posted.
  func deliver() {
    let outputs = bridge.takeOutputs()
    // The last page may have left while it was on its way.
    guard !pages.isEmpty else { return }
    if let snapshot = outputs.snapshot { show(snapshot) }
    for state in outputs.states { show(state) }
    if !outputs.lines.isEmpty { add(outputs.lines) }
    for (number, answer) in outputs.answers { tell(answer, to: number) }
    for text in outputs.announcements { say(text) }
  }

  // A client that came later, or reads too slowly, has missed it.
  private func say(_ text: String) {
    let message = ByteBuffer(bytes: ServerMessage.announcement(text))
    for client in pages where client.isKeepingUp { client.send(message) }
  }

  private func show(_ snapshot: Snapshot) {
    let old = shown
    shown = snapshot
    var ops: [UInt8]?
    if let old, old.app == snapshot.app, old.device == snapshot.device {
      ops = DisplayPatch.ops(from: old.list, to: snapshot.list)
    }
    if let ops, ops.isEmpty { return }
    sequence += 1
    body = nil
    // A patch as long as the last screen was may be longer than the new screen is.
    if let bytes = ops, bytes.count >= lastBodySize, bytes.count >= screenBody(snapshot).count {
      ops = nil
    }
    let patch = ops.map {
      ByteBuffer(
        bytes: ServerMessage.patch(ops: $0, sequence: sequence, now: now(of: snapshot)))
    }
    for client in pages {
      if let patch, !client.lacksScreen, client.isKeepingUp {
        client.send(patch)
      } else {
        client.lacksScreen = true
      }
    }
    for client in pages { catchUp(client) }
  }

  private func show(_ state: PageState) {
    guard state != states[state.kind]?.state else { return }
    states[state.kind] = (state, ByteBuffer(bytes: state.message))
    for client in pages {
      client.lackedStates.insert(state.kind)
      catchUp(client)
    }
  }

  private func add(_ lines: [LogLine]) {
    log.append(lines)
    for client in pages { catchUp(client) }
  }

  // A client that reads too slowly to be answered can ask again.
  private func tell(_ answer: Answer, to number: Int) {
    guard let client = pages.first(where: { $0.number == number }), client.isKeepingUp else {
      return
    }
    client.send(ByteBuffer(bytes: answer.message))
  }

  private func screenMessage() -> ByteBuffer? {
    shown.map {
      ByteBuffer(
        bytes: ServerMessage.screen(
          body: screenBody($0), sequence: sequence, now: now(of: $0)))
    }
  }

  private func screenBody(_ snapshot: Snapshot) -> [UInt8] {
    if let body { return body }
    let new = ServerMessage.screenBody(snapshot)
    body = new
    lastBodySize = new.count
    return new
  }

  // A page that comes later must not play again what ended before it came.
  private func now(of snapshot: Snapshot) -> TimeInterval {
    snapshot.time.stage(at: uptime())
  }
}
