import StorylineTesting
import Testing
import UIKit

extension ScrollTouchTests {
  @Test func `the delegate of the built-in recognizer is the scroll view`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      final class Other: NSObject, UIGestureRecognizerDelegate {}
      let other = Other()
      UIScrollView().panGestureRecognizer.delegate = other
    }
    let pan = scrollView.panGestureRecognizer
    #expect(pan.view === scrollView)
    #expect(pan.delegate == nil)
  }
}
