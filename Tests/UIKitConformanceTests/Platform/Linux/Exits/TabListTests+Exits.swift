import Foundation
import StorylineTesting
import Testing
import UIKit

extension TabListTests {
  @Test func `6.1.3 selecting a stranger ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      let stranger = UIViewController()
      withExtendedLifetime(stranger) { tabs.selectedViewController = stranger }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "only a view controller in the tab bar controller's list of view controllers can be selected"
      ))
  }

  @Test func `6.1.7 changing the items of a managed bar ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      withExtendedLifetime(tabs) { tabs.tabBar.items = [] }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Directly modifying a tab bar managed by a tab bar controller"))
  }

  @Test func `6.1.7 selecting an item of a managed bar ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      withExtendedLifetime(tabs) { tabs.tabBar.selectedItem = tabs.tabBar.items?.last }
    }
  }
}
