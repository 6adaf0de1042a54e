import StorylineCore
import Testing

@Suite struct EventTextTests {
  static let list = CoordinatorID(number: 1, name: "ListFlow")
  static let detail = CoordinatorID(number: 2, name: "DetailFlow")
  static let screen = ScreenID(number: 3, name: "ListScreen")
  static let other = ScreenID(number: 4, name: "Other")
  static let stack = ContainerID(number: 5, kind: .stack)
  static let tabs = ContainerID(number: 6, kind: .tabs)
  static let columns = ContainerID(number: 8, kind: .columns)

  static let all: [(Event, String)] =
    [
      (.attached(list, parent: nil, .root), "ListFlow#1 root"),
      (.attached(detail, parent: list, .pushed), "DetailFlow#2 pushed by ListFlow#1"),
      (.queued(CommandID(number: 7)), "command 7 waits"),
      (.shown(screen, list, stack), "ListFlow#1 shows ListScreen@3 in stack 5"),
      (.notTaken(screen, stack), "stack 5 did not take ListScreen@3"),
      (.refused(list, .ownChild), "ListFlow#1 refused: a flow cannot be its own child"),
      (
        .screenRefused(screen, list, .busy),
        "ListScreen@3 of ListFlow#1 refused: something else is on its way"
      ),
      (.coalesced(detail, with: list), "DetailFlow#2 coalesced with ListFlow#1"),
      (.screenCoalesced(other, with: screen), "Other@4 coalesced with ListScreen@3"),
      (.gestureCancelled(stack), "stack 5 unchanged: gesture cancelled"),
      (.settled(stack, []), "stack 5 settled: []"),
      (.settled(stack, [nil]), "stack 5 settled: [–]"),
      (.settled(stack, [screen, nil, other]), "stack 5 settled: [ListScreen@3, –, Other@4]"),
      (.settled(stack, [screen], .swipedBack), "stack 5 settled: [ListScreen@3], swiped back"),
      (.closed(stack, .rootReplaced), "stack 5 closed: root replaced"),
      (.lost(screen, .replaced), "ListScreen@3 gone: replaced"),
      (.left(list, [screen, other]), "ListFlow#1 leaves [ListScreen@3, Other@4] in sight"),
      (.enclosed(stack, screen), "stack 5 is in ListScreen@3"),
      (.kept(stack), "stack 5 is out of sight, and UIKit keeps it"),
      (.selected(tabs, detail), "tabs 6 selects DetailFlow#2"),
      (.selected(tabs, nil), "tabs 6 selects –"),
      (.selected(ContainerID(number: 7, kind: .pages), list), "pages 7 selects ListFlow#1"),
      (.collapsed(columns), "columns 8 collapsed"),
      (.expanded(columns), "columns 8 expanded"),
      (.attached(detail, parent: list, .tab), "DetailFlow#2 tab by ListFlow#1"),
      (.attached(detail, parent: list, .column), "DetailFlow#2 column by ListFlow#1"),
      (.attached(detail, parent: list, .page), "DetailFlow#2 page by ListFlow#1"),
      (.closing(list, .closed), "ListFlow#1 closes"),
      (.closing(list, .removed), "ListFlow#1 closes: removed"),
      (.windowClosed, "window closed"),
      (.finishing(list), "ListFlow#1 finishes"),
      (.finished(list), "ListFlow#1 finished"),
      (.cancelled(list, .swipedBack), "ListFlow#1 cancelled: swiped back"),
      (
        .cancelled(list, .refused(.ancestor)),
        "ListFlow#1 cancelled: refused: the flow is above the one that shows it"
      ),
      (.released(list), "ListFlow#1 released"),
      (
        .retained(list, Retention(.leak, "A.b → B: make A.b weak")),
        "ListFlow#1 leaks: A.b → B: make A.b weak"
      ),
      (.retained(list, Retention(.held, "Cache.flow")), "ListFlow#1 is still held by Cache.flow"),
      (.retained(list, Retention(.unexplained, "timedOut")), "ListFlow#1 is still there: timedOut"),
      (.screenRetained(screen, Retention(.leak, "")), "ListScreen@3 leaks: "),
      (
        .screenRetained(screen, Retention(.held, "Cache.all[0]")),
        "ListScreen@3 is still held by Cache.all[0]"
      ),
    ] + links

