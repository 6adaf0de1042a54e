import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct FeedbackTests {
  @Test func `what people would feel is written down, in order`() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(AppDriver().feedback == ["impact", "selection", "error"])
    #expect(Stage.shared.feedback.first == .impact(.light, intensity: 1))
  }

  @Test func `an intensity is from 0 to 1`() {
    UIImpactFeedbackGenerator().impactOccurred(intensity: 7)
    #expect(Stage.shared.feedback == [.impact(.medium, intensity: 1)])
  }
}
