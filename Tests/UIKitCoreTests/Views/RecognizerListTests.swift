import Testing
import UIKit

@MainActor @Suite struct RecognizerListTests {
  // 10.1.5 – a view that never had a recognizer has no list of them
  @Test func `a view has no list of recognizers before the first one`() {
    #expect(UIView().gestureRecognizers == nil)
  }

  // 10.1.5 – the list stays, empty, when the last one is gone
  @Test func `a view that lost its last recognizer has an empty list`() {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  @Test func `a list that was set to nothing is gone`() {
    let view = UIView()
    view.gestureRecognizers = [UITapGestureRecognizer()]
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
  }
}
