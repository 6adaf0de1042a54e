import StorylineTesting
import Testing
import UIKit

extension SheetTests {
  @Test func `5.5.2 a presented view comes from below unless said otherwise`() throws {
    #expect(UIViewController().modalTransitionStyle == .coverVertical)
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
    a.present(b, animated: true)
    harness.turn()
    let node = try #require(shown(b.presentationController?.presentedView))
    #expect(node.animations.map(\.property) == [.frame(from: node.frame.offsetBy(dx: 0, dy: 783))])
  }

  @Test func `5.5.11 changes in code are animated where asked for, and the delegate hears nothing`()
    throws
  {
    let sheet = try present([.medium(), .large()])
    harness.holdTime()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(top == 69)
    #expect(shown(sheet.presentedView)?.animations.isEmpty == false)
    harness.advance(by: 1)
    trace.expect([])
  }

  /// Returns the drawing of a view.
  private func shown(_ view: UIView?) -> DisplayNode? { view?.displayNode() }
}
