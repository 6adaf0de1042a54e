import NavigationMap
import Testing

@Suite("A map with the transitions of tests")
struct TestTraceTests {
  private func trace(_ steps: (test: String, from: String, kind: String, to: String)...)
    -> TestTrace
  {
    TestTrace(
      steps.map {
        "{\"from\":\"\($0.from)\",\"kind\":\"\($0.kind)\",\"test\":\"\($0.test)\",\"to\":\"\($0.to)\"}"
      }.joined(separator: "\n"))
  }

  private func transition(_ from: String, _ to: String, in map: NavigationMap) -> [NavigationMap
    .Transition]
  {
    map.transitions.filter { $0.from == from && $0.to == to }
  }

  @Test func `a transition and its screens have the tests that took it, each once and sorted`() {
    let map = SampleMap.shop.merged(
      with: trace(
        ("S/z()", "ItemViewController", "present", "VariantViewController"),
        ("S/a()", "ItemViewController", "present", "VariantViewController"),
        ("S/a()", "ItemViewController", "present", "VariantViewController")))
    let transitions = transition("ItemViewController", "VariantViewController", in: map)
    #expect(transitions.map(\.tests) == [["S/a()", "S/z()"]])
    #expect(transitions.first?.evidence == ["crawl", "test"])
    #expect(transitions.first?.times == 1)
    #expect(map.screen("VariantViewController")?.tests == ["S/a()", "S/z()"])
    #expect(map.screen("HelpViewController")?.tests == [])
  }

  @Test
  func
    `a transition that only sources knew is walked once a test takes it, but its screen is not reached by the walk`()
  {
    let map = SampleMap.shop.merged(
      with: trace(("S/a()", "ListViewController", "push", "HelpViewController")))
    let taken = transition("ListViewController", "HelpViewController", in: map).first
    #expect(taken?.isWalked == true)
    #expect(map.screen("HelpViewController")?.reached == false)
  }

  @Test
  func
    `a transition back counts where only one is known, and is a transition of its own among several`()
  {
    let one = SampleMap.shop.merged(
      with: trace(("S/a()", "VariantViewController", "unwind.dismiss", "ItemViewController")))
    #expect(
      transition("VariantViewController", "ItemViewController", in: one).map(\.tests) == [["S/a()"]]
    )
    let several = SampleMap.shop.merged(
      with: trace(("S/a()", "ItemViewController", "unwind.code", "ListViewController")))
    #expect(
      transition("ItemViewController", "ListViewController", in: several).map {
        "\($0.kind) \($0.tests)"
      }
        == ["unwind.back []", "unwind.code [\"S/a()\"]", "unwind.swipe []"])
  }

  @Test func `a screen that the map lacks is added`() {
    let map = SampleMap.shop.merged(
      with: trace(("S/a()", "launch", "launch", "DebugViewController")))
    #expect(map.screen("DebugViewController")?.evidence == ["test"])
    #expect(transition("launch", "DebugViewController", in: map).first?.cause == "launch")
  }

  @Test func `lines that are cut off, steps that stay and steps outside of tests are left out`() {
    let text = """
      {"from":"A","kind":"push","test":"S/a()","to":"B"}
      {"from":"A","kind":"none","test":"S/a()","to":"A"}
      {"from":"A","kind":"push","test":"","to":"C"}
      {"from":"A","kind":"pu
      """
    #expect(TestTrace(text).steps.map(\.to) == ["B"])
  }

  @Test func `without one test exactly its transitions lose their tests`() {
    let push = (test: "S/a()", from: "ListViewController", kind: "push", to: "ItemViewController")
    let sheet = (
      test: "S/b()", from: "ItemViewController", kind: "present", to: "VariantViewController"
    )
    let shared = (test: "S/b()", from: push.from, kind: push.kind, to: push.to)
    func tested(_ map: NavigationMap) -> Set<String> {
      Set(map.transitions.filter { !$0.tests.isEmpty }.map(\.key.text))
    }
    var plain = SampleMap.shop
    for index in plain.transitions.indices { plain.transitions[index].tests = [] }
    let all = tested(plain.merged(with: trace(push, shared, sheet)))
    let part = tested(plain.merged(with: trace(push)))
    #expect(
      all.subtracting(part) == ["ItemViewController → VariantViewController (present)"])
    #expect(part == ["ListViewController → ItemViewController (push)"])
  }

  @Test func `the text names a test, and the summary counts tested transitions`() {
    let map = SampleMap.shop.merged(
      with: trace(("S/a()", "ItemViewController", "present", "VariantViewController")))
    let text = TextWriter.text(of: map)
    #expect(text.contains("present VariantViewController by “Add”, tested by S/a()"))
    #expect(text.contains("2 reached by tests"))
  }
}
