import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct FingersTests {
  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `a window is not kept by the touch that it had last`(phase: TouchPhase) throws {
    weak var window: UIWindow?
    weak var view: UIView?
    do {
      let shown = UIWindow()
      shown.rootViewController = UIViewController()
      shown.makeKeyAndVisible()
      window = shown
      view = shown.rootViewController?.view
      let point = CGPoint(x: 100, y: 100)
      Stage.shared.sendTouch(id: 1, phase: .began, at: point)
      Stage.shared.sendTouch(id: 1, phase: phase, at: point)
      try settleNow()
      shown.isHidden = true
    }
    try settleNow()
    #expect(window == nil)
    #expect(view == nil)
  }
}
