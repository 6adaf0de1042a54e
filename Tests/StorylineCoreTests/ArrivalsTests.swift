import StorylineCore
import Testing

@Suite struct ArrivalsTests {
  let list = CoordinatorID(number: 1, name: "List")
  let other = CoordinatorID(number: 2, name: "Other")
  let first = Arrivals.Subject.coordinator(CoordinatorID(number: 3, name: "Detail"))
  let kind = ObjectIdentifier(Int.self)
  let otherKind = ObjectIdentifier(String.self)

  /// The list was told to show the first detail.
  var arrivals: Arrivals {
    var arrivals = Arrivals()
    arrivals.expect(first, kind, from: list)
    return arrivals
  }

  @Test(arguments: [BusyPolicy.queue, .coalesce, .refuse])
  func `whatever the policy, a command is taken when nothing is on its way`(policy: BusyPolicy) {
    #expect(Arrivals().judge(kind, from: list, policy, isBusy: false) == .taken)
  }

  @Test func `a command that may wait is taken whatever is on its way`() {
    #expect(arrivals.judge(kind, from: list, .queue, isBusy: true) == .taken)
  }

  @Test func `a command that may not wait is refused while anything is on its way`() {
    #expect(arrivals.judge(otherKind, from: other, .refuse, isBusy: true) == .refused(.busy))
  }

  @Test func `the same from the same is one too many while the first waits`() {
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: true) == .coalesced(with: first))
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: false) == .coalesced(with: first))
  }

  @Test func `the same from the same is one too many while the first moves into sight`() {
    var arrivals = arrivals
    arrivals.begin(first)
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: true) == .coalesced(with: first))
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: false) == .taken)
  }

  @Test func `another type, or another giver, is not the same`() {
    #expect(arrivals.judge(otherKind, from: list, .coalesce, isBusy: true) == .taken)
    #expect(arrivals.judge(kind, from: other, .coalesce, isBusy: true) == .taken)
  }

  @Test func `what settled has arrived`() {
    var arrivals = arrivals
    arrivals.begin(first)
    arrivals.settle()
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: true) == .taken)
  }

  @Test func `what still waits when something else settles has not arrived`() {
    var arrivals = arrivals
    arrivals.settle()
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: true) == .coalesced(with: first))
  }

  @Test func `what will not come any more is not on its way`() {
    var arrivals = arrivals
    arrivals.withdraw(first)
    #expect(arrivals.judge(kind, from: list, .coalesce, isBusy: true) == .taken)
  }
}
