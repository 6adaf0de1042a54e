import Foundation
import Testing
import UIKitCore
import UIKitSimulator

@MainActor @Suite struct RecorderTests {
  let app = FakeApp()
  let recorder: Recorder

  init() {
    app.moment.stack = ["First"]
    app.moment.screenSize = CGSize(width: 393, height: 852)
    recorder = Recorder(source: app)
    recorder.begin()
  }

  /// The lines between the launch and the end.
  var lines: [String] {
    let code = recorder.state.code.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    guard let first = code.firstIndex(where: { $0.hasPrefix("let app") }) else { return [] }
    return code[(first + 1)...].dropLast(2).map(String.init)
  }

  func target(_ element: String?, _ kind: TouchTarget.Kind = .plain, name: String = "") {
    app.target = TouchTarget()
    app.target.element = element
    app.target.kind = kind
    app.target.name = SwiftLiteral.string(name)
  }

  func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, at time: TimeInterval = 0) {
    recorder.note(.touch(id: 1, phase: phase, at: CGPoint(x: x, y: y)), at: time)
  }

  func drag(_ from: (Double, Double), _ to: (Double, Double)) {
    touch(.began, from.0, from.1)
    touch(.moved, to.0, to.1)
    touch(.ended, to.0, to.1, at: 0.2)
  }

  @Test func `nothing is written before the recording begins`() {
    let silent = Recorder(source: app)
    silent.note(.text("a"), at: 0)
    #expect(silent.state == RecordingState())
  }

  @Test func `a recording of an app in use says that a launch may not lead there`() {
    let warning = "// The app was in use before this recording."
    let touched = Recorder(source: app)
    touched.note(.touch(id: 1, phase: .began, at: .zero), at: 0)
    touched.begin()
    #expect(touched.state.code.contains(warning))
    app.moment.stack = ["First", "Second"]
    let pushed = Recorder(source: app)
    pushed.begin()
    #expect(pushed.state.code.contains(warning))
    #expect(pushed.state.steps == 0)
    #expect(!recorder.state.code.contains(warning))
    recorder.end()
    recorder.begin()
    #expect(recorder.state.code.contains(warning))
  }

  @Test func `the test launches the app that runs, and says with what it begins`() {
    let code = recorder.state.code
    #expect(code.contains("@testable import Basics\n"))
    #expect(code.contains("let app = try await AppDriver.launch(AppDelegate.self)"))
    #expect(lines == [#"app.expectStack("First")"#])
  }

  @Test func `a tap that pushes a screen is a tap, and the stack that came of it`() {
    target("button(\"Second\")")
    touch(.began, 100, 700)
    touch(.ended, 101, 700, at: 0.1)
    #expect(recorder.state.steps == 1)
    app.moment.stack = ["First", "Second"]
    recorder.settle()
    #expect(
      lines == [
        #"app.expectStack("First")"#, #"try await app.button("Second").tap()"#,
        #"app.expectStack("First", "Second")"#,
      ])
  }

  @Test func `a finger that stays is a press`() {
    target("row(\"Milk\")", .cell)
    touch(.began, 100, 700)
    touch(.ended, 101, 700, at: 0.8)
    #expect(lines.last == #"try await app.row("Milk").press()"#)
  }

  @Test func `what has no name is tapped where it is`() {
    target(nil)
    touch(.began, 100, 700)
    touch(.ended, 100, 700)
    #expect(lines.last == "try await app.tap(at: CGPoint(x: 100, y: 700))")
  }

  @Test func `the back button goes back, and its menu goes back to a screen`() {
    target(nil, .backButton)
    touch(.began, 20, 70)
    touch(.ended, 20, 70)
    #expect(lines.last == "try await app.goBack()")
    touch(.began, 20, 70)
    touch(.ended, 20, 70, at: 1)
    target("button(\"First\")", name: "First")
    touch(.began, 60, 120)
    touch(.ended, 60, 120)
    #expect(lines.last == #"try await app.goBack(to: "First")"#)
  }

  @Test(arguments: [
    (true, "try await app.swipeBack()"), (false, "try await app.swipeBack(cancel: true)"),
  ])
  func `whether a swipe from the edge was cancelled is seen from what is left`(
    pops: Bool, line: String
  ) {
    app.moment.stack = ["First", "Second"]
    recorder.settle()
    drag((3, 400), (300, 400))
    // Nothing is known before it has settled.
    #expect(!lines.contains(line))
    if pops { app.moment.stack = ["First"] }
    recorder.settle()
    #expect(lines.contains(line))
  }

  @Test(arguments: [
    (true, "try await app.pullDownSheet()"), (false, "try await app.pullDownSheet(cancel: true)"),
  ])
  func `so is whether a sheet was pulled down`(goes: Bool, line: String) {
    app.moment.modals = [1]
    app.target.isOnSheetTop = true
    drag((200, 80), (200, 700))
    if goes { app.moment.modals = [] }
    recorder.settle()
    #expect(lines.last == line)
  }

  @Test func `a drag that scrolls is written as the way of the content`() {
    app.target.scrollID = 5
    app.target.scrollView = "scrollView"
    app.states[5] = TargetState(offset: .zero)
    drag((200, 700), (200, 400))
    app.states[5] = TargetState(offset: CGPoint(x: 0, y: 291.6))
    recorder.settle()
    #expect(lines.last == "try await app.scroll(app.scrollView, by: CGPoint(x: 0, y: 292))")
  }

  @Test func `turns of a wheel are one scroll`() {
    app.target.scrollID = 5
    app.target.scrollView = "scrollView"
    app.states[5] = TargetState(offset: .zero)
    for _ in 0..<3 { recorder.note(.wheel(at: .zero, by: CGPoint(x: 0, y: 40)), at: 0) }
    app.states[5] = TargetState(offset: CGPoint(x: 0, y: 120))
    recorder.settle()
    #expect(
      lines.dropFirst() == ["try await app.scroll(app.scrollView, by: CGPoint(x: 0, y: 120))"])
  }

  @Test(arguments: [
    (-200.0, "swipeLeft()"), (-320, "swipeLeft(fully: true)"), (180, "swipeRight()"),
  ])
  func `a row is swiped aside, a little or fully`(way: Double, call: String) {
    target("row(\"Milk\")", .cell)
    drag((way < 0 ? 380 : 100, 300), (way < 0 ? 380 + way : 100 + way, 300))
    recorder.settle()
    #expect(lines.last == "try await app.row(\"Milk\").\(call)")
  }

  @Test func `a slider is slid to where it is afterwards`() {
    target("slider(\"volume\")", .slider)
    app.target.elementID = 9
    drag((100, 300), (200, 300))
    app.states[9] = TargetState(position: 0.75)
    recorder.settle()
    #expect(lines.last == #"try await app.slider("volume").slide(to: 0.75)"#)
  }

  @Test func `what is typed in a row is one line, keys are lines of their own`() {
    for text in ["H", "i", "\""] { recorder.note(.text(text), at: 0) }
    #expect(lines.last == #"try await app.type("Hi\"")"#)
    recorder.note(.key(.delete, selecting: false), at: 0)
    recorder.note(.text("!"), at: 0)
    recorder.note(.key(.return, selecting: false), at: 0)
    #expect(
      lines.dropFirst() == [
        #"try await app.type("Hi\"")"#, "try await app.pressDelete()",
        #"try await app.type("!")"#, "try await app.pressReturn()",
      ])
  }

  @Test func `a key that the app takes is a key, and no text`() throws {
    let key = HardwareKey(
      .keyboardN, characters: "n", ignoringModifiers: "n", modifierFlags: .command)
    recorder.note(.press(.began(key)), at: 0, isKeyTaken: true)
    recorder.note(.text("n"), at: 0, isKeyTaken: true)
    #expect(lines.dropFirst() == [#"try await app.press("n", modifiers: [.command])"#])
  }

  @Test func `what is done to the device is in the test`() throws {
    let url = try #require(URL(string: "app://x?a=\"b"))
    for command: DeviceCommand in [
      .orientation(.landscapeLeft), .textSize(.extraLarge), .style(isDark: true), .background,
      .foreground, .openURL(url), .model("iPhone 13 mini"), .motion(isReduced: true),
      .animations(isSlow: true),
    ] {
      recorder.note(.device(command), at: 0)
    }
    #expect(
      lines.dropFirst() == [
        "try await app.rotate(to: .landscapeLeft)",
        "try await app.setContentSizeCategory(.extraLarge)",
        "try await app.setInterfaceStyle(.dark)", "try await app.enterBackground()",
        "try await app.enterForeground()",
        #"try await app.openURL(try #require(URL(string: "app://x?a=%22b")))"#,
        "try await app.setDevice(.iPhone13Mini)", "try await app.setReduceMotion(true)",
      ])
    #expect(recorder.state.code.hasPrefix("import Foundation\n"))
  }

  @Test func `a recording that began on another device is a test on that`() {
    let other = FakeApp()
    other.deviceName = "iPad"
    let recorder = Recorder(source: other)
    recorder.begin()
    #expect(recorder.state.code.contains("AppDriver.launch(AppDelegate.self, on: .iPad)\n"))
  }

  // MARK: Two fingers

  func twoFingers(
    _ first: ((Double, Double), (Double, Double)), _ second: ((Double, Double), (Double, Double))
  ) {
    func note(_ id: Int, _ phase: TouchPhase, _ place: (Double, Double)) {
      recorder.note(.touch(id: id, phase: phase, at: CGPoint(x: place.0, y: place.1)), at: 0)
    }
    note(1, .began, first.0)
    note(2, .began, second.0)
    note(1, .moved, first.1)
    note(2, .moved, second.1)
    note(1, .ended, first.1)
    note(2, .ended, second.1)
  }

  @Test func `two fingers that part are a pinch`() {
    target("element(identifier: \"map\")")
    twoFingers(((150, 400), (100, 400)), ((250, 400), (300, 400)))
    #expect(
      lines.dropFirst() == [#"try await app.element(identifier: "map").pinch(scale: 2)"#])
  }

  @Test func `two fingers that go round each other turn something, by the short way`() {
    target("element(identifier: \"map\")")
    // From nine o'clock to twelve, and from three to six.
    twoFingers(((100, 400), (200, 300)), ((300, 400), (200, 500)))
    #expect(
      lines.dropFirst() == [#"try await app.element(identifier: "map").rotate(by: 1.57)"#])
  }

  @Test func `two fingers that do both are both`() {
    target("element(identifier: \"map\")")
    twoFingers(((150, 400), (200, 300)), ((250, 400), (200, 500)))
    #expect(
      lines.dropFirst() == [
        #"try await app.element(identifier: "map").pinch(scale: 2)"#,
        #"try await app.element(identifier: "map").rotate(by: 1.57)"#,
      ])
    #expect(recorder.state.steps == 2)
  }

  @Test func `two fingers that stay where they are tap`() {
    target("element(identifier: \"map\")")
    twoFingers(((150, 400), (152, 400)), ((250, 400), (249, 400)))
    #expect(
      lines.dropFirst() == [#"try await app.element(identifier: "map").twoFingerTap()"#])
  }

  @Test func `two fingers on what has no name are a comment that says where`() {
    target(nil)
    twoFingers(((150, 400), (100, 400)), ((250, 400), (300, 400)))
    #expect(
      lines.dropFirst() == [
        "// Two fingers moved near (200, 400), on something that has no name."
      ])
  }

  @Test func `a third finger is no finger of the two`() {
    target("element(identifier: \"map\")")
    for (id, x) in [(1, 150.0), (2, 250.0), (3, 20.0)] {
      recorder.note(.touch(id: id, phase: .began, at: CGPoint(x: x, y: 400)), at: 0)
    }
    for (id, x) in [(3, 390.0), (1, 100.0), (2, 300.0)] {
      recorder.note(.touch(id: id, phase: .ended, at: CGPoint(x: x, y: 400)), at: 0)
    }
    #expect(
      lines.dropFirst() == [#"try await app.element(identifier: "map").pinch(scale: 2)"#])
  }

  @Test func `a recording is bounded, and ends by itself`() {
    target("button(\"Go\")")
    for _ in 0..<(Recorder.mostSteps + 10) {
      touch(.began, 1, 1)
      touch(.ended, 1, 1)
    }
    #expect(!recorder.isOn)
    #expect(recorder.state.steps == Recorder.mostSteps)
    #expect(lines.last?.hasPrefix("// The recording ended here") == true)
  }

  @Test func `what is recorded stays to be copied when the recording has ended`() {
    target("button(\"Go\")")
    touch(.began, 1, 1)
    touch(.ended, 1, 1)
    recorder.end()
    recorder.note(.text("later"), at: 0)
    #expect(lines.last == #"try await app.button("Go").tap()"#)
    #expect(!recorder.state.isOn)
  }
}
