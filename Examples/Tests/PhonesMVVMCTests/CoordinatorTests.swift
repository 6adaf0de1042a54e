import PhoneParts
import PhoneScripts
import StorylineTesting
import Testing
import UIKit

@testable import PhonesMVVMC

/// Each coordinator by itself, with a stack outside of windows.
@Suite(.stage) struct CoordinatorTests {
  private let navigation = UINavigationController()
  private let service = PhoneServiceDouble()

  private final class Parent: @MainActor ParentCoordinator {
    var navigationController: UINavigationController
    var childCoordinators: [any Coordinator] = []

    init(_ navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {}
  }

  @Test func `the first begins with the first screen`() {
    let home = HomeCoordinator(navigationController: navigation, service: service)
    home.start()
    #expect(navigation.topViewController is HomeViewController)
    #expect(home.childCoordinators.isEmpty)
  }

  @Test func `the list is a child of the first`() throws {
    let home = HomeCoordinator(navigationController: navigation, service: service)
    home.start()
    let screen = try #require(navigation.topViewController as? HomeViewController)
    screen.delegate?.homeViewControllerDidTapBrowse(screen)
    #expect(navigation.topViewController is ListViewController)
    #expect(home.childCoordinators.map { $0 is ListCoordinator } == [true])
  }

  @Test func `a phone is a child of the list, and leaves it`() throws {
    let parent = Parent(navigation)
    let list = ListCoordinator(
      navigationController: navigation, service: service, parent: parent)
    list.start()
    let screen = try #require(navigation.topViewController as? ListViewController)
    screen.delegate?.listViewController(screen, didSelect: Phone.examples[0])
    let detail = try #require(navigation.topViewController as? DetailViewController)
    #expect(list.childCoordinators.count == 1)
    detail.leavingDelegate?.viewControllerDidLeave(detail)
    #expect(list.childCoordinators.isEmpty)
  }

  @Test func `a parent is not kept by its child`() async throws {
    var parent: Parent? = Parent(navigation)
    let watch = ReleaseWatch(parent)
    let list = ListCoordinator(
      navigationController: navigation, service: service, parent: try #require(parent))
    parent = nil
    try await watch.expectReleased()
    #expect(list.parent == nil)
  }
}
