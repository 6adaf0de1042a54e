import Testing
import UIKit

@MainActor @Suite struct WindowLevelTests {
  @Test func `levels are numbers`() {
    var level = UIWindow.Level.normal + 1
    #expect(level > .normal)
    #expect(level < .statusBar)
    #expect(1 + UIWindow.Level.alert == UIWindow.Level(2001))
    #expect(UIWindow.Level.alert - .statusBar == 1000)
    #expect(UIWindow.Level.statusBar - 1 < .statusBar)
    level += 2
    level -= 1
    #expect(level.rawValue == 2)
  }

  @Test func `an effect view with a frame has no effect`() {
    let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 50, height: 70))
    #expect(view.effect == nil)
    #expect(view.frame.size == CGSize(width: 50, height: 70))
  }
}
