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
  /// Called after everything that the stage is told.
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
  var isTypingSecret = false

  func insert(_ text: String) {
    touches.append(.text(text))
    onInput?()
  }

  func press(_ key: EditingKey, selecting: Bool) {
    touches.append(.key(key, selecting: selecting))
    onInput?()
  }

  var deviceState = DeviceState()

  func perform(_ command: DeviceCommand) {
    touches.append(.device(command))
    if case .style(let isDark) = command { list.isDark = isDark }
    if case .textSize = command { deviceState.textSize = "small" }
    onInput?()
    onCommit?()
  }

  // MARK: Questions

  var inspection: Inspection?
  private(set) var questions: [Question] = []

  func inspect(at point: CGPoint) -> Inspection? {
    questions.append(.inspectPoint(point))
    return inspection
  }

  func inspect(id: Int) -> Inspection? {
    questions.append(.inspectView(id))
    return inspection
  }

  // MARK: Recording

  let recorded = FakeApp()
  var isSettled: Bool { recorded.isSettled }
  func recordedApp() -> (module: String, delegate: String)? { recorded.recordedApp() }
  func recordedMoment() -> RecordedMoment { recorded.moment }
  func touchTarget(at point: CGPoint) -> TouchTarget { recorded.target }
  func targetState(of id: Int) -> TargetState { recorded.states[id] ?? TargetState() }

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

  /// The next message of the screen or of the panels; others come in between.
  func message() throws -> JSON { try message("screen", "patch", "panels", "announcement") }

  /// The next message of one of those types.
  func message(_ types: String...) throws -> JSON {
    while true {
      let message = try client.readMessage()
      if types.contains(where: { message["type"] == .string($0) }) { return message }
    }
  }

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
    await page.send(#"{"type":"device","setting":"style","value":"dark"}"#)
    let screen = try await page.message()
    #expect(screen["type"] == .string("screen"))
    #expect(screen["dark"] == .bool(true))
    #expect(
      stage.touches == [
        .touch(id: 1, phase: .began, at: CGPoint(x: 1, y: 0)),
        .touch(id: 1, phase: .moved, at: CGPoint(x: 2, y: 0)),
        .touch(id: 1, phase: .ended, at: CGPoint(x: 3, y: 0)),
        .device(.style(isDark: true)),
      ])
  }

  @Test func `a control of the page reaches the stage, and pages see how the device is set`()
    async throws
  {
    let page = try await WaitingPage(url: try start().url)
    defer { simulator.stop() }
    let before = try await page.message("device")
    #expect(before["textSize"] == .string("large"))
    await page.send(#"{"type":"device","setting":"textSize","value":"small"}"#)
    let after = try await page.message("device")
    #expect(after["textSize"] == .string("small"))
    #expect(stage.touches == [.device(.textSize(.small))])
  }

  @Test func `a reload keeps how the device is set, and says when there is nothing to start`()
    async throws
  {
    var kept: [[DeviceSetting]] = []
    let simulator = Simulator(stage: stage) { settings in
      kept.append(settings)
      return "There is no app."
    }
    let url = try simulator.start(
      appName: "Basics", environment: ["XDG_STATE_HOME": temporary.path], files: .sample
    ) { _ in }
    defer { simulator.stop() }
    let page = try await WaitingPage(url: url)
    await page.send(#"{"type":"device","setting":"style","value":"dark"}"#)
    await page.send(#"{"type":"reload"}"#)
    var device = try await page.message("device")
    while device["problem"] == nil { device = try await page.message("device") }
    #expect(device["problem"] == .string("There is no app."))
    #expect(kept == [DeviceState().settings(isDark: true)])
    // The next thing that people do takes it away.
    await page.send(#"{"type":"device","setting":"animations","value":"normal"}"#)
    #expect(try await page.message("device")["problem"] == nil)
  }

  @Test func `an app that was started anew finds the device as it was`() throws {
    var state = DeviceState()
    state.model = "iPad"
    state.orientation = "landscapeLeft"
    let text = DeviceSetting.text(of: state.settings(isDark: true))
    let simulator = Simulator(stage: stage)
    try simulator.start(
      appName: "Basics",
      environment: [
        "XDG_STATE_HOME": temporary.path,
        Relaunch.variable: text + "&url=app://twice&app=background&nonsense&model=none",
      ], files: .sample
    ) { _ in }
    simulator.stop()
    #expect(
      stage.touches == [
        .device(.model("iPad")), .device(.orientation(.landscapeLeft)),
        .device(.textSize(.large)), .device(.direction(isRightToLeft: false)),
        .device(.style(isDark: true)), .device(.animations(isSlow: false)),
        .device(.motion(isReduced: false)),
      ])
  }

  @Test func `a program that is gone is not started, and the process goes on`() {
    let relaunch = Relaunch(path: temporary.path + "/none", arguments: ["none"])
    #expect(
      relaunch.perform(keeping: [])
        == "\(temporary.path)/none cannot be started: No such file or directory. "
        + "Build it, then try again.")
  }

  @Test func `what is no program is not started either, and nothing is left behind`() throws {
    let path = temporary.path + "/text"
    try Data("no program\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let problem = Relaunch(path: path, arguments: ["text"]).perform(keeping: [])
    #expect(problem.contains("Exec format error"))
    #expect(getenv(Relaunch.variable) == nil)
    #expect(fcntl(file, F_GETFD) == 0, "An app that goes on keeps its files as they were.")
  }

  @Test func `only the page that asked gets the answer`() async throws {
    stage.inspection = Inspection(
      id: 7, className: "UILabel", way: [.init(id: 1, name: "UIWindow")], children: [],
      facts: [.init(name: "Frame", value: "0, 0 · 10 × 10")], constraints: ["Height is 10"],
      ambiguities: ["width"])
    let url = try start().url
    let (one, two) = (try await WaitingPage(url: url), try await WaitingPage(url: url))
    defer { simulator.stop() }
    #expect(stage.questions.isEmpty, "Nothing is looked up before somebody asks.")
    await two.send(#"{"type":"inspect","x":3,"y":4}"#)
    let answer = try await two.message("inspection")
    #expect(answer["view"] == .number(7))
    #expect(answer["class"] == .string("UILabel"))
    #expect(answer["constraints"] == .array([.string("Height is 10")]))
    #expect(answer["ambiguous"] == .array([.string("width")]))
    #expect(stage.questions == [.inspectPoint(CGPoint(x: 3, y: 4))])
    // The next message to the other page is the next screen, and nothing in between.
    await one.send(#"{"type":"device","setting":"style","value":"dark"}"#)
    #expect(try await one.message("inspection", "screen")["type"] == .string("screen"))
    var next = try await one.message("inspection", "screen")
    while next["dark"] != .bool(true) { next = try await one.message("inspection", "screen") }
    #expect(next["type"] == .string("screen"))
  }

  @Test func `a view that is gone is answered too`() async throws {
    let page = try await WaitingPage(url: try start().url)
    defer { simulator.stop() }
    await page.send(#"{"type":"inspect","view":99}"#)
    #expect(try await page.message("inspection")["view"] == nil)
    #expect(stage.questions == [.inspectView(99)])
  }

  @Test func `a log comes line by line, and whole to who comes later`() async throws {
    var lines = (0..<3).map { LogLine(log: 1, number: $0, kind: "shown", text: "line \($0)") }
    stage.panels.register(
      log: LogSource(
        lines: { next in
          defer { next[1] = lines.count }
          return Array(lines[(next[1] ?? 0)...])
        },
        past: { log, number in
          PastTree(rows: [PanelNode(id: 1, title: "\(log) \(number)")], problem: "none")
        }))
    let url = try start().url
    defer { simulator.stop() }
    let one = try await WaitingPage(url: url)
    let first = try await one.message("log")
    #expect(first["begins"] == .bool(true))
    #expect(first["lines"]?.array?.count == 3)
    lines.append(LogLine(log: 1, number: 3, kind: "ended", text: "<b>"))
    stage.panels.setNeedsUpdate()
    let second = try await one.message("log")
    #expect(second["begins"] == .bool(false))
    #expect(second["lines"]?.array?.map { $0["text"] } == [.string("<b>")])
    let two = try await WaitingPage(url: url)
    #expect(try await two.message("log")["lines"]?.array?.count == 4)
    await two.send(#"{"type":"past","log":1,"number":2}"#)
    let past = try await two.message("past")
    #expect(past["rows"]?.array?[0]["title"] == .string("1 2"))
    #expect(past["number"] == .number(2))
    #expect(past["problem"] == .string("none"))
  }

  @Test func `what people do becomes a test that pages see grow`() async throws {
    stage.recorded.target.element = "button(\"Go\")"
    let page = try await WaitingPage(url: try start().url)
    defer { simulator.stop() }
    await page.send(#"{"type":"record","value":"start"}"#)
    #expect(try await page.message("recording")["on"] == .bool(true))
    await page.send(#"{"type":"touch","id":1,"phase":"began","x":1,"y":1}"#)
    await page.send(#"{"type":"touch","id":1,"phase":"ended","x":1,"y":1}"#)
    var recording = try await page.message("recording")
    while recording["steps"] != .number(1) { recording = try await page.message("recording") }
    guard case .string(let code) = recording["code"] else {
      Issue.record("There is no test.")
      return
    }
    #expect(code.contains(#"try await app.button("Go").tap()"#))
    await page.send(#"{"type":"record","value":"stop"}"#)
    recording = try await page.message("recording")
    while recording["on"] != .bool(false) { recording = try await page.message("recording") }
    #expect(recording["code"] == .string(code))
  }

  @Test func `a stopped simulator lets the stage alone and goes away`() async throws {
    let page = try await WaitingPage(url: try start().url)
    _ = try await page.message()
    simulator.stop()
    #expect(stage.onCommit == nil)
    #expect(stage.panels.onChange == nil)
    var frame = try await page.frame()
    while case .text = frame { frame = try await page.frame() }
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
