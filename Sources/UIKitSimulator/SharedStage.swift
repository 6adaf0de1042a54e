package import UIKitCore
import Foundation

extension Stage: SimulatedStage {
  package var deviceName: String { device.name }

  package var time: SnapshotTime {
    SnapshotTime(
      stage: clock.now,
      uptime: clock.mode == .real ? ProcessInfo.processInfo.systemUptime : nil)
  }
}

extension Simulator {
  /// The simulator of the app that runs in this process.
  package static let shared = Simulator(stage: Stage.shared)
}
