import StorylineTesting
import Testing
import UIKit

extension BarTests {
  @Test func `4.3.1 pushing an item on a managed bar ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController()
      withExtendedLifetime(navigation) {
        navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
      }
    }
  }

  @Test func `4.3.1 popping an item of a managed bar ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      withExtendedLifetime(navigation) {
        _ = navigation.navigationBar.popItem(animated: false)
      }
    }
  }

  @Test func `4.3.1 setting the delegate of a managed bar ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController()
      withExtendedLifetime(navigation) { navigation.navigationBar.delegate = nil }
    }
  }
}