  private static let link = LinkID(number: 8)
  private static let places: [Address] = [
    Address(route: "shop"), Address(route: "phone", input: #"{"id":4,"of":"a, b)"}"#),
  ].compactMap(\.self)

  static let links: [(Event, String)] = [
    (.located(list, places[0]), "ListFlow#1 is at shop"),
    (.located(list, places[1]), #"ListFlow#1 is at phone({"id":4,"of":"a, b)"})"#),
    (.linkOpened(link, places), #"link 8 opened: shop/phone({"id":4,"of":"a, b)"})"#),
    (.linkOpened(link, []), "link 8 opened: "),
    (.linkRestores(link, places), #"link 8 restores [shop, phone({"id":4,"of":"a, b)"})]"#),
    (.linkRestores(link, []), "link 8 restores []"),
    (.linkWaits(link, .firstFlow), "link 8 waits for the first flow"),
    (.linkWaits(link, .gate("signed in")), #"link 8 waits for gate signed\u{20}in"#),
    (.linkWaits(link, .answer), "link 8 waits for an answer"),
    (.linkGoesOn(link), "link 8 goes on"),
    (
      .linkPlanned(link, keeps: [list], takesAway: [detail, list], shows: places),
      "link 8 keeps [ListFlow#1], takes away [DetailFlow#2, ListFlow#1], "
        + #"shows [shop, phone({"id":4,"of":"a, b)"})]"#
    ),
    (
      .linkPlanned(link, keeps: [], takesAway: [], shows: []),
      "link 8 keeps [], takes away [], shows []"
    ),
    (.linkCannotSpare(link, detail), "link 8 cannot spare DetailFlow#2"),
    (
      .linkLeavesOut(link, route: "phone", .windowClosed),
      "link 8 leaves out phone: the window is gone"
    ),
    (.linkFollowed(link), "link 8 followed"),
    (.linkRefused(link, .expired), "link 8 refused: what it waited for did not come in time"),
  ]

  @Test(arguments: all)
  func `an event is written as a sentence and read back`(event: Event, text: String) {
    #expect(event.description == text)
    #expect(Event(text) == event)
    // Identifiers are equal when their numbers are; the text has the names as well.
    #expect(Event(text)?.description == text)
  }

  @Test(arguments: ["two\nlines", "\r", "\u{2028}", "\\u{a}", "leaks: is still held by x"])
  func `any reason for still being there stays one line`(reason: String) {
    let event = Event.retained(Self.list, Retention(.leak, reason))
    let breaks = event.description.filter(\.isNewline)
    #expect(breaks.isEmpty)
    #expect(Event(event.description) == event)
  }

  @Test(arguments: [
    "", "my flow", "a#1", "b@2", "back\\slash", "\\u{20}", "two\nlines", "Pair<Int, String>",
    "a], b", "–", "\u{301}accent", "e\u{301}", "\u{2028}", "ListFlow by MainFlow#1", "👩‍👩‍👧",
  ])
  func `any name survives`(name: String) throws {
    let flow = CoordinatorID(number: 1, name: name)
    let screen = ScreenID(number: 2, name: name)
    let stack = ContainerID(number: 3, kind: .stack)
    let events: [Event] = [
      .attached(flow, parent: flow, .pushed), .shown(screen, flow, stack), .finished(flow),
      .settled(stack, [screen, nil, screen], .popped), .settled(stack, [screen]),
      .screenRefused(screen, flow, .busy), .coalesced(flow, with: flow),
    ]
    for event in events {
      #expect(!event.description.contains("\n"))
      let read = try #require(Event(event.description))
      #expect(read == event)
      #expect(read.description.unicodeScalars.elementsEqual(event.description.unicodeScalars))
      if read.kind == .finished, let id = read.coordinator {
        #expect(id.name.unicodeScalars.elementsEqual(name.unicodeScalars))
      }
    }
  }

  @Test(arguments: [
    "", " ", "ListFlow", "ListFlow#1", "ListFlow#x root", "ListFlow#1 sideways", "#", "A#1 ",
    "link 1", "link 1 flies", "link x goes on", "link 1 opened: a(", "link 1 opened: a()",
    "link 1 opened: a//b", "link 1 restores [a,b]", "link 1 restores a", "link 1 waits for me",
    "link 1 keeps [], shows []", "A#1 is at ", "A#1 is at a(1) ", "A#1 is at a(1)b",
    "ListFlow#1 pushed by", "ListFlow#1 pushed by B", "A#1 shows B@2 in drawer 3", "A#01 root",
    "A#1 shows B in stack 1", "stack x settled: []", "stack 1 settled: [", "stack 1 settled: [A]",
    "stack 1 settled: [A@1,B@2]", "stack 1 settled: [A@1, ]", "command 1", "command one waits",
    "command +1 waits", "A#1  root", " A#1 root", "A\\u{20#1 root", "A\\u{zz}#1 root",
    "A#1 finished twice", "A#1 closes: closed", "window closed ", "A@1 root",
    "A#99999999999999999999 root",
  ])
  func `what is no event is not read as one`(text: String) {
    #expect(Event(text) == nil)
  }

  @Test func `a reason of a newer version is kept as it is`() throws {
    let text = "A#1 cancelled: beamed up"
    #expect(try #require(Event(text)).description == text)
  }

  @Test func `a refusal can still be read from a reason that was text`() throws {
    let event = try #require(Event("A#1 cancelled: refused: the window is gone"))
    #expect(event.kind == .cancelled)
    let reason = try #require(event.reason)
    #expect(reason.refusal == .windowClosed)
    #expect(reason == .refused(.windowClosed))
  }

  // MARK: Logs

  @Test func `a log is read back`() throws {
    var log = EventLog()
    for (event, _) in Self.all { log.append(event) }
    #expect(try EventLog(text: log.description) == log)
    #expect(EventLog(log.description) == log)
    #expect(try EventLog(text: "") == EventLog())
  }

  @Test func `a shortened log is read back with what it says about that`() throws {
    var log = EventLog()
    for number in 1...(2 * EventLog.capacity + 1) {
      log.append(.queued(CommandID(number: number)))
    }
    let read = try EventLog(text: log.description)
    #expect(read == log)
    #expect(read.dropped == EventLog.capacity)
  }

  @Test func `a log that somebody else kept whole is read whole`() throws {
    let lines = (1...5000).map { "command \($0) waits" }
    let log = try EventLog(text: lines.joined(separator: "\r\n") + "\r\n")
    #expect(log.count == 5000)
    #expect(log.dropped == 0)
  }

  @Test func `an error names the line`() {
    let text = "A#1 root\n\nA#1 finishes\nA#1 flies\nA#1 finished"
    #expect(throws: EventLog.ParsingError(line: 4, text: "A#1 flies")) {
      try EventLog(text: text)
    }
    #expect(EventLog(text) == nil)
  }
}

extension EventLog.ParsingError {
  fileprivate init(line: Int, text: String) {
    var filler = (1..<line).map { "command \($0) waits" }
    filler.append(text)
    do {
      _ = try EventLog(text: filler.joined(separator: "\n"))
      preconditionFailure("\(text) is an event after all")
    } catch {
      self = error
    }
  }
}
