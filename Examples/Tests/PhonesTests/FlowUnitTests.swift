import PhoneParts
import PhoneScripts
import StorylineTesting
import Testing

@testable import Phones

/// Each flow by itself: what it asks for, with nothing on the screen.
@Suite(.stage) struct FlowUnitTests {
  private let service = PhoneServiceDouble()

  @Test func `the first screen leads to the list`() throws {
    let recorder = FlowRecorder()
    recorder.start(HomeFlow(service: service))
    try recorder.screen(HomeViewController.self).onBrowse?()
    recorder.expectCalls("show HomeViewController", "show ListFlow as push")
  }

  @Test func `the list leads to a phone`() throws {
    let recorder = FlowRecorder()
    recorder.start(ListFlow(service: service))
    let list = try recorder.screen(ListViewController.self)
    list.delegate?.listViewController(list, didSelect: Phone.examples[0])
    recorder.expectCalls("show ListViewController", "show DetailFlow as push")
  }

  @Test func `what goes wrong is said in an alert`() async throws {
    let recorder = FlowRecorder()
    recorder.start(ListFlow(service: service))
    let list = try recorder.screen(ListViewController.self)
    list.delegate?.listViewController(list, didFailWith: PhoneError.unreachable)
    try await recorder.answer("OK")
  }
}
