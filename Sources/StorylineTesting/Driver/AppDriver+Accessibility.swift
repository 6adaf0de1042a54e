import UIKit

// The driver's side of assistive technology.
extension AppDriver {
  /// Leaves the front screen, as a two-finger scrub does with VoiceOver: alerts are cancelled,
  /// screens go back, and an implementation of `accessibilityPerformEscape()` decides.
  ///
  /// - Throws: ``DriverError`` when the escape has no effect.
  public func escape(file: StaticString = #filePath, line: UInt = #line) async throws {
    guard Stage.shared.escape(from: screen?.viewIfLoaded) else {
      throw DriverError(
        "Nobody does anything: no `accessibilityPerformEscape()` returned true.",
        at: TestLocation(file, line))
    }
    try await settle()
  }

  /// The announcements that the app posted for assistive technology, the latest last.
  public var announcements: [String] {
    Stage.shared.announcements.filter { $0.notification == .announcement }.compactMap(\.text)
  }

  /// The haptic feedback, the latest last: `impact`, `selection`, `success`, `warning`, `error`.
  /// Clicks of input views' keys are included, as `click`.
  public var feedback: [String] {
    Stage.shared.feedback.map { feedback in
      switch feedback {
      case .impact: "impact"
      case .inputClick: "click"
      case .selection: "selection"
      case .notification(let type): "\(type)"
      }
    }
  }

  /// Sets whether motion on the screen is reduced.
  public func setReduceMotion(_ isOn: Bool) async throws {
    Stage.shared.setReduceMotion(isOn)
    try await settle()
  }

  /// Sets whether the contrast between colours is increased.
  public func setIncreasedContrast(_ isOn: Bool) async throws {
    Stage.shared.setIncreasedContrast(isOn)
    try await settle()
  }

  /// Sets whether VoiceOver runs.
  public func setVoiceOver(isRunning: Bool) async throws {
    Stage.shared.setVoiceOver(isRunning: isRunning)
    try await settle()
  }
}
