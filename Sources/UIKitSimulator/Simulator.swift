package import Foundation
import UIKitCore

/// Shows a running app in the browser and sends the person's input back.
///
/// The screen is described at every commit, which is once in a turn of the main run loop, and only
/// while a page is connected; panels that change several times in a turn are described once.
@MainActor
package final class Simulator {
  let stage: any SimulatedStage
  private(set) var server: SimulatorServer?
  private(set) var app = ""
  private var arePanelsPending = false
  private var nextLines: [Int: Int] = [:]
  private var deviceState: DeviceState?
  let recorder: Recorder
  let keeper = SessionKeeper()
  private(set) var replay: SessionReplay?
  private let relaunch: ([DeviceSetting]) -> String
  private var problem: String?
  private var reloadSignal: ReloadSignal?

  /// `relaunch` starts the app anew with the device's settings; if it returns, it says why not.
  package init(
    stage: any SimulatedStage,
    relaunch: @escaping ([DeviceSetting]) -> String = Relaunch().perform(keeping:)
  ) {
    self.stage = stage
    self.relaunch = relaunch
    recorder = Recorder(source: stage)
  }

  /// Serves the page, prints one line that says where, and shows every commit from now on.
  ///
  /// - Throws: ``SimulatorError``, which says what to do about it.
  @discardableResult
  package func start(
    appName: String, environment: [String: String] = ProcessInfo.processInfo.environment,
    files: WebFiles? = nil, limits: Limits = Limits(),
    print: (String) -> Void = Simulator.printAtOnce
  ) throws -> URL {
    precondition(server == nil, "The simulator runs already; stop it first.")
    if let settings = environment[Relaunch.variable] {
      // Programs that the app starts are other devices.
      unsetenv(Relaunch.variable)
      DeviceSetting.commands(in: settings).forEach(stage.perform)
    }
    let session = try Self.session(of: environment)
    if let session { DeviceSetting.commands(in: session.device).forEach(stage.perform) }
    replay = session.map { SessionReplay($0) }
    reloadSignal = ReloadSignal(environment: environment) { [weak self] in self?.reload() }
    let folder = try StateFolder(environment: environment)
    let token = try folder.token()
    let bridge = MessageBridge(inputLimit: limits.inputs) { [weak self] in
      Task { @MainActor in self?.takeInputs() }
    }
    let host = try ListeningHost(environment: environment)
    let server = try SimulatorServer(
      files: try files ?? .bundled(), token: token, host: host,
      port: try PortChoice(environment: environment, remembered: folder.port(of: appName)),
      limits: limits, bridge: bridge)
    // An app that cannot remember its port runs all the same; its page may have to be opened again.
    try? folder.remember(port: server.port, of: appName)
    self.server = server
    app = appName
    stage.onCommit = { [weak self] in
      self?.showScreen()
      self?.beginReplay()
    }
    stage.panels.onChange = { [weak self] in self?.setNeedsPanels() }
    stage.onAnnouncement = { [weak self] in self?.say($0) }

    if let warning = host.warning { print(warning) }
    let address = "http://\(host.address):\(server.port)/#token=\(token.text)"
    print("Storyline: \(Self.oneLine(appName)) is on \(address)")
    guard let url = URL(string: address) else {
      preconditionFailure("A port and hexadecimal digits always make a URL: \(address)")
    }
    return url
  }

  /// Closes the pages' connections and lets the stage alone.
  package func stop() {
    guard let server else { return }
    stage.onCommit = nil
    stage.panels.onChange = nil
    stage.onAnnouncement = nil
    server.stop()
    self.server = nil
    (reloadSignal, replay) = (nil, nil)
  }

  // MARK: To the pages

  private func showScreen() {
    guard let server, server.bridge.isWatched else { return }
    let list = stage.displayList()
    server.show(Snapshot(app: app, device: stage.deviceName, list: list, time: stage.time))
    showDevice()
    keep(list)
    if recorder.isOn, stage.isSettled {
      recorder.settle()
      showRecording()
    }
  }

  private func showDevice() {
    var state = stage.deviceState
    state.problem = problem
    guard state != deviceState else { return }
    deviceState = state
    server?.show(.device(state))
  }

  private func say(_ announcement: Announcement) {
    guard let server, server.bridge.isWatched, let text = announcement.text, !text.isEmpty
    else { return }
    server.say(text)
  }

  private func setNeedsPanels() {
    guard !arePanelsPending, let server, server.bridge.isWatched else { return }
    arePanelsPending = true
    Task { [weak self] in self?.showPanels() }
  }

  private func showPanels() {
    arePanelsPending = false
    server?.show(
      stage.panels.sources.map {
        PanelSnapshot(name: $0.name, title: $0.title, rows: $0.rows())
      })
    guard let lines = stage.panels.log?.lines(&nextLines), !lines.isEmpty else { return }
    server?.add(lines)
  }

  private func showRecording() { server?.show(.recording(recorder.state)) }

  private func answer(_ question: Question) -> Answer {
    switch question {
    case .inspectPoint(let point): .inspection(stage.inspect(at: point))
    case .inspectView(let id): .inspection(stage.inspect(id: id))
    case .session: .session(savedSession())
    case .past(let log, let number):
      .past(
        log: log, number: number,
        stage.panels.log?.past(log, number)
          ?? PastTree(rows: [], problem: "This app has no log of flows."))
    }
  }

  // MARK: From the pages

  private func takeInputs() {
    guard let server else { return }
    for input in server.bridge.takeInputs() {
      takeAndNote(input, server)
    }
    if recorder.isOn { showRecording() }
  }

  func takeAndNote(_ input: SimulatorInput, _ server: SimulatorServer) {
    keeper.note(input, at: stage.time.stage, isSecret: input.isTyped && stage.isTypingSecret)
    // The view under a finger has to be named before the finger moves it away.
    if case .press = input {} else { record(input) }
    take(input, server)
    // The app decides only at the press of a key whether it uses the key.
    if case .press = input { record(input) }
  }

  private func record(_ input: SimulatorInput) {
    guard recorder.isOn else { return }
    recorder.note(input, at: stage.time.stage, isKeyTaken: stage.isKeyTaken)
  }

  private func take(_ input: SimulatorInput, _ server: SimulatorServer) {
    switch input {
    case .watch:
      // The new client has none of it.
      (nextLines, deviceState) = ([:], nil)
      showScreen()
      showPanels()
      if recorder.isOn || !recorder.state.code.isEmpty { showRecording() }
    case .touch(let id, let phase, let point):
      stage.sendTouch(id: id, phase: phase, at: point)
    case .wheel(let point, let distance):
      stage.turnWheel(at: point, by: distance)
    case .hover(let point):
      stage.movePointer(to: point)
    case .secondaryClick(let point):
      stage.secondaryClick(at: point)
    case .press(.began(let key)):
      stage.pressKey(key)
    case .press(.ended(let code)):
      stage.releaseKey(code)
    case .press(.allCancelled):
      stage.releaseAllKeys()
    case .press(.unknown):
      break
    case .text(let text):
      if !stage.isKeyTaken { stage.insert(text) }
    case .key(let key, let selecting):
      if !stage.isKeyTaken { stage.press(key, selecting: selecting) }
    case .device(let command):
      problem = nil
      stage.perform(command)
      showDevice()
    case .ask(let client, let question):
      server.answer(answer(question), to: client)
    case .record(let isOn):
      if isOn { recorder.begin() } else { recorder.end() }
      showRecording()
    case .reload:
      reload()
    }
  }

  private func reload() {
    problem = relaunch(stage.deviceState.settings(isDark: stage.displayList().isDark))
    showDevice()
  }

  // MARK: The line

  /// Prints a line, and what the app printed before it, even where the output is no terminal.
  package nonisolated static func printAtOnce(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }

  private static func oneLine(_ name: String) -> String {
    String(name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
  }
}
