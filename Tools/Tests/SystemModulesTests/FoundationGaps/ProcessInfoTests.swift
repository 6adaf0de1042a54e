import Foundation
import FoundationGaps
import Testing

/// Tests for the state of the device that Foundation on Linux does not know.
@Suite struct ProcessInfoTests {
  @Test func `the device is no Mac, is cool, and saves no power`() {
    let info = ProcessInfo.processInfo
    #expect(!info.isiOSAppOnMac && !info.isMacCatalystApp && !info.isLowPowerModeEnabled)
    #expect(info.thermalState == .nominal)
    #expect(info.thermalState.rawValue < ProcessInfo.ThermalState.critical.rawValue)
  }

  @Test func `an activity performs its block and can be ended`() {
    let info = ProcessInfo.processInfo
    var steps: [String] = []
    info.performActivity(options: .userInitiated, reason: "import") { steps.append("block") }
    let activity = info.beginActivity(options: [.background, .latencyCritical], reason: "sync")
    info.endActivity(activity)
    #expect(steps == ["block"])
  }

  @Test func `a block that may expire is performed and does not expire`() async {
    let expires = await withCheckedContinuation { continuation in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "save") {
        continuation.resume(returning: $0)
      }
    }
    #expect(!expires)
  }
}
