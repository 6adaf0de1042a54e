public import Foundation

/// Lets people feel that something happened.
///
/// There is nothing to feel on the stage: what would be felt is written down, for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets the device ready, so that nothing comes late.
  open func prepare() {}
}

/// Lets people feel that two things met.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.style = style }

  public convenience override init() { self.init(style: .medium) }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    Stage.shared.feedback.append(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Lets people feel that another thing is chosen than before.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { Stage.shared.feedback.append(.selection) }
}

/// Lets people feel how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    Stage.shared.feedback.append(.notification(notificationType))
  }
}

/// The haptic feedback that a device would give.
package enum Feedback: Equatable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// The click of a key in an input view.
  case inputClick
  case selection
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}
