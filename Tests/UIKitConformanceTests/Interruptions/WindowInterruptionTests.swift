import StorylineTesting
import Testing
import UIKit

/// Windows that change in the middle of something else.
@MainActor @Suite(.harness) struct WindowInterruptionTests {
  let harness: any Harness = PlatformHarness()

  private final class SizedScreen: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test
  func `a window that gets another size while the device is turned says so to its controllers`()
    throws
  {
    harness.holdTime()
    let root = SizedScreen()
    let window = harness.makeWindow(root: root)
    window.makeKeyAndVisible()
    try harness.settle()
    harness.turnDevice(onSide: true)
    harness.advance(by: 0.1)
    let turned = window.frame.size
    window.frame = CGRect(x: 0, y: 0, width: 320, height: turned.height)
    try harness.settle()
    #expect(root.sizes == [turned, CGSize(width: 320, height: turned.height)])
    #expect(root.view.bounds.size == root.sizes.last)
  }

  @Test func `1.6.4 what is dismissed in a hidden window is gone when the window is shown`() throws
  {
    let cast = WatchedScreens(on: harness)
    let (root, cover) = (cast.screen("A"), cast.screen("B"))
    try cast.show(root)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    try harness.settle()
    root.dismiss(animated: true)
    cast.window?.isHidden = true
    try harness.settle()
    #expect(cast.appeared == [])
    #expect(root.viewIfLoaded?.window == nil && cover.viewIfLoaded?.window == nil)
    cast.window?.isHidden = false
    try harness.settle()
    #expect(cast.appeared == ["A"])
    #expect(cast.areInWindow(root))
    #expect(cast.faults == [])
  }

  @Test func `1.4.7 a sheet whose presenter has gone is let go of when its window goes`() throws {
    harness.holdTime()
    let cast = WatchedScreens(on: harness)
    let (first, inner, sheet) = (cast.stack("A"), cast.screen("B"), cast.screen("C"))
    let tabs = cast.tabs([first, cast.screen("D")])
    try cast.show(tabs)
    inner.modalPresentationStyle = .overCurrentContext
    first.present(inner, animated: false)
    try harness.settle()
    inner.present(sheet, animated: false)
    try harness.settle()
    tabs.viewControllers = tabs.viewControllers?.reversed().dropLast()
    harness.press(at: CGPoint(x: 200, y: 100))
    for y in [140, 200, 260] {
      harness.advance(by: 0.05)
      harness.drag(to: CGPoint(x: 200, y: y))
    }
    cast.window?.isHidden = true
    harness.lift(at: CGPoint(x: 200, y: 260))
    // Not settled would be the fault.
    try harness.settle()
    #expect(cast.appeared == [])
  }
}
