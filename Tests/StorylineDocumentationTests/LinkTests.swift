import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit

// The snippets on links, gates and restoration, each with what it says it does.

@MainActor @Suite(.stage) struct LinkTests {
  let window = UIWindow()
  let app = StoreApp()

  private func launch() async throws {
    window.show(app, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
  }

  private var titles: [String] {
    let navigation = window.rootViewController as? UINavigationController
    return navigation?.viewControllers.map { $0.title ?? "–" } ?? []
  }

  @Test func `a link leads to a phone`() async throws {
    try await launch()
    let link = Link(StoreApp.store).then(StoreFlow.phone, 42)
    window.open(link)
    try await settle()
    #expect(titles == ["Home", "Phones", "Phone 42"])
  }

  @Test func `what a phone is chosen for is in the basket, whoever has shown it`() async throws {
    try await launch()
    window.open(Link(StoreApp.store).then(StoreFlow.phone, 42))
    try await settle()
    let store = try #require(app.childCoordinators.first as? StoreFlow)
    (store.childCoordinators.first as? PhoneFlow)?.finish(42)
    try await settle()
    store.open(7)
    try await settle()
    (store.childCoordinators.first as? PhoneFlow)?.finish(7)
    try await settle()
    #expect(store.basket == [42, 7])
  }

  @Test(arguments: [false, true])
  func `a card is pushed or presented, as there is room`(isWide: Bool) async throws {
    Stage.shared.setDevice(isWide ? .iPad : .iPhone15)
    window.frame = UIScreen.main.bounds
    try await launch()
    window.open(Link(StoreApp.store).then(StoreFlow.card, 42))
    try await settle()
    #expect(titles == (isWide ? ["Home", "Phones"] : ["Home", "Phones", "Phone 42"]))
    #expect((window.rootViewController?.presentedViewController != nil) == isWide)
    let store = try #require(app.childCoordinators.first as? StoreFlow)
    (store.childCoordinators.first as? PhoneFlow)?.close()
    try await settle()
    #expect(store.declined == [.closed])
  }

  @Test func `a receipt says what became of a link`() async throws {
    try await launch()
    let url = try #require(URL(string: "https://store.example/phonez/42"))
    var log: [String] = []
    let handle = window.open(url, with: StoreLinks.links)
    if case .refused(let refusal) = await handle.answer {
      log.append("\(refusal)")
    }
    #expect(log == ["no pattern begins with “phonez”; did you mean “phones”?"])
  }

  @Test func `a plan says what a link would do`() async throws {
    try await launch()
    window.open(Link(StoreApp.store).then(StoreFlow.phone, 7))
    try await settle()
    let plan = window.plan(for: Link(StoreApp.store).then(StoreFlow.phone, 42))
    #expect(
      "\(plan)" == """
        keeps StoreApp#1, StoreFlow#2
        takes away PhoneFlow#3
        shows phone(42)
        """)
  }

  @Test func `a test plans the links of the app`() async throws {
    try await launch()
    let plan = try window.plan(for: StoreLinks.links.link(for: "/phones/42"))
    #expect(plan.refusals.isEmpty)
    #expect(plan.shows.map(\.description) == ["store", "phone(42)"])
  }

  @Test func `the log tells of links`() async throws {
    try await launch()
    let count = window.storyLog.count
    window.open(Link(StoreApp.account))
    app.signedIn.open()
    try await settle()
    let log = window.storyLog.dropFirst(count).map(\.description).joined(separator: "\n")
    #expect(
      log == """
        link 1 opened: account
        link 1 waits for gate signedIn
        link 1 goes on
        link 1 keeps [StoreApp#1], takes away [], shows [account]
        AccountFlow#2 pushed by StoreApp#1
        AccountFlow#2 is at account
        AccountFlow#2 shows ShopScreen@2 in stack 1
        link 1 followed
        stack 1 settled: [ShopScreen@1, ShopScreen@2]
        """)
  }

  @Test func `a call survives links`() async throws {
    try await launch()
    let call = CallFlow()
    app.show(call, as: .present(.fullScreen))
    try await settle()
    window.open(Link(StoreApp.store))
    try await settle()
    #expect(call.outcome == nil)
    #expect(titles == ["Home", "Phones"])
  }

  @Test func `whoever follows a link to the account signs in first`() async throws {
    try await launch()
    app.signedIn.onWaiting = { [weak app] _ in
      app?.show(LoginFlow(), as: .present)
        .whenFinished { [weak app] in app?.signedIn.open() }
        .whenCancelled { [weak app] _ in app?.signedIn.refuseWaitingLinks() }
    }
    let refused = window.open(Link(StoreApp.account))
    try await settle()
    (app.childCoordinators.last as? LoginFlow)?.close()
    try await settle()
    #expect(refused.receipt == .refused(.gateStayedClosed))

    let link = window.open(Link(StoreApp.account))
    try await settle()
    (app.childCoordinators.last as? LoginFlow)?.finish()
    try await settle()
    #expect(link.receipt == .performed)
    #expect(titles == ["Home", "Account"])
  }

  @Test func `what was saved is shown again, and what not is named`() async throws {
    try await launch()
    window.open(Link(StoreApp.store).then(StoreFlow.phone, 42))
    try await settle()
    var log: [String] = []

    let data = try JSONEncoder().encode(window.savedStory)

    let other = UIWindow()
    other.show(StoreApp(), as: .root(in: .navigation))
    other.makeKeyAndVisible()

    let story = try JSONDecoder().decode(SavedStory.self, from: data)
    let handle = other.restore(story, with: RouteList(StoreApp.store))
    for each in handle.leftOut { log.append("\(each.route ?? "?"): \(each.refusal)") }

    #expect(log == ["phone: StoreFlow has no route “phone”"])
    try await settle()
    #expect((other.rootViewController as? UINavigationController)?.viewControllers.count == 2)
  }

  @Test func `what is behind a gate is shown again when it opens`() async throws {
    try await launch()
    app.go(StoreApp.account)
    try await settle()
    app.go(StoreApp.store)
    try await settle()
    let story = window.savedStory
    var log: [String] = []

    let next = StoreApp()
    window.show(next, as: .root(in: .navigation))
    try await settle()
    let handle = window.restore(story)
    #expect(await handle.answer == .performed)
    for each in handle.heldBack { log.append("\(each.route) waits for \(each.gate)") }
    try await settle()
    #expect(log == ["account waits for signedIn"])
    #expect(titles == ["Home", "Phones"])
    next.signedIn.open()
    try await settle()
    #expect(titles == ["Home", "Phones", "Account"])
  }
}
