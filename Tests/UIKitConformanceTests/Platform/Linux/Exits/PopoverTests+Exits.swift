import StorylineTesting
import Testing
import UIKit

extension PopoverTests {
  @Test func `5.3.4 a popover without an anchor is an error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Stays: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(
          for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
      }
      let (harness, root, delegate) = (PlatformHarness(), UIViewController(), Stays())
      harness.makeWindow(root: root).makeKeyAndVisible()
      try harness.settle()
      let b = UIViewController()
      b.modalPresentationStyle = .popover
      b.presentationController?.delegate = delegate
      root.present(b, animated: false)
      try harness.settle()
      withExtendedLifetime(delegate) {}
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("NSGenericException"))
    #expect(said.contains("should have a non-nil sourceView or barButtonItem set before"))
  }
}
