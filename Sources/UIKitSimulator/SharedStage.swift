package import UIKitCore
import Foundation

extension Stage: SimulatedStage {
  package var deviceName: String { device.name }

  package var isTypingSecret: Bool {
    func finds(_ view: UIView) -> Bool {
      if view.isFirstResponder {
        return (view as? UITextField)?.isSecureTextEntry == true
          || (view as? UITextView)?.isSecureTextEntry == true
      }
      return view.subviews.contains(where: finds)
    }
    return appWindows.contains(where: finds)
  }

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
