import Foundation
import SeededNumbers
import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct RestorationTests {
  typealias Start = Link<PlaceFlow, PlaceFlow>

  private let routes = RouteList(
    PlaceFlow.next, PlaceFlow.sheet, PlaceFlow.cover, PlaceFlow.card, PlaceFlow.help)

  private func copy(_ story: SavedStory) throws -> SavedStory {
    try JSONDecoder().decode(SavedStory.self, from: JSONEncoder().encode(story))
  }

  private func story(_ json: String) throws -> SavedStory {
    try JSONDecoder().decode(SavedStory.self, from: Data(json.utf8))
  }

  @Test func `what was saved is shown again, without animation`() async throws {
    let old = LinkStage()
    let root = try #require(old.root)
    old.window.open(Start(PlaceFlow.next, 1).then(PlaceFlow.next, 2).then(PlaceFlow.sheet, 3))
    try await settle()
    root.go(PlaceFlow.help)
    try await settle()
    #expect(old.titles == ["root next 1 next 2", "| sheet 3", "| help"])
    let saved = try copy(old.window.savedStory)
    #expect(saved.entries.map { $0?.parent } == [nil, 0, 1, nil])

    let new = LinkStage()
    let handle = new.window.restore(saved, with: routes)
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(handle.leftOut == [])
    #expect(new.titles == old.titles)
    #expect(!new.screens.flatMap(\.callbacks).contains(.appears(animated: true)))
    #expect(try copy(new.window.savedStory) == saved)
    #expect(
      new.log.contains("link 1 restores [next(1), next(2), sheet(3), help]"))
  }

  @Test func `what was shown without a route is not saved, nor what that showed`() async throws {
    let stage = LinkStage()
    let root = try #require(stage.root)
    let plain = PlaceFlow("plain")
    root.show(plain, as: .push)
    try await settle()
    plain.go(PlaceFlow.next, 1)
    root.go(PlaceFlow.sheet, 2)
    try await settle()
    #expect(stage.window.savedStory.entries.map { $0?.route } == ["sheet"])
    #expect(UIWindow().savedStory.entries == [])
  }

  @Test func `what cannot be shown again is named, and the rest is shown`() async throws {
    let stage = LinkStage()
    try await settle()
    let saved = try story(
      """
      {"version": 1, "entries": [
        {"route": "next", "input": "1"},
        {"route": "gone", "parent": 0},
        {"route": "next", "input": "2", "parent": 1},
        {"route": "next", "input": "\\"two\\"", "parent": 0},
        "damaged",
        {"route": "next", "input": "5", "parent": 99},
        {"route": "next", "input": "5", "parent": 6},
        {"route": "next", "input": ")", "parent": 0},
        {"route": "next", "input": "-1", "parent": 0},
        {"route": "next", "input": "3", "parent": 8},
        {"route": "sheet", "input": "4", "parent": 0}]}
      """)
    let handle = stage.window.restore(saved, with: routes)
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(stage.titles == ["root next 1", "| sheet 4"])
    let left = handle.leftOut.map { "\($0.route ?? "–"): \($0.refusal)" }
    #expect(left.count == 9)
    #expect(left[0] == "gone: PlaceFlow has no route “gone”")
    #expect(left[1] == "next: what should show it was left out")
    #expect(left[2].hasPrefix("next: the input of route next cannot be read: "))
    #expect(left[3] == "–: it cannot be read")
    #expect(left[4...5].allSatisfy { $0 == "next: what should show it was left out" })
    #expect(left[6] == "next: it cannot be read")
    #expect(left[7] == "next: route next failed: there is no such place")
    #expect(left[8] == "next: what should show it was left out")
  }

  @Test func `what another version has saved is not guessed at`() async throws {
    let stage = LinkStage()
    try await settle()
    let handle = stage.window.restore(
      try story(#"{"version": 2, "entries": [{"route": "next", "input": "1"}]}"#), with: routes)
    try await settle()
    #expect(
      handle.leftOut.map(\.refusal.description) == [
        "it was saved in version 2, which is not known"
      ])
    #expect(stage.titles == ["root"])
  }

  @Test func `what is there already stays when something is restored`() async throws {
    let stage = LinkStage()
    let root = try #require(stage.root)
    root.go(PlaceFlow.next, 1)
    try await settle()
    let kept = try #require(root.childCoordinators.first)
    stage.window.restore(
      try story(
        #"{"version":1,"entries":[{"route":"next","input":"1"},{"route":"card","parent":0}]}"#),
      with: routes)
    try await settle()
    #expect(stage.titles == ["root next 1", "| card"])
    #expect(root.childCoordinators.first === kept)
  }

  @Test func `it waits for the first flow, and a link that comes meanwhile supersedes it`()
    async throws
  {
    let saved = try story(#"{"version":1,"entries":[{"route":"next","input":"1"}]}"#)
    let one = LinkStage(launched: false)
    let handle = one.window.restore(saved, with: routes)
    #expect(handle.receipt == .waiting)
    one.launch()
    try await settle()
    #expect(one.titles == ["root next 1"])

    let two = LinkStage(launched: false)
    let superseded = two.window.restore(saved, with: routes)
    two.window.open(Start(PlaceFlow.next, 2))
    two.launch()
    try await settle()
    #expect(superseded.receipt == .refused(.superseded))
    #expect(two.titles == ["root next 2"])
  }

  @Test func `a story travels in an activity`() async throws {
    let stage = LinkStage()
    stage.window.open(Start(PlaceFlow.next, 1))
    try await settle()
    let activity = stage.window.savedStory.userActivity(ofType: "example.story")
    #expect(activity.activityType == "example.story")
    #expect(SavedStory(activity) == stage.window.savedStory)
    #expect(SavedStory(NSUserActivity(activityType: "example.story")) == nil)
    activity.userInfo = ["storyline.story": Data("{".utf8)]
    #expect(SavedStory(activity) == nil)
  }

  @Test func `whatever is in a damaged story, nothing worse happens than that it is left out`()
    async throws
  {
    let saved =
      #"{"version":1,"entries":[{"route":"next","input":"1"},{"route":"sheet","input":"2","parent":0},{"route":"card","parent":1}]}"#
    var random = SeededGenerator(seed: 5)
    var read = 0
    for _ in 0..<150 {
      var bytes = Array(saved.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default:
          bytes.insert(
            contentsOf: "0123456789-{}[]\",:".utf8.randomElement(using: &random).map { [$0] } ?? [],
            at: index)
        }
      }
      guard let story = try? JSONDecoder().decode(SavedStory.self, from: Data(bytes)) else {
        continue
      }
      read += 1
      Stage.shared.reset()
      let stage = LinkStage()
      let handle = stage.window.restore(story, with: routes)
      try await settle()
      #expect(handle.receipt != .waiting)
      #expect(stage.titles.first?.hasPrefix("root") == true)
    }
    #expect(read > 20)
  }
}
