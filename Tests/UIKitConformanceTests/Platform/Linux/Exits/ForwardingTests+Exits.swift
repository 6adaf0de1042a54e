import Foundation
import StorylineTesting
import Testing
import UIKit

extension ForwardingTests {
  @Test func `1.2.10 calling an appearance callback directly is warned of`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController().viewWillAppear(false)
      UIViewController().viewDidDisappear(false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "[ViewController] Calling -viewWillAppear: directly on a view controller is not supported"))
    #expect(text.contains("Calling -viewDidDisappear: directly"))
  }

  @Test func `1.2.10 what UIKit calls by itself is not warned of`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let harness = PlatformHarness()
      let navigation = try harness.showNavigation([UIViewController()])
      navigation.pushViewController(UIViewController(), animated: true)
      try harness.settle()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("[ViewController]"))
    #expect(!text.contains("Unbalanced"))
  }

  @Test func `1.2.11 an end without a begin is logged`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController().endAppearanceTransition()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Unbalanced calls to begin/end appearance transitions for <"), "\(text)")
  }

  @Test func `1.2.11 a second begin in the same direction is logged, and changes nothing`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let trace = Trace()
      trace.ignored = Trace.loadingAndLayout
      let controller = TracingController("B", trace)
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
      precondition(trace.events == ["B.viewWillAppear(false)"], "\(trace.events)")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unbalanced calls to begin/end appearance transitions for <"))
  }
}
