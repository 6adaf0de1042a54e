package import Foundation
import NIOCore
import UIKitCore

/// A page that was let in, as the audience sees it.
protocol Viewer: AnyObject {
  /// A Boolean value that indicates whether so little waits to be sent that more may.
  var isKeepingUp: Bool { get }
  /// A Boolean value that indicates whether it missed something, and must be shown the whole screen
  /// when it keeps up again.
  var lacksScreen: Bool { get set }
  var lackedStates: Set<PageState.Kind> { get set }
  /// Up to where it was sent the log; nothing before it was sent any.
  var linesSeen: Int? { get set }
  /// Names it in questions and answers; no other page has had it.
  var number: Int { get set }
  func send(_ message: ByteBuffer)
  func close(_ code: CloseCode)
}

/// The pages that watch, and what they have been shown. Lives on the event loop.
///
/// Everything is encoded once, however many watch. Who reads too slowly is sent nothing until it has
/// caught up, and then the whole screen: what waits for a page is bounded.
package final class Audience {
  package let limits: Limits
  package let token: Token
  let exchange: Exchange

  /// How many connections are open, of pages or not.
  package var connections = 0

  private var viewers: [any Viewer] = []
  private let uptime: () -> TimeInterval
  private var sequence = 0
  private var nextFinger = 1
  private var shown: Snapshot?
  private var body: [UInt8]?
  private var lastBodySize = 0
  private var states: [PageState.Kind: (state: PageState, message: ByteBuffer)] = [:]
  private var log = LogTail()
  private var lastViewer = 0

  /// Makes an empty audience; `uptime` is the machine's clock, on which snapshots were taken.
  package init(
    token: Token, limits: Limits, exchange: Exchange,
    uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.token = token
    self.limits = limits
    self.exchange = exchange
    self.uptime = uptime
  }

  // MARK: Coming and going

  func admit(_ viewer: any Viewer) {
    viewer.lacksScreen = true
    viewer.lackedStates = Set(PageState.Kind.allCases)
    viewer.linesSeen = nil
    lastViewer += 1
    viewer.number = lastViewer
    viewers.append(viewer)
    exchange.setWatched(true)
    if shown == nil { exchange.push(.watch, isOwed: true) }
    catchUp(viewer)
  }

  func leave(_ viewer: any Viewer) {
    viewers.removeAll { $0 === viewer }
    guard viewers.isEmpty else { return }
    exchange.setWatched(false)
    (shown, body, states, log) = (nil, nil, [:], LogTail())
  }

  /// Tells every page that the app goes away.
  func dismiss() {
    for viewer in viewers { viewer.close(.goingAway) }
  }

  /// A number for a finger that no other finger has had.
  func makeFinger() -> Int {
    defer { nextFinger += 1 }
    return nextFinger
  }

  /// Sends what `viewer` missed, if it reads again.
  func catchUp(_ viewer: any Viewer) {
    if viewer.lacksScreen, viewer.isKeepingUp, let screen = screenMessage() {
      viewer.lacksScreen = false
      viewer.send(screen)
    }
    for kind in PageState.Kind.allCases where viewer.lackedStates.contains(kind) {
      guard viewer.isKeepingUp else { return }
      guard let message = states[kind]?.message else { continue }
      viewer.lackedStates.remove(kind)
      viewer.send(message)
    }
    if viewer.isKeepingUp, let message = log.message(since: viewer.linesSeen) {
      viewer.linesSeen = log.end
      viewer.send(message)
    }
  }

  // MARK: Showing

  /// Sends the newest of what the app posted.
  func deliver() {
    let outputs = exchange.takeOutputs()
    // The last page may have left while it was on its way.
    guard !viewers.isEmpty else { return }
    if let snapshot = outputs.snapshot { show(snapshot) }
    for state in outputs.states { show(state) }
    if !outputs.lines.isEmpty { add(outputs.lines) }
    for (number, answer) in outputs.answers { tell(answer, to: number) }
    for text in outputs.announcements { say(text) }
  }

  // A client that came later, or reads too slowly, has missed it.
  private func say(_ text: String) {
    let message = ByteBuffer(bytes: ServerMessage.announcement(text))
    for viewer in viewers where viewer.isKeepingUp { viewer.send(message) }
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
    for viewer in viewers {
      if let patch, !viewer.lacksScreen, viewer.isKeepingUp {
        viewer.send(patch)
      } else {
        viewer.lacksScreen = true
      }
    }
    for viewer in viewers { catchUp(viewer) }
  }

  private func show(_ state: PageState) {
    guard state != states[state.kind]?.state else { return }
    states[state.kind] = (state, ByteBuffer(bytes: state.message))
    for viewer in viewers {
      viewer.lackedStates.insert(state.kind)
      catchUp(viewer)
    }
  }

  private func add(_ lines: [LogLine]) {
    log.append(lines)
    for viewer in viewers { catchUp(viewer) }
  }

  // A client that reads too slowly to be answered can ask again.
  private func tell(_ answer: Answer, to number: Int) {
    guard let viewer = viewers.first(where: { $0.number == number }), viewer.isKeepingUp else {
      return
    }
    viewer.send(ByteBuffer(bytes: answer.message))
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
