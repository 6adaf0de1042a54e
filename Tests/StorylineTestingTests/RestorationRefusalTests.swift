import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests that a restoration fails when a mistake in the code makes it leave something out.
@MainActor @Suite(.stage) struct RestorationRefusalTests {
  private final class ShopFlow: Flow<Void> {
    let staff = UIViewController()

    override func start() { show(UIViewController()) }

    /// Pushes, and stands below a sheet without a stack.
    static let hours = Route("hours", as: .push) { (_: ShopFlow) in PageFlow() }
    static let sheet = Route("sheet", as: .present) { (_: ShopFlow) in PageFlow() }
    static let throwing = Route("throwing", as: .push) { (_: ShopFlow) -> PageFlow in
      throw CancellationError()
    }
    /// Shows the same screen each time.
    static let staff = Route(
      "staff", as: .push, screen: { (shop: ShopFlow, _: Int) in shop.staff })

    static let routes = RouteList(hours, sheet, throwing, staff, PageFlow.next)
  }

  private final class PageFlow: Flow<Void> {
    override func start() { show(UIViewController()) }

    static let next = Route("next", as: .push) { (_: PageFlow) in PageFlow() }
  }

  private let window = UIWindow()

  /// A window with a shop, in a stack or not.
  private func launch(as style: WindowStyle = .root(in: .navigation)) async throws {
    window.show(ShopFlow(), as: style)
    window.makeKeyAndVisible()
    try await settle()
  }

  private func story(_ entries: String) throws -> SavedStory {
    let text = #"{"version":1,"entries":[\#(entries)]}"#
    return try JSONDecoder().decode(SavedStory.self, from: Data(text.utf8))
  }

  private let advice =
    " If the refusal is expected, read the `leftOut` of the handle, or set `whenRefused`."

  private func messages(_ body: @MainActor () async throws -> Void) async throws -> [String] {
    try await Failure.collect {
      try await body()
      try await settle()
    }.map(\.message)
  }

  // MARK: Mistakes

  @Test func `a route that pushes where there is no stack is reported, and the rest is shown`()
    async throws
  {
    try await launch(as: .root)
    let story = try story(#"{"route":"hours"},{"route":"sheet"}"#)
    let told = try await messages { window.restore(story, with: ShopFlow.routes) }
    #expect(
      told == [
        "window.restore(hours) was refused: there is no navigation controller. ShopFlow is shown "
          + "`as: .root`: show it `as: .root(in: .navigation)`, or show hours `as: .present`."
          + advice
      ])
    #expect(window.rootViewController?.presentedViewController != nil)
  }

  @Test func `a route that pushes above a sheet that was restored without a stack`() async throws {
    try await launch()
    let story = try story(#"{"route":"sheet"},{"route":"next","parent":0}"#)
    var handle: RestorationHandle?
    let told = try await messages {
      handle = window.restore(story, with: ShopFlow.routes)
      try await settle()
    }
    #expect(told.isEmpty, "code that keeps the handle may still look")
    #expect(handle?.receipt == .performed)
    handle = nil
    let late = try await messages {}
    #expect(late.count == 1)
    #expect(
      late.first?.hasPrefix("window.restore(next) was refused: there is no navigation") == true)
    #expect(late.first?.hasSuffix(advice) == true)
  }

  @Test func `a root flow that names no routes is reported once`() async throws {
    try await launch()
    let story = try story(#"{"route":"sheet"},{"route":"hours"}"#)
    let told = try await messages { window.restore(story) }
    #expect(
      told == [
        "window.restore(story) was refused: the root flow names no routes. Override "
          + "`restorationRoutes` in the root flow, or pass the routes: "
          + "`restore(story, with: routes)`." + advice
      ])
  }

  @Test func `the same screen for two saved flows is reported`() async throws {
    try await launch()
    let story = try story(#"{"route":"staff","input":"1"},{"route":"staff","input":"2"}"#)
    let told = try await messages { window.restore(story, with: ShopFlow.routes) }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("window.restore(staff) was refused: the screen is shown") == true)
  }

  // MARK: Looking

  @Test func `reading what was left out is looking`() async throws {
    try await launch(as: .root)
    let story = try story(#"{"route":"hours"},{"route":"sheet"}"#)
    let told = try await messages {
      let handle = window.restore(story, with: ShopFlow.routes)
      try await settle()
      #expect(handle.receipt == .performed)
      #expect(handle.leftOut.map(\.route) == ["hours"])
      #expect(handle.leftOut.map(\.refusal) == [.noNavigationController])
    }
    #expect(told.isEmpty)
    #expect(window.storyLog.map(\.description).contains { $0.contains("leaves out hours") })
  }

  @Test(arguments: [true, false])
  func `a closure takes every refusal, whenever it is set`(isEarly: Bool) async throws {
    try await launch(as: .root)
    let story = try story(#"{"route":"throwing"},{"route":"gone"},{"route":"hours"}"#)
    var refusals: [String] = []
    let told = try await messages {
      let handle = window.restore(story, with: ShopFlow.routes)
      if !isEarly { _ = await handle.answer }
      handle.whenRefused { refusals.append($0.description) }
      try await settle()
    }
    #expect(told.isEmpty)
    #expect(refusals.count == 3)
    #expect(refusals.last == Refusal.noNavigationController.description)
  }

  @Test func `a closure takes the refusal of the whole`() async throws {
    let story = try story(#"{"route":"hours"}"#)
    var refusals: [Refusal] = []
    let handle = window.restore(story, with: ShopFlow.routes)
      .whenRefused { refusals.append($0) }
    window.open(Link<ShopFlow, PageFlow>(ShopFlow.sheet))
    try await launch()
    #expect(refusals == [.superseded])
    #expect(handle.receipt == .refused(.superseded))
  }

  // MARK: No mistakes

  @Test func `a state that is older than the app fails no test`() async throws {
    try await launch()
    let story = try story(
      #""damaged",{"route":"gone"},{"route":"throwing"},{"route":"hours","input":"7"},{"route":"next","parent":1}"#
    )
    #expect(try await messages { window.restore(story, with: ShopFlow.routes) }.isEmpty)
  }

  @Test func `an empty state needs no routes`() async throws {
    try await launch()
    let story = window.savedStory
    #expect(story.entries.isEmpty)
    #expect(try await messages { window.restore(story) }.isEmpty)
  }
}
