import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct InteractionDefaultsTests {
  @Test func `10.1.3 labels let touches through, other views do not`() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIControl().isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
  }

  @Test func `10.1.3 views hear of one touch and share the screen`() {
    for view in [UIView(), UILabel(), UIControl(), UIButton()] {
      #expect(!view.isMultipleTouchEnabled)
      #expect(!view.isExclusiveTouch)
    }
  }

  @Test func `10.1.3 a touch on a button's title is the button's`() {
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
  }
}
