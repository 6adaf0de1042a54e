import Foundation
import StorylineTesting
import Testing
import UIKit

extension SegmentedControlTests {
  @Test func `there is no segment before the first`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let control = UISegmentedControl(items: ["A", "B"])
      control.titleForSegment(at: UISegmentedControl.noSegment)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UISegmentedControl().insertSegment(withTitle: "A", at: -1, animated: false)
    }
  }
}
