import Dispatch
import FoundationGaps
import Testing

@Suite struct DispatchTimeTests {
  @Test func `a time is advanced by an interval`() {
    let now = DispatchTime.now()
    #expect(now.advanced(by: .seconds(2)) == now + .seconds(2))
    let clock = DispatchWallTime.now()
    #expect(clock.advanced(by: .milliseconds(5)) == clock + .milliseconds(5))
  }
}
