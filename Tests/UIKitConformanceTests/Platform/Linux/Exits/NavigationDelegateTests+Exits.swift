import StorylineTesting
import Testing
import UIKit

extension NavigationDelegateTests {
  @Test func `4.3.1 setting the items of a managed bar ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController()
      withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
    }
  }
}
