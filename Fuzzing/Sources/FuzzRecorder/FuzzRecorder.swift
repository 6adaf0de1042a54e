import Foundation
import FuzzSupport
import UIKitCore
import UIKitSimulator

/// Checks that recorded actions become source code that is safe. Whatever the page or the app's
/// names contain, the code consists of calls and literals, and the literals have the recorded
/// values.
///
/// A line of the input is a message of a page, or else what the next thing is called that is touched.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let lines = text(start, count).split(separator: "\n", omittingEmptySubsequences: false)
  // libFuzzer calls on the thread that entered `main`.
  MainActor.assumeIsolated { record(lines) }
  return 0
}

@MainActor
private func record(_ lines: [Substring]) {
  let app = NamedApp()
  let recorder = Recorder(source: app)
  recorder.begin()
  var time = 0.0
  for line in lines {
    time += 0.1
    switch try? ClientMessage(line.utf8) {
    case .touch(let id, let phase, let point):
      recorder.note(.touch(id: id, phase: phase, at: point), at: time)
    case .wheel(let point, let distance): recorder.note(.wheel(at: point, by: distance), at: time)
    case .secondaryClick(let point): recorder.note(.secondaryClick(at: point), at: time)
    case .press(let press):
      recorder.note(
        .press(press), at: time, isKeyTaken: time.truncatingRemainder(dividingBy: 1) > 0.5)
    case .text(let text):
      app.say(text)
      recorder.note(.text(text), at: time)
    case .key(let key, let selecting): recorder.note(.key(key, selecting: selecting), at: time)
    case .device(let command): recorder.note(.device(command), at: time)
    case .record(let isOn): isOn ? recorder.begin() : recorder.end()
    case .hello, .hover, .ask, .reload: break
    case nil: app.name = String(line)
    }
    if line.count.isMultiple(of: 3) { recorder.settle() }
  }
  recorder.end()
  check(recorder.state)
}

@MainActor
private func check(_ state: RecordingState) {
  demand(state.steps <= Recorder.mostSteps, "\(state.steps) actions")
  for line in state.code.split(separator: "\n", omittingEmptySubsequences: false) {
    var scanner = SourceScanner(String(line))
    demand(scanner.isHarmless(), "no line of a test: \(line)")
  }
}

/// An app whose views are called what the input says.
@MainActor
private final class NamedApp: Recorder.Source {
  var name = "Go"
  private var lengths = 0

  var deviceName: String { Device.all[name.count % Device.all.count].name }
  var isSettled: Bool { name.count.isMultiple(of: 2) }

  /// Changes the visible state of a field, as typing does.
  func say(_ text: String) { lengths += text.utf8.count }

  func recordedApp() -> (module: String, delegate: String)? { ("Basics", "AppDelegate") }

  func recordedMoment() -> RecordedMoment {
    var moment = RecordedMoment()
    moment.stack = Array(repeating: name, count: name.count % 3)
    moment.modals = Array(0..<(lengths % 3))
    moment.screenSize = CGSize(width: 393, height: 852)
    return moment
  }

  func touchTarget(at point: CGPoint) -> TouchTarget {
    var target = TouchTarget()
    let kinds: [TouchTarget.Kind] = [
      .plain, .backButton, .tab, .cell, .field, .slider, .pickerWheel,
    ]
    target.kind = kinds[name.utf8.count % kinds.count]
    target.name = SwiftLiteral.string(name)
    target.element = name.isEmpty ? nil : "button(\(target.name))"
    target.elementID = 1
    target.scrollView = "scrollView(\(target.name))"
    target.scrollID = name.count.isMultiple(of: 5) ? 2 : nil
    target.isOnSheetTop = point.y < 50
    return target
  }

  func targetState(of id: Int) -> TargetState {
    TargetState(offset: CGPoint(x: lengths, y: 0), position: 0.5, value: name)
  }
}
