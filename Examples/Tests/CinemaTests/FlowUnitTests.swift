import CinemaParts
import StorylineTesting
import Testing

@testable import Cinema

/// Each flow by itself: what it asks for, with nothing on the screen.
@Suite(.stage) struct FlowUnitTests {
  @Test func `the door leads in, and the way out to the door`() async throws {
    let recorder = FlowRecorder()
    recorder.start(ApplicationFlow())
    try recorder.flow(WelcomeFlow.self).finish()
    try await settle()
    try recorder.flow(TabsFlow.self).finish()
    try await settle()
    recorder.expectCalls(
      "show WelcomeFlow as root", "show TabsFlow as root", "show WelcomeFlow as root")
  }

  @Test func `registration asks for a name, then for a seat`() async throws {
    let recorder = FlowRecorder()
    let handle = recorder.start(RegistrationFlow())
    try recorder.screen(NameViewController.self).onNext?("Ada")
    try recorder.screen(SeatViewController.self).onChoose?(.balcony)
    #expect(try await outcome(of: handle) == .finished(Card(name: "Ada", seat: .balcony)))
    recorder.expectCalls("show NameViewController", "show SeatViewController")
  }

  @Test func `the card shows what registration came to`() async throws {
    let recorder = FlowRecorder()
    recorder.start(CardFlow(onLeave: {}))
    let screen = try recorder.screen(CardViewController.self)
    screen.onRegister?()
    try recorder.flow(RegistrationFlow.self).finish(Card(name: "Ada", seat: .box))
    try await settle()
    #expect(screen.card == Card(name: "Ada", seat: .box))
  }

  @Test func `a registration that is given up leaves the card as it was`() async throws {
    let recorder = FlowRecorder()
    recorder.start(CardFlow(onLeave: {}))
    let screen = try recorder.screen(CardViewController.self)
    screen.onRegister?()
    try await recorder.cancel(recorder.flow(RegistrationFlow.self))
    #expect(screen.card == nil)
  }
}
