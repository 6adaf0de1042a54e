import UIKit

// What assistive technology does to an app, and what it is told.
extension AppDriver {
  /// Leaves what is in front, as a two-finger scrub does with VoiceOver: alerts are cancelled, screens
  /// go back, and whoever implements `accessibilityPerformEscape()` decides.
  ///
  /// - Throws: ``DriverError`` when nobody does anything.
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

  /// Says that people want less to move on the screen.
  public func setReduceMotion(_ isOn: Bool) async throws {
    Stage.shared.setReduceMotion(isOn)
    try await settle()
  }

  /// Sets whether people want more contrast between colours.
  public func setIncreasedContrast(_ isOn: Bool) async throws {
    Stage.shared.setIncreasedContrast(isOn)
    try await settle()
  }

  /// Says that the screen is read out.
  public func setVoiceOver(isRunning: Bool) async throws {
    Stage.shared.setVoiceOver(isRunning: isRunning)
    try await settle()
  }
}
