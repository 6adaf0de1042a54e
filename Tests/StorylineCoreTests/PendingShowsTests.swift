import StorylineCore
import Testing

@Suite struct PendingShowsTests {
  let list = CoordinatorID(number: 1, name: "List")
  let other = CoordinatorID(number: 2, name: "Other")
  let first = PendingShows.Subject.coordinator(CoordinatorID(number: 3, name: "Detail"))
  let kind = ObjectIdentifier(Int.self)
  let otherKind = ObjectIdentifier(String.self)

  /// The list was told to show the first detail.
  var shows: PendingShows {
    var shows = PendingShows()
    shows.expect(first, kind, from: list)
    return shows
  }

  @Test(arguments: [BusyPolicy.queue, .coalesce, .refuse])
  func `whatever the policy, a command is taken when nothing is on its way`(policy: BusyPolicy) {
    #expect(PendingShows().decide(kind, from: list, policy, isBusy: false) == .accepted)
  }

  @Test func `a command that may wait is taken whatever is on its way`() {
    #expect(shows.decide(kind, from: list, .queue, isBusy: true) == .accepted)
  }

  @Test func `a command that may not wait is refused while anything is on its way`() {
    #expect(shows.decide(otherKind, from: other, .refuse, isBusy: true) == .refused(.busy))
  }

  @Test func `the same from the same is one too many while the first waits`() {
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: true) == .coalesced(with: first))
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: false) == .coalesced(with: first))
  }

  @Test func `the same from the same is one too many while the first moves into sight`() {
    var shows = shows
    shows.begin(first)
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: true) == .coalesced(with: first))
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: false) == .accepted)
  }

  @Test func `another type, or another caller, is not the same`() {
    #expect(shows.decide(otherKind, from: list, .coalesce, isBusy: true) == .accepted)
    #expect(shows.decide(kind, from: other, .coalesce, isBusy: true) == .accepted)
  }

  @Test func `what settled has arrived`() {
    var shows = shows
    shows.begin(first)
    shows.settle()
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: true) == .accepted)
  }

  @Test func `what still waits when something else settles has not arrived`() {
    var shows = shows
    shows.settle()
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: true) == .coalesced(with: first))
  }

  @Test func `what will not come any more is not on its way`() {
    var shows = shows
    shows.withdraw(first)
    #expect(shows.decide(kind, from: list, .coalesce, isBusy: true) == .accepted)
  }
}
