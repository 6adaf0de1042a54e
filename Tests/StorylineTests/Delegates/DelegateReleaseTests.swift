import Storyline
import StorylineTesting
import Testing
import UIKit

/// UIKit remembers which optional methods a delegate implements from the moment in which it is set.
@MainActor @Suite("Rule 9: delegates that are released", .stage) struct DelegateReleaseTests {
  /// Writes down every delegate that it is given.
  final class Navigation: UINavigationController {
    var given: [String] = []

    override var delegate: (any UINavigationControllerDelegate)? {
      didSet { given.append(delegate == nil ? "none" : delegate is App ? "app" : "library") }
    }
  }

  final class Tabs: UITabBarController {
    var given: [String] = []

    override var delegate: (any UITabBarControllerDelegate)? {
      didSet { given.append(delegate == nil ? "none" : delegate is App ? "app" : "library") }
    }
  }

  final class App: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

  final class NavigationFlow: Flow<Int> {
    let navigation: UINavigationController

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    override func start() { show(navigation) }
  }

  let window = UIWindow()

  private func makeNavigation() async throws -> (Navigation, NavigationFlow) {
    let navigation = Navigation(rootViewController: Screen("Root"))
    let flow = NavigationFlow(navigation)
    window.show(flow, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    flow.show(TestFlow("One"), as: .push)
    try await settle()
    return (navigation, flow)
  }

  @Test func `a stack's delegate that is released between two pushes is asked for anew`()
    async throws
  {
    let (navigation, flow) = try await makeNavigation()
    do {
      let app = App()
      navigation.delegate = app
      flow.show(TestFlow("Two"), as: .push)
      try await settle()
      withExtendedLifetime(app) {}
    }
    navigation.given = []
    flow.show(TestFlow("Three"), as: .push)
    #expect(navigation.given == ["none", "library"], "before the push begins")
    try await settle()
    flow.show(TestFlow("Four"), as: .push)
    try await settle()
    #expect(navigation.given == ["none", "library"], "once is enough")
    #expect(navigation.viewControllers.count == 5)
  }

  @Test func `a delegate that lives is not set again`() async throws {
    let (navigation, flow) = try await makeNavigation()
    let app = App()
    navigation.delegate = app
    flow.show(TestFlow("Two"), as: .push)
    try await settle()
    navigation.given = []
    flow.show(TestFlow("Three"), as: .push)
    try await settle()
    #expect(navigation.given.isEmpty)
    withExtendedLifetime(app) {}
  }

  @Test func `tabs ask anew when their delegate is released`() async throws {
    let tabs = Tabs()
    let fixture = TabFixture(tabs)
    try await settle()
    do {
      let app = App()
      tabs.delegate = app
      _ = fixture.add("Home")
      try await settle()
      withExtendedLifetime(app) {}
    }
    tabs.given = []
    _ = fixture.add("Search")
    try await settle()
    #expect(tabs.given == ["none", "library"])
  }

  @Test func `the app's delegate is found where the library stands in its place`() async throws {
    let (navigation, flow) = try await makeNavigation()
    let app = App()
    navigation.delegate = app
    flow.show(TestFlow("Two"), as: .push)
    try await settle()
    #expect(navigation.delegate !== app)
    #expect(navigation.forwardedDelegate === app)
  }
}
