import Storyline
import StorylineTesting
import Testing
import UIKit

/// The examples of the guide to testing, and of the testing kit's doc comments.
@MainActor @Suite(.stage) struct TestingTests {
  // MARK: The app

  @Test func `a friend is opened, and left again`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Ada").tap()
    app.expectScreen(FriendViewController.self, titled: "Ada")
    app.expectTree(
      "FriendsFlow (root · 1 screen)", "  Friends (FriendsViewController)",
      "  FriendFlow (pushed · 1 screen)", "    Ada (FriendViewController)")

    try await app.swipeBack(cancel: true)
    app.expectStack("Friends", "Ada")
    try await app.swipeBack()
    app.expectStack("Friends")
    app.expectLog("FriendFlow#2 cancelled: swiped back", "FriendFlow#2 released")
  }

  @Test func `the server takes its time`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Add").tap()
    try await app.textField("Name").type("Grace")
    try await app.button("Save").tap()
    app.expectScreen(FriendsViewController.self)
    try await app.waitFor(app.button("Grace"))
  }

  @Test func `the flow of a friend is released`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Ada").tap()
    let friend = ReleaseWatch(app.screen)
    try await app.goBack()
    try await friend.expectReleased()
  }

  @Test func `a Next button that does nothing fails the test`() async throws {
    let window = UIWindow()
    let friends = FriendFlow("Grace")
    window.show(friends, as: .root)
    window.makeKeyAndVisible()
    let flow = AddFriendFlow()
    friends.show(flow, as: .present)
    try await settle()
    let failures = try await Failure.collect {
      flow.show(FriendViewController("Ada"))
      try await settle()
    }
    #expect(
      failures.map(\.message) == [
        """
        AddFriendFlow.show(FriendViewController) was refused: there is no navigation controller. AddFriendFlow is shown `as: .present`: show it `as: .present(in: .navigation)`, or show FriendViewController `as: .present`. If the refusal is expected, read the `receipt` of the handle, or set `whenRefused`.
        """
      ])
    let handle = flow.show(FriendViewController("Ada"))
    #expect(handle.receipt == .refused(.noNavigationController))
  }

  @Test func `the list looks as it did`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try app.expectSnapshot("friends")
    try app.expectSnapshot("friends", as: .svg)
  }

  @Test(arguments: UInt64(1)...3) func `nothing breaks`(seed: UInt64) async throws {
    let report = try await Monkey(seed: seed, steps: 100).use(AppDelegate.self)
    #expect(report.screens.count >= 3)
  }

  static let map: MonkeyMap = [
    "FriendsViewController": ["FriendViewController", "AddFriendViewController"],
    "FriendViewController": ["FriendsViewController"],
    "AddFriendViewController": ["FriendsViewController"],
  ]

  @Test func `everything is seen, and nothing else`() async throws {
    let report = try await Monkey.fromEnvironment(seed: 1, steps: 200).use(AppDelegate.self)
    report.expectVisited(Self.map, waysAtLeast: 0.95)
  }

  @Test func `a failure says what was there`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    let error = await #expect(throws: DriverError.self) { try await app.button("add").tap() }
    let text = error.map { "\($0)" } ?? ""
    let expected = """
      There is no button “add”. There is button “Add”.
      On the screen:
        UIView #friends
        button “Ada”
        navigationBar “Friends”
        header “Friends”
        button “Add”
      """
    #expect(text.contains(expected))
  }

  // MARK: In doc comments

  @Test func `what doc comments show`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    let store = FriendStoreDouble()
    Task { await store.add("Grace") }
    try await eventually { store.names.contains("Grace") }

    try await app.button("Ada").inside(app.element(identifier: "friends")).tap()
    try await app.goBack()

    try await expectReleased {
      try await app.button("Ada").tap()
      let screen = app.screen
      try await app.goBack()
      return screen
    }
  }
}

@MainActor @Suite(.stage) struct FriendsFlowTests {
  @Test func `everything begins with the friends`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    app.expectScreen(FriendsViewController.self)
  }
}
