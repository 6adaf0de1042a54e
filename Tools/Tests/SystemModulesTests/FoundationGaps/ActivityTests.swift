import Foundation
import FoundationGaps
import Testing

@Suite struct ActivityTests {
  @Test func `an activity runs with its name, and returns a value`() {
    let name = XCTContext.runActivity(named: "move") { activity in
      activity.add(XCTAttachment(string: "text"))
      return activity.name
    }
    #expect(name == "move")
  }

  @Test func `an error leaves the activity`() {
    #expect(throws: CocoaError.self) {
      try XCTContext.runActivity(named: "fail") { _ in throw CocoaError(.fileNoSuchFile) }
    }
  }
}
