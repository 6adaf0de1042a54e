import StorylineTesting
import Testing
import UIKit

extension StepperTests {
  @Test func `limits that cross, and a step that is none, are refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().minimumValue = 100 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().maximumValue = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().stepValue = 0 }
  }
}
