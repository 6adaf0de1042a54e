import StorylineTesting
import UIKit

/// The settings of the phone.
enum Look: String, CaseIterable, Sendable {
  case light, dark, largeText, rightToLeft

  func apply(to app: AppDriver) async throws {
    switch self {
    case .light: break
    case .dark: try await app.setInterfaceStyle(.dark)
    case .largeText: try await app.setContentSizeCategory(.accessibilityLarge)
    case .rightToLeft: try await app.setLayoutDirection(.rightToLeft)
    }
  }
}
