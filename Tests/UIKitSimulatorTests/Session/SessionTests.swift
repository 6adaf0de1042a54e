import Foundation
import Testing
import UIKitCore

@testable import UIKitSimulator

/// A session as a file and back, kept and replayed.
@MainActor @Suite struct SessionTests {
  nonisolated static let inputs: [SimulatorInput] = [
    .touch(id: 3, phase: .moved, at: CGPoint(x: 1.5, y: -2)),
    .wheel(at: CGPoint(x: 1, y: 2), by: CGPoint(x: 0, y: -30.5)),
    .secondaryClick(at: CGPoint(x: 4, y: 5)),
    .press(
      .began(
        HardwareKey(.keyboardA, characters: "A", ignoringModifiers: "a", modifierFlags: .shift))),
    .press(.began(HardwareKey(.keyboardUpArrow, characters: "UIKeyInputUpArrow"))),
    .press(.ended(.keypadEnter)), .press(.allCancelled), .text("é</script>"),
    .key(.left, selecting: true), .key(.return, selecting: false),
    .device(.model("iPhone SE")), .device(.orientation(.landscapeLeft)),
    .device(.textSize(.accessibilityLarge)), .device(.direction(isRightToLeft: true)),
    .device(.style(isDark: true)), .device(.animations(isSlow: true)),
    .device(.motion(isReduced: true)), .device(.background), .device(.foreground),
    .device(.memoryWarning), .device(.shake),
  ]

  @Test(arguments: inputs) func `every input is the same after the file`(input: SimulatorInput) {
    #expect(SessionEvent(input, at: 0)?.input == input)
  }

  @Test func `a URL is the same after the file`() throws {
    let url = try #require(URL(string: "app://place?x=1"))
    #expect(SessionEvent(.device(.openURL(url)), at: 0)?.input == .device(.openURL(url)))
  }

  nonisolated static let idle: [SimulatorInput] = [
    .watch, .record(true), .reload, .hover(at: nil), .press(.unknown),
  ]

  @Test(arguments: idle)
  func `what does nothing to the app is not kept`(input: SimulatorInput) {
    #expect(SessionEvent(input, at: 0) == nil)
  }

  @Test func `a saved page has the session in it, whatever was typed`() throws {
    var session = Session(app: "A <b> & c", device: "model=iPhone 15")
    session.events = Self.inputs.enumerated().compactMap {
      SessionEvent($0.element, at: Double($0.offset))
    }
    let page = SessionPage(
      session: session, deviceName: "iPhone 15", log: ["shown </script> A"], test: "let a = \"<\"")
    #expect(try Session(page: page.text) == session)
    #expect(page.text.contains("<title>A &lt;b> &amp; c: a session</title>"))
    #expect(page.text.components(separatedBy: "</script>").count == 2)
  }

  @Test func `what is no session is refused with a reason`() {
    #expect(throws: Session.Problem.self) { try Session(page: "<html></html>") }
    let later = SessionPage(session: Session(app: "A", device: ""), deviceName: "Phone").text
      .replacing("storyline.session/1", with: "storyline.session/9")
    do {
      _ = try Session(page: later)
      Issue.record("It was read.")
    } catch {
      #expect("\(error)".contains("storyline.session/9"))
    }
  }

  // MARK: Keeping

  @Test func `times count from the launch`() {
    let keeper = SessionKeeper()
    keeper.begin(app: "App", device: [DeviceSetting("style", "dark")], at: 10)
    keeper.note(.text("a"), at: 12.5)
    #expect(keeper.session.device == "style=dark")
    #expect(keeper.session.events.map(\.at) == [2.5])
  }

  @Test func `what is typed into a secure field is not kept, and other keys are`() {
    let keeper = SessionKeeper()
    keeper.begin(app: "App", device: [], at: 0)
    let key = HardwareKey(.keyboardA, characters: "a")
    let enter = HardwareKey(.keyboardReturnOrEnter, characters: "\r")
    for input: SimulatorInput in [
      .press(.began(key)), .text("a"), .press(.ended(.keyboardA)), .press(.began(enter)),
    ] {
      keeper.note(input, at: 1, isSecret: true)
    }
    #expect(keeper.session.events.map(\.input) == [.text("•"), .press(.began(enter))])
  }

  @Test func `there is a picture for each rest after an input, and not too many`() {
    let keeper = SessionKeeper()
    keeper.begin(app: "App", device: [], at: 0)
    let lists = (0..<100).map { Snapshot.sample("screen \($0)").list }
    for (index, list) in lists.enumerated() {
      keeper.see(list, at: Double(index))
      // Nothing was done in between.
      keeper.see(lists[0], at: Double(index))
      keeper.note(.text("a"), at: Double(index))
    }
    #expect(keeper.pictures.count <= SessionKeeper.mostPictures)
    #expect(keeper.pictures.first?.at == 0)
    #expect((keeper.pictures.last?.at ?? 0) > 90)
  }

  @Test func `there is no picture while a finger is down`() {
    let keeper = SessionKeeper()
    keeper.begin(app: "App", device: [], at: 0)
    keeper.note(.touch(id: 1, phase: .began, at: .zero), at: 0)
    keeper.see(Snapshot.sample("pressed").list, at: 0)
    #expect(keeper.pictures.isEmpty)
    keeper.note(.touch(id: 1, phase: .ended, at: .zero), at: 1)
    keeper.see(Snapshot.sample("after").list, at: 1)
    #expect(keeper.pictures.map(\.at) == [1])
  }

  @Test func `a session of too many inputs says that it is cut`() {
    let keeper = SessionKeeper()
    keeper.begin(app: "App", device: [], at: 0)
    for _ in 0...SessionKeeper.mostEvents { keeper.note(.text("a"), at: 0) }
    #expect(keeper.session.events.count == SessionKeeper.mostEvents)
    #expect(keeper.isCut)
  }

  // MARK: Replaying

  @Test func `a replay delivers the inputs in their order, and shortens long waits`() async {
    var session = Session(app: "App", device: "")
    session.events = [("a", 1.0), ("b", 1.5), ("c", 100)].compactMap {
      SessionEvent(.text($0.0), at: $0.1)
    }
    var (waits, delivered, said): ([Double], [SimulatorInput], [String]) = ([], [], [])
    let replay = SessionReplay(session) { waits.append($0) }
    await withCheckedContinuation { end in
      replay.begin(
        { delivered.append($0) },
        saying: {
          said.append($0)
          if $0.contains("was replayed") { end.resume() }
        })
    }
    #expect(delivered == [.text("a"), .text("b"), .text("c")])
    #expect(waits == [1, 0.5, 3])
    #expect(said.first == "Replaying a session of App: 3 inputs, about 4 s")
  }

  @Test func `fingers of a replay are none of a page's`() async {
    var session = Session(app: "App", device: "")
    session.events = [.began, .ended].compactMap {
      SessionEvent(.touch(id: 1, phase: $0, at: .zero), at: 0)
    }
    var delivered: [SimulatorInput] = []
    let replay = SessionReplay(session) { _ in }
    await withCheckedContinuation { end in
      replay.begin(
        { delivered.append($0) }, saying: { if $0.contains("was replayed") { end.resume() } })
    }
    #expect(
      delivered == [
        .touch(id: -2, phase: .began, at: .zero), .touch(id: -2, phase: .ended, at: .zero),
      ])
  }
}
