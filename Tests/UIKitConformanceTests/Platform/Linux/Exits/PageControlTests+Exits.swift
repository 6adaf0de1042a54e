import StorylineTesting
import Testing
import UIKit

extension PageControlTests {
  @Test func `a page that there is not has no image`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let control = UIPageControl()
      control.setIndicatorImage(nil, forPage: 0)
    }
  }
}
