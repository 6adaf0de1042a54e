package import Foundation
import UIKitCore

/// Writes down what people do as a test for StorylineTesting.
///
/// Some actions can only be named by their result, such as a swipe that was cancelled. They wait
/// until the next one begins, or until the test is requested.
@MainActor
package final class Recorder {
  /// The most actions that are written down; then the recording ends by itself.
  package static let mostSteps = 500

  /// The app, as the recorder asks it during a recording.
  @MainActor
  package protocol Source: AnyObject {
    func recordedApp() -> (module: String, delegate: String)?
    /// The name of the device: `iPhone 15`.
    var deviceName: String { get }
    func recordedMoment() -> RecordedMoment
    func touchTarget(at point: CGPoint) -> TouchTarget
    func targetState(of id: Int) -> TargetState
    /// A Boolean value that indicates whether nothing moves.
    var isSettled: Bool { get }
  }

  private struct Finger {
    var start: CGPoint
    var end: CGPoint
    var began: TimeInterval
    var farthest: CGFloat = 0
    var target: TouchTarget
    var before: RecordedMoment
    var scroll: TargetState?
  }

  /// An action that is written once its result is known.
  private struct Pending {
    var before: RecordedMoment
    var write: @MainActor (RecordedMoment) -> String?
  }

  private weak var source: (any Source)?
  package private(set) var isOn = false
  private var hasBegun = false
  /// A Boolean value that indicates whether people have done something before the recording.
  private var isUsed = false
  private var lines: [String] = []
  private var steps = 0
  private var typed = ""
  private var fingers: [Int: Finger] = [:]
  private var pair: RecordedPair?
  private var pending: Pending?
  private var knownStack: [String] = []
  private var isBackMenuOpen = false
  private var wheel: (target: TouchTarget, start: CGPoint)?
  private var needsURL = false
  private var app: (module: String, delegate: String)?
  private var device = ""

  package init(source: any Source) { self.source = source }

  // MARK: Beginning and ending

  package func begin() {
    guard !isOn, let source else { return }
    isOn = true
    hasBegun = true
    (lines, steps, typed, fingers, pending, wheel) = ([], 0, "", [:], nil, nil)
    (pair, isBackMenuOpen, needsURL) = (nil, false, false)
    app = source.recordedApp()
    device = source.deviceName
    knownStack = source.recordedMoment().stack
    // The test begins with a launch: what people did before is not in it.
    if isUsed || knownStack.count > 1 {
      lines += [
        "// The app was in use before this recording. After a launch the lines below may not hold:",
        "// choose Device, Reload the app, and record again from its first screen.",
      ]
    }
    if !knownStack.isEmpty { lines.append("app.expectStack(\(list(knownStack)))") }
  }

  package func end() {
    guard isOn else { return }
    isUsed = true
    settleTyping()
    resolve()
    isOn = false
    fingers = [:]
  }

  /// Nothing moves any more: what came of the last action can be seen.
  package func settle() {
    if isOn, fingers.isEmpty { resolve() }
  }

  /// The lines written so far.
  package var state: RecordingState {
    var state = RecordingState()
    state.isOn = isOn
    state.steps = steps
    state.code = hasBegun ? code : ""
    return state
  }

  // MARK: What people do

  package func note(_ input: SimulatorInput, at time: TimeInterval, isKeyTaken: Bool = false) {
    guard isOn, let source else {
      isUsed = isUsed || input.changesApp
      return
    }
    switch input {
    case .touch(let id, let phase, let point): touch(id, phase, point, time, source)
    case .wheel(let point, _): turnWheel(at: point, source)
    case .secondaryClick(let point):
      settleTyping()
      resolve()
      let target = source.touchTarget(at: point)
      add(
        target.element.map { "try await app.\($0).secondaryClick()" } ?? unnamed("a click", point))
    case .press(.began(let key)) where isKeyTaken: strike(key.recordedLine)
    case .text(let text) where !isKeyTaken:
      if typed.isEmpty { resolve() }
      typed += text
    case .key(let key, let selecting) where !isKeyTaken:
      strike(key.recordedLine(selecting: selecting))
    case .device(let command):
      if case .openURL = command { needsURL = true }
      strike(command.recordedLine)
    case .text, .key, .press, .hover, .watch, .ask, .record, .reload: break
    }
  }

  // MARK: Fingers

  private func touch(
    _ id: Int, _ phase: TouchPhase, _ point: CGPoint, _ time: TimeInterval, _ source: any Source
  ) {
    switch phase {
    case .began:
      settleTyping()
      resolve()
      let target = source.touchTarget(at: point)
      if pair == nil, let (other, first) = fingers.first {
        // The place of the first finger when the second came is where both began.
        pair = RecordedPair((other, first.end), on: first.target, (id, point))
      }
      fingers[id] = Finger(
        start: point, end: point, began: time, target: target, before: source.recordedMoment(),
        scroll: target.scrollID.map(source.targetState))
    case .moved:
      guard var finger = fingers[id] else { return }
      finger.end = point
      finger.farthest = max(
        finger.farthest, hypot(point.x - finger.start.x, point.y - finger.start.y))
      fingers[id] = finger
      pair?.move(id, to: point)
    case .ended:
      guard var finger = fingers.removeValue(forKey: id) else { return }
      finger.end = point
      finger.farthest = max(
        finger.farthest, hypot(point.x - finger.start.x, point.y - finger.start.y))
      pair?.move(id, to: point)
      if let pair {
        if fingers.isEmpty { lifted(pair) }
        return
      }
      lifted(finger, after: time - finger.began, source)
    case .cancelled:
      fingers[id] = nil
      if fingers.isEmpty { pair = nil }
    }
  }

  /// Less than this is no movement, as for UIKit.
  private static let slop: CGFloat = 10
  private static let longPress: TimeInterval = 0.5

  private func lifted(_ finger: Finger, after seconds: TimeInterval, _ source: any Source) {
    if finger.farthest < Self.slop {
      add(tap(finger, isLong: seconds >= Self.longPress))
      return
    }
    let way = CGPoint(x: finger.end.x - finger.start.x, y: finger.end.y - finger.start.y)
    let target = finger.target
    if target.kind == .slider, let id = target.elementID, let element = target.element {
      wait(finger.before) { [weak source] _ in
        let position = source?.targetState(of: id).position ?? 0
        return "try await app.\(element).slide(to: \(DisplayNumber.text(position, decimals: 2)))"
      }
    } else if target.kind == .pickerWheel, let id = target.elementID, let element = target.element {
      wait(finger.before) { [weak source] _ in
        let value = source?.targetState(of: id).value ?? ""
        return "try await app.\(element).turn(to: \(SwiftLiteral.string(value)))"
      }
    } else if finger.start.x < 25, way.x > 0 || finger.farthest > 40, finger.before.stack.count > 1,
      finger.farthest > abs(way.y)
    {
      wait(finger.before) { after in
        after.stack.count < finger.before.stack.count
          ? "try await app.swipeBack()" : "try await app.swipeBack(cancel: true)"
      }
    } else if target.isOnSheetTop {
      wait(finger.before) { after in
        after.modals.count < finger.before.modals.count
          ? "try await app.pullDownSheet()" : "try await app.pullDownSheet(cancel: true)"
      }
    } else {
      drag(finger, way, source)
    }
  }

  private func lifted(_ pair: RecordedPair) {
    self.pair = nil
    guard let element = pair.target.element, !pair.calls.isEmpty else {
      add("// Two fingers moved near \(words(pair.middle)), on something that has no name.")
      return
    }
    for call in pair.calls { add("try await app.\(element).\(call)") }
  }

  private func drag(_ finger: Finger, _ way: CGPoint, _ source: any Source) {
    let target = finger.target
    let from = finger.start
    let to = finger.end
    wait(finger.before) { [weak source] after in
      if after.modals.count < finger.before.modals.count { return "try await app.pullDownSheet()" }
      if let id = target.scrollID, let view = target.scrollView, let before = finger.scroll?.offset,
        let now = source?.targetState(of: id).offset,
        hypot(now.x - before.x, now.y - before.y) > 0.5
      {
        return Self.scroll(view, from: before, to: now)
      }
      if target.kind == .cell, abs(way.x) > abs(way.y), let element = target.element {
        let isFull = abs(way.x) > after.screenSize.width * 0.7
        return "try await app.\(element).swipe\(way.x < 0 ? "Left" : "Right")"
          + "(\(isFull ? "fully: true" : ""))"
      }
      return
        "// A finger moved from \(Self.words(from)) to \(Self.words(to)), and nothing came of it "
        + "that a test has a word for."
    }
  }

  private func tap(_ finger: Finger, isLong: Bool) -> String {
    let target = finger.target
    if target.kind == .backButton {
      isBackMenuOpen = isLong
      // The choice in its menu determines the rest.
      return isLong ? "" : "try await app.goBack()"
    }
    if isBackMenuOpen {
      isBackMenuOpen = false
      if target.element != nil { return "try await app.goBack(to: \(target.name))" }
    }
    if target.kind == .tab, !isLong { return "try await app.selectTab(\(target.name))" }
    guard let element = target.element else {
      return isLong
        ? unnamed("a finger that stays", finger.start)
        : "try await app.tap(at: CGPoint(x: \(number(finger.start.x)), y: \(number(finger.start.y))))"
    }
    return "try await app.\(element).\(isLong ? "press" : "tap")()"
  }

  private func turnWheel(at point: CGPoint, _ source: any Source) {
    guard wheel == nil else { return }
    settleTyping()
    resolve()
    let target = source.touchTarget(at: point)
    guard let id = target.scrollID, let view = target.scrollView,
      let start = source.targetState(of: id).offset
    else { return }
    wheel = (target, start)
    wait(source.recordedMoment()) { [weak self, weak source] _ in
      self?.wheel = nil
      guard let now = source?.targetState(of: id).offset,
        hypot(now.x - start.x, now.y - start.y) > 0.5
      else { return "" }
      return Self.scroll(view, from: start, to: now)
    }
  }

  private static func scroll(_ view: String, from start: CGPoint, to end: CGPoint) -> String {
    let (x, y) = (number(end.x - start.x), number(end.y - start.y))
    return "try await app.scroll(app.\(view), by: CGPoint(x: \(x), y: \(y)))"
  }

  // MARK: Keys

  private func settleTyping() {
    guard !typed.isEmpty else { return }
    let line = typingLine
    typed = ""
    add(line)
  }

  private var typingLine: String { "try await app.type(\(SwiftLiteral.string(typed)))" }

  private func strike(_ line: String) {
    settleTyping()
    resolve()
    add(line)
  }

  // MARK: Writing down

  private func wait(
    _ before: RecordedMoment, _ write: @escaping @MainActor (RecordedMoment) -> String?
  ) {
    pending = Pending(before: before, write: write)
  }

  /// Writes down what waited, and where it led.
  private func resolve() {
    guard let source else { return }
    let now = source.recordedMoment()
    if let pending {
      self.pending = nil
      if let line = pending.write(now) { add(line) }
    }
    guard now.stack != knownStack else { return }
    knownStack = now.stack
    if !now.stack.isEmpty { lines.append("app.expectStack(\(list(now.stack)))") }
  }

  private func add(_ line: String) {
    guard isOn, !line.isEmpty else { return }
    guard steps < Self.mostSteps else {
      lines.append("// The recording ended here: it has \(steps) actions.")
      isOn = false
      return
    }
    steps += 1
    lines.append(line)
  }

  private func unnamed(_ what: String, _ point: CGPoint) -> String {
    "// Here was \(what) at \(words(point)), on something that has no name."
  }

  private func list(_ names: [String]) -> String {
    names.map(SwiftLiteral.string).joined(separator: ", ")
  }

  private func number(_ value: CGFloat) -> String { Self.number(value) }
  private func words(_ point: CGPoint) -> String { Self.words(point) }
  private static func number(_ value: CGFloat) -> String { DisplayNumber.text(value, decimals: 0) }
  private static func words(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  /// The whole test.
  private var code: String {
    let module = app?.module ?? "MyApp"
    let foundation = needsURL ? "import Foundation\n" : ""
    // Typing continues until another action begins.
    let typing = typed.isEmpty ? [] : [typingLine]
    let launchedOn =
      device == Device.iPhone15.name ? "" : ", on: \(DeviceCommand.caseName(of: device))"
    let body = (lines + typing).map { "    \($0)\n" }.joined()
    return """
      \(foundation)import StorylineTesting
      import Testing
      import UIKit

      @testable import \(module)

      @MainActor @Suite(.stage) struct RecordedTests {
        @Test func `a recorded session`() async throws {
          let app = try await AppDriver.launch(\(app?.delegate ?? "AppDelegate").self\(launchedOn))
      \(body)  }
      }

      """
  }
}

extension SimulatorInput {
  /// A Boolean value that indicates whether the app may be in another state afterwards, which a launch
  /// does not bring back.
  fileprivate var changesApp: Bool {
    switch self {
    case .touch, .wheel, .secondaryClick, .press, .text, .key: true
    case .device(.openURL): true
    case .device, .hover, .watch, .ask, .record, .reload: false
    }
  }
}
