import Foundation
import Testing
import UIKitCore
import UIKitSimulator

/// A stage with nothing on it but what a test puts there.
@MainActor
final class FakeStage: SimulatedStage {
  var deviceName = "Phone"
  var time = SnapshotTime(stage: 3, uptime: nil)
  let panels = Panels()
  var onCommit: (@MainActor () -> Void)?
  var onAnnouncement: (@MainActor (Announcement) -> Void)?

  var list = Snapshot.sample("first").list
  private(set) var descriptions = 0
  private(set) var touches: [SimulatorInput] = []
  /// Called after every touch and every change of style.
  var onInput: (() -> Void)?

  func displayList() -> DisplayList {
    descriptions += 1
    return list
  }

  func sendTouch(id: Int, phase: TouchPhase, at point: CGPoint) {
    touches.append(.touch(id: id, phase: phase, at: point))
    onInput?()
  }

  func turnWheel(at point: CGPoint, by distance: CGPoint) {
    touches.append(.wheel(at: point, by: distance))
    onInput?()
  }

  func movePointer(to point: CGPoint?) {
    touches.append(.hover(at: point))
    onInput?()
  }

  @discardableResult
  func secondaryClick(at point: CGPoint) -> Bool {
    touches.append(.secondaryClick(at: point))
    onInput?()
    return false
  }

  func pressKey(_ key: HardwareKey) {
    touches.append(.press(.began(key)))
    onInput?()
  }

  func releaseKey(_ code: UIKeyboardHIDUsage) {
    touches.append(.press(.ended(code)))
    onInput?()
  }

  func releaseAllKeys() {
    touches.append(.press(.allCancelled))
    onInput?()
  }

  var isKeyTaken = false

  func insert(_ text: String) {
    touches.append(.text(text))
    onInput?()
  }

  func press(_ key: EditingKey, selecting: Bool) {
    touches.append(.key(key, selecting: selecting))
    onInput?()
  }

  func setUserInterfaceStyle(isDark: Bool) {
    list.isDark = isDark
    onInput?()
    onCommit?()
  }

  func show(_ text: String) {
    list = Snapshot.sample(text).list
    onCommit?()
  }
}

/// A page that waits off the main thread.
actor WaitingPage {
  private let client: RawClient

  init(url: URL) async throws {
    let host = "127.0.0.1:\(url.port ?? 0)"
    client = try RawClient(port: url.port ?? 0)
    client.send(RawClient.upgrade(host: host, origin: "http://" + host))
    _ = try client.readHead()
    let token = url.fragment?.split(separator: "=").last ?? ""
    client.sendText(#"{"type":"hello","token":"\#(token)","version":1}"#)
  }

  func send(_ text: String) { client.sendText(text) }
  func message() throws -> JSON { try client.readMessage() }
  func frame() throws -> RawClient.Received { try client.readFrame() }
}

@MainActor @Suite struct SimulatorTests {
  let temporary = TemporaryFolder()
  let stage = FakeStage()
  let simulator: Simulator

  init() { simulator = Simulator(stage: stage) }

  func start() throws -> (url: URL, lines: [String]) {
    var lines: [String] = []
    let url = try simulator.start(
      appName: "Basics", environment: ["XDG_STATE_HOME": temporary.path], files: .sample
    ) { lines.append($0) }
    return (url, lines)
  }

  @Test func `one line says where the app is, with the user's token`() throws {
    let (url, lines) = try start()
    defer { simulator.stop() }
    #expect(lines == ["Storyline: Basics is on \(url.absoluteString)"])
    let token = try StateFolder(path: temporary.path + "/storyline").token().text
    #expect(url.absoluteString == "http://127.0.0.1:\(url.port ?? 0)/#token=\(token)")
  }

  @Test func `a restart keeps port and token`() throws {
    // Far from where every other app begins to look, so that none takes it in between.
    let folder = try StateFolder(environment: ["XDG_STATE_HOME": temporary.path])
    try folder.prepare()
    try folder.remember(port: .random(in: 20_000...32_000), of: "Basics")
    let first = try start().url
    simulator.stop()
    let second = try start().url
    simulator.stop()
    #expect(first == second)
  }

  @Test func `a page sees the screen, the panels and every commit`() async throws {
    stage.panels.register("tree", title: "Tree", order: 1) { [PanelNode(id: 1, title: "Main")] }
    let page = try await WaitingPage(url: try start().url)
    defer { simulator.stop() }
    let screen = try await page.message()
    #expect(screen["type"] == .string("screen"))
    #expect(screen["app"] == .string("Basics"))
    #expect(screen["device"] == .string("Phone"))
    #expect(screen["now"] == .number(3))
    #expect(try await page.message()["type"] == .string("panels"))
    stage.show("second")
    let patch = try await page.message()
    #expect(patch["ops"]?.array?[0]["name"] == .string("second"))
  }

  @Test func `nobody describes a screen that nobody watches`() async throws {
    let url = try start().url
    defer { simulator.stop() }
    stage.show("second")
    #expect(stage.descriptions == 0)
    let page = try await WaitingPage(url: url)
    _ = try await page.message()
    #expect(stage.descriptions == 1)
  }

  @Test func `panels that change several times in a turn are described once`() async throws {
    var descriptions = 0
    stage.panels.register("tree", title: "Tree", order: 1) {
      descriptions += 1
      return [PanelNode(id: descriptions, title: "Main")]
    }
    let page = try await WaitingPage(url: try start().url)
    defer { simulator.stop() }
    _ = try await page.message()
    _ = try await page.message()
    #expect(descriptions == 1)
    for _ in 0..<10 { stage.panels.setNeedsUpdate() }
    let panels = try await page.message()
    #expect(panels["panels"]?.array?[0]["rows"]?.array?[0]["id"] == .number(2))
    #expect(descriptions == 2)
  }

  @Test func `touches reach the stage in order, and a style changes the screen`() async throws {
    let page = try await WaitingPage(url: try start().url)
    defer { simulator.stop() }
    _ = try await page.message()
    _ = try await page.message()
    for (phase, x) in [("began", 1), ("moved", 2), ("ended", 3)] {
      await page.send(#"{"type":"touch","id":5,"phase":"\#(phase)","x":\#(x),"y":0}"#)
    }
    await page.send(#"{"type":"style","value":"dark"}"#)
    let screen = try await page.message()
    #expect(screen["type"] == .string("screen"))
    #expect(screen["dark"] == .bool(true))
    #expect(
      stage.touches == [
        .touch(id: 1, phase: .began, at: CGPoint(x: 1, y: 0)),
        .touch(id: 1, phase: .moved, at: CGPoint(x: 2, y: 0)),
        .touch(id: 1, phase: .ended, at: CGPoint(x: 3, y: 0)),
      ])
  }

  @Test func `a stopped simulator lets the stage alone and goes away`() async throws {
    let page = try await WaitingPage(url: try start().url)
    _ = try await page.message()
    simulator.stop()
    #expect(stage.onCommit == nil)
    #expect(stage.panels.onChange == nil)
    var frame = try await page.frame()
    if case .text = frame { frame = try await page.frame() }
    #expect(frame == .close(1001))
  }

  @Test func `a simulator that was let go is released`() throws {
    var simulator: Simulator? = Simulator(stage: stage)
    weak let released = simulator
    _ = try simulator?.start(
      appName: "Basics", environment: ["XDG_STATE_HOME": temporary.path], files: .sample
    ) { _ in }
    simulator?.stop()
    simulator = nil
    #expect(released == nil)
  }
}
