import CinemaParts
import StorylineTesting
import Testing
import UIKit

@testable import CinemaByHand

/// Each coordinator by itself, with a stack outside of windows.
@Suite(.stage) struct CoordinatorTests {
  private let navigation = UINavigationController()

  private final class Parent: Coordinator, RegistrationCoordinatorDelegate {
    var cards: [Card] = []

    func registrationCoordinator(
      _ coordinator: RegistrationCoordinator, didFinishWith card: Card
    ) {
      removeChild(coordinator)
      cards.append(card)
    }
  }

  @Test func `the window begins with the door, and has the tabs next`() {
    let window = UIWindow()
    let application = ApplicationCoordinator(window: window)
    application.start()
    #expect(window.rootViewController is WelcomeViewController)
    application.comeIn()
    let tabs = window.rootViewController as? UITabBarController
    #expect(tabs?.viewControllers?.map(\.tabBarItem.title) == ["Films", "Card"])
  }

  @Test func `a name leads to a seat, and both are a card`() throws {
    let parent = Parent()
    let registration = RegistrationCoordinator(navigationController: navigation)
    parent.addChild(registration)
    #expect(navigation.topViewController is NameViewController)
    registration.chooseSeat(for: "Ada")
    let seat = try #require(navigation.topViewController as? SeatViewController)
    seat.coordinator?.finish(with: Card(name: "Ada", seat: .box))
    #expect(parent.cards == [Card(name: "Ada", seat: .box)])
    #expect(parent.children.isEmpty)
    registration.parent = nil
  }

  @Test func `the card shows what registration came to`() throws {
    let coordinator = CardCoordinator(navigationController: navigation)
    coordinator.start()
    coordinator.register()
    let registration = try #require(coordinator.children.first as? RegistrationCoordinator)
    registration.finish(with: Card(name: "Ada", seat: .stalls))
    #expect(navigation.viewControllers.map { $0 is CardViewController } == [true])
    let screen = navigation.topViewController as? CardViewController
    #expect(screen?.card == Card(name: "Ada", seat: .stalls))
    #expect(coordinator.children.isEmpty)
  }
}
