import Storyline
import StorylineTesting
import Testing
import UIKit

/// The examples of the guide to testing that drive one flow alone. These tests run on Apple's
/// systems as well.
@MainActor @Suite(.stage) struct OneFlowTests {
  @Test func `a new friend is asked for, and kept`() async throws {
    let store = FriendStoreDouble()
    let recorder = FlowRecorder()
    recorder.start(FriendsFlow(store))

    try recorder.screen(FriendsViewController.self).onAdd?()
    recorder.expectCalls(
      "show FriendsViewController",
      "show AddFriendFlow as present(pageSheet, in: navigation)")

    try recorder.flow(AddFriendFlow.self).finish("Grace")
    try await settle()
    #expect(store.names == ["Ada", "Grace"])
  }

  @Test func `who pulls the sheet down adds nobody`() async throws {
    let store = FriendStoreDouble()
    let recorder = FlowRecorder()
    recorder.start(FriendsFlow(store))
    try recorder.screen(FriendsViewController.self).onAdd?()
    let add = try recorder.flow(AddFriendFlow.self)
    try await recorder.cancel(add, because: .pulledDown)
    #expect(store.names == ["Ada"])
  }

  @Test func `the name that is saved is the outcome`() async throws {
    let recorder = FlowRecorder()
    let handle = recorder.start(AddFriendFlow())
    try recorder.screen(AddFriendViewController.self).onSave?("Grace")
    #expect(try await outcome(of: handle) == .finished("Grace"))
  }
}
