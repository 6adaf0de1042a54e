import Testing

@testable import StorylineTesting

/// The states that a crawl computes from its steps.
struct CrawlModelTests {
  private func look(
    _ screen: String, _ actions: [String] = ["go"], stack: String = "", tabs: String = ""
  ) -> Observation {
    Observation(
      screen: screen, title: "", kind: .screen, place: screen, actions: actions, face: actions,
      features: ["stack": stack, "tabs": tabs, "rows": ""])
  }

  private func add(
    _ action: String, from: Observation?, to: Observation, in model: inout CrawlModel
  ) {
    let origin = from.map { model.number(of: $0) }
    let destination = model.number(of: to)
    model.add(
      CrawlStep(
        from: origin, action: action, line: action, kind: .push, cause: .action,
        end: .at(destination)))
  }

  @Test func `looks with the same place and face are one state`() {
    var model = CrawlModel()
    add("launch", from: nil, to: look("A", stack: "1"), in: &model)
    add("go", from: look("A", stack: "1"), to: look("A", stack: "2"), in: &model)
    #expect(model.states.count == 1)
  }

  @Test func `a screen that contradicts itself is split by what tells its looks apart`() {
    var model = CrawlModel()
    let (short, long) = (look("A", stack: "1"), look("A", stack: "2"))
    add("launch", from: nil, to: short, in: &model)
    add("go", from: short, to: look("B"), in: &model)
    add("go", from: look("B"), to: long, in: &model)
    add("go", from: long, to: look("C"), in: &model)
    #expect(model.contradictions.count == 1)
    let isRefined = model.refine()
    #expect(isRefined)
    #expect(model.splits == ["A": [.stack]])
    #expect(model.contradictions.isEmpty)
    #expect(model.states.count == 4)
  }

  @Test func `a contradiction that nothing explains splits no screen`() {
    var model = CrawlModel()
    add("launch", from: nil, to: look("A"), in: &model)
    add("go", from: look("A"), to: look("B"), in: &model)
    add("launch", from: nil, to: look("A"), in: &model)
    add("go", from: look("A"), to: look("C"), in: &model)
    let isRefined = model.refine()
    #expect(!isRefined)
    #expect(model.contradictions.map(\.action) == ["go"])
  }

  @Test func `the path to a state takes the fewest steps`() {
    var model = CrawlModel()
    let start = look("A", ["go", "jump"])
    add("launch", from: nil, to: start, in: &model)
    add("go", from: start, to: look("B"), in: &model)
    add("go", from: look("B"), to: look("C", ["back"]), in: &model)
    add("back", from: look("C", ["back"]), to: start, in: &model)
    add("jump", from: start, to: look("C", ["back"]), in: &model)
    let wanted = model.states.firstIndex { $0.key.hasPrefix("C") }
    #expect(model.path(from: 0) { $0 == wanted }?.keys == ["jump"])
  }

  @Test func `a path does not use an action that has led to two states`() {
    var model = CrawlModel()
    add("launch", from: nil, to: look("A"), in: &model)
    add("go", from: look("A"), to: look("B"), in: &model)
    add("launch", from: nil, to: look("A"), in: &model)
    add("go", from: look("A"), to: look("C"), in: &model)
    #expect(model.path(from: 0) { $0 != 0 } == nil)
  }

  @Test func `the script of a state begins at its launch`() {
    var model = CrawlModel()
    add("launch", from: nil, to: look("A"), in: &model)
    add("go", from: look("A"), to: look("B"), in: &model)
    #expect(model.script(toState: 1).map(\.action) == ["go"])
  }

  @Test(arguments: [
    ("Cart (3)", "Cart (#)"), ("12 of 40 items", "# of # items"), ("7", "7"), ("Save", "Save"),
  ])
  func `numbers in a name do not make another action`(name: String, steady: String) {
    #expect(CrawlAction.steadyName(name) == steady)
  }

  @Test(arguments: [
    MonkeyAction.tap(.init(name: "Say “no”, \"now\"")), .tapRow(.init(name: "Emma", index: 2)),
    .enter("a\nb", into: .init(name: "Name")), .goBack, .goBackTo("List"),
    .swipeBack(isCancelled: true), .pullDownSheet(isCancelled: false),
    .turnWheel(1, to: "March"), .swipe(.init(name: "Emma"), isLeft: true), .scroll(isDown: false),
    .answerQuestion(allow: false), .open("app://items/7?q=a;b"), .leaveAndReturn,
    .write("Tea; milk", in: .init(name: "note")),
  ])
  func `a line of a script is read back as the action that wrote it`(action: MonkeyAction) {
    #expect(MonkeyAction.parse("\(action)") == [action])
  }

  @Test func `a line that is no call is not read`() {
    #expect(MonkeyAction.parse("exit(0)") == nil)
    #expect(MonkeyAction.parse("app.launchMissiles()") == nil)
  }

  @Test func `the text of a secure field is not written`() {
    let target = MonkeyAction.Target(name: "PIN")
    let action = CrawlAction(
      key: "field PIN", rank: .form, actions: [.enter("1851", into: target)], secrets: ["PIN"])
    #expect(!action.line.contains("1851"))
    #expect(MonkeyAction.parse(action.line, words: ["PIN": "42"]) == [.enter("42", into: target)])
  }

  @Test func `one cycle is one, from whichever of its objects it is told`() {
    func finding(_ text: String) -> CrawlFinding {
      CrawlFinding(kind: .outlives, at: "A unwind.back B", text: text)
    }
    let one = finding(
      "After a swipe, C leaks: C.screen → V.coordinator → C: make V.coordinator weak")
    let other = finding("V leaks: V.coordinator → C.screen → V: make V.coordinator weak")
    #expect(one.cycle == other.cycle)
    #expect(one.cycle == ["C.screen", "V.coordinator"])
  }
}
