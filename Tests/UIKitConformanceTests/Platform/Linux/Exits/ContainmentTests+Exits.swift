import StorylineTesting
import Testing
import UIKit

extension ContainmentTests {
  @Test func `1.9.7 a child's view under another controller's view is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(child)
      other.view.addSubview(child.view)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'UIViewControllerHierarchyInconsistency', reason: 'child view "))
    #expect(text.contains("should have parent view controller:<"))
    #expect(text.contains("but actual parent is:<"))
  }

  @Test func `1.9.7 a parent other than the one around the view is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
      parent.view.addSubview(child.view)
      other.addChild(child)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'UIViewControllerHierarchyInconsistency', reason: 'child view "))
    #expect(text.contains("but requested parent is:<"))
  }
}
