import StorylineTesting
import Testing
import UIKit

/// 5.5.20: sheets that float above a view, and 5.5.21: the status bar below presented controllers.
@MainActor @Suite(.harness) struct SheetSourceTests {
  let harness: any Harness = PlatformHarness()

  private func show(_ root: UIViewController) throws -> UIWindow {
    let window = harness.makeWindow(root: root)
    window.makeKeyAndVisible()
    try harness.settle()
    return window
  }

  @Test func `5.5.20 a floating sheet is centred on its source view`() throws {
    harness.useLargeDevice()
    let root = UIViewController()
    let window = try show(root)
    let source = UIView(frame: CGRect(x: 360, y: 500, width: 40, height: 40))
    root.view.addSubview(source)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 300, height: 200)
    let sheet = try #require(form.sheetPresentationController)
    #expect(sheet.sourceView == nil)
    root.present(form, animated: false)
    try harness.settle()
    func middle() -> CGPoint {
      let frame = form.view.convert(form.view.bounds, to: window)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    #expect(middle() == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    sheet.sourceView = source
    try harness.settle()
    #expect(middle() == CGPoint(x: 380, y: 520))
    source.frame.origin = .zero
    sheet.sourceView = nil
    sheet.sourceView = source
    try harness.settle()
    #expect(middle() == CGPoint(x: 170, y: 144))
  }

  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private func presentLight(
    _ style: UIModalPresentationStyle, captures: Bool = false
  ) throws -> UIStatusBarStyle? {
    let root = UIViewController()
    let window = try show(root)
    let light = Light()
    light.modalPresentationStyle = style
    light.modalPresentationCapturesStatusBarAppearance = captures
    root.present(light, animated: false)
    try harness.settle()
    return window.windowScene?.statusBarManager?.statusBarStyle
  }

  @Test func `5.5.21 a controller over the full screen leaves the status bar alone`() throws {
    #expect(try presentLight(.overFullScreen) != .lightContent)
  }

  @Test func `5.5.21 a controller over the full screen may capture the status bar`() throws {
    #expect(try presentLight(.overFullScreen, captures: true) == .lightContent)
  }

  @Test func `5.5.21 a full-screen controller controls the status bar`() throws {
    #expect(try presentLight(.fullScreen) == .lightContent)
  }
}
