import StorylineCore
import Testing

@Suite struct EventValueTests {
  let list = CoordinatorID(number: 1, name: "ListFlow")
  let detail = CoordinatorID(number: 2, name: "DetailFlow")
  let screen = ScreenID(number: 3, name: "ListScreen")
  let stack = ContainerID(number: 5, kind: .stack)
  let link = LinkID(number: 4)

  @Test func `a switch over kinds has a default, and finds the event`() {
    let words = [Event.finished(list), .cancelled(list, .popped), .windowClosed].map { event in
      switch event.kind {
      case .finished: "finished"
      case .cancelled: "cancelled"
      default: "\(event.kind)"
      }
    }
    #expect(words == ["finished", "cancelled", "windowClosed"])
  }

  @Test func `every event has a kind of its own`() {
    var kinds: [Event.Kind: Set<String>] = [:]
    for (event, _) in EventTextTests.all { kinds[event.kind, default: []].insert(event.caseName) }
    #expect(kinds.count > 30)
    for (kind, names) in kinds { #expect(names == ["\(kind)"]) }
  }

  @Test func `an event carries the values that it was made with`() {
    let attached = Event.attached(detail, parent: list, .pushed)
    #expect(attached.coordinator == detail)
    #expect(attached.parent == list)
    #expect(attached.placement == .pushed)
    let shown = Event.shown(screen, list, stack)
    #expect(shown.coordinator == list)
    #expect(shown.screen == screen)
    #expect(shown.container == stack)
    let settled = Event.settled(stack, [screen, nil], .swipedBack)
    #expect(settled.screens == [screen, nil])
    #expect(settled.reason == .swipedBack)
    #expect(Event.screenRefused(screen, list, .busy).refusal == .busy)
    #expect(Event.retained(list, Retention(.held, "Cache")).retention?.reason == "Cache")
    #expect(Event.queued(CommandID(number: 7)).command?.number == 7)
    let planned = Event.linkPlanned(link, keeps: [list], takesAway: [detail], shows: [])
    #expect(planned.link == link)
    #expect(planned.keptCoordinators == [list])
    #expect(planned.removedCoordinators == [detail])
    #expect(Event.linkWaits(link, .answer).wait == .answer)
    #expect(Event.linkLeavesOut(link, route: "phone", .busy).route == "phone")
  }

  @Test func `an event has no values of other kinds`() {
    let closed = Event.windowClosed
    #expect(closed.coordinator == nil)
    #expect(closed.screen == nil)
    #expect(closed.container == nil)
    #expect(closed.reason == nil)
    #expect(closed.refusal == nil)
    #expect(closed.link == nil)
    #expect(closed.screens.isEmpty)
    #expect(closed.addresses.isEmpty)
  }
}

extension Event {
  /// The name of the case that holds its values.
  fileprivate var caseName: String {
    String("\(content)".prefix { $0 != "(" })
  }
}
