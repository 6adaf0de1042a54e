import Foundation
import Synchronization
import Testing

@testable import AbsenceRuntime

@Suite(.serialized) struct AbsenceTests {
  init() {
    _Absence.reset()
    _Absence.nameTests { nil }
  }

  @Test func `Each name is listed once, with how often it was used`() {
    _Absence.report("UIThing.first")
    _Absence.report("UIThing.second", answer: "nil")
    _Absence.report("UIThing.first")
    #expect(_Absence.uses.map(\.name) == ["UIThing.first", "UIThing.second"])
    #expect(_Absence.uses.map(\.times) == [2, 1])
    #expect(_Absence.uses.map(\.answer) == ["nothing", "nil"])
  }

  @Test func `A test whose code repeats until it gets another answer ends`() async {
    await #expect(processExitsWith: .failure) {
      _Absence.nameTests { "Tests.scan()" }
      while true { _Absence.report("Scanner.scanString(_:)", .body, answer: "nil") }
    }
  }

  @Test func `An app outside of tests may ask as often as it wants`() {
    for _ in 0..<1_000_010 { _Absence.report("UIThing.drawn") }
    #expect(_Absence.uses.map(\.times) == [1_000_010])
  }

  @Test func `An observer is called once for each name`() {
    let names = Mutex<[String]>([])
    _Absence.observe { use in names.withLock { $0.append(use.name) } }
    defer { _Absence.observe { _ in } }
    _Absence.report("UIThing.first")
    _Absence.report("UIThing.first")
    _Absence.report("UIThing.second")
    #expect(names.withLock(\.self) == ["UIThing.first", "UIThing.second"])
  }

  @Test func `The caller is found on the stack`() {
    _Absence.report("UIThing.called")
    #expect(_Absence.uses.first?.caller.hasPrefix("AbsenceTests.The caller is found") == true)
  }

  @Test func `A caller that is given is kept with file and line`() {
    _Absence.report(
      "Cart.total()", .body, answer: "0", reason: "no such member", function: "Cart.total()",
      file: "/app/Cart.swift", line: 12)
    let sentences = _Absence.uses.map(_Absence.sentence)
    #expect(
      sentences == [
        "Storyline: Cart.total() was set aside: no such member; called from Cart.total() "
          + "(Cart.swift:12), answered 0"
      ])
  }

  @Test func `A name that two tests use is listed for each`() {
    _Absence.nameTests { "first test" }
    _Absence.report("UIThing.shared")
    _Absence.nameTests { "second test" }
    _Absence.report("UIThing.shared")
    #expect(_Absence.uses.map(\.test) == ["first test", "second test"])
  }

  @Test func `A function that was set aside returns an object of a class that is known`() async {
    _Absence.makeObjects { $0 is Thing.Type ? Thing() : nil }
    defer { _Absence.makeObjects { _ in nil } }
    let thing: Thing = _Absence.answer("make()", reason: "no", file: "A.swift", line: 1)
    #expect(type(of: thing) == Thing.self)
    #expect(_Absence.uses.map(\.name) == ["make()"])
    await #expect(processExitsWith: .failure) {
      let _: Thing = _Absence.answer("make()", reason: "no", file: "A.swift", line: 1)
    }
  }

  @Test func `A property keeps what it is set to, for its object alone`() {
    let thing = Thing()
    let part = Thing()
    _Absence.keep([part], of: thing, "Thing.parts")
    #expect(_Absence.value(of: thing, "Thing.parts", else: [Thing]()).first === part)
    let other = Thing()
    #expect(_Absence.value(of: other, "Thing.parts", else: [Thing]()).isEmpty)
  }

  @Test func `A weak property does not keep its object alive`() {
    let thing = Thing()
    do {
      let delegate = Thing()
      _Absence.keep(delegate as Thing?, of: thing, "Thing.delegate", weakly: true)
      #expect(_Absence.value(of: thing, "Thing.delegate", else: nil as Thing?) === delegate)
    }
    #expect(_Absence.value(of: thing, "Thing.delegate", else: nil as Thing?) == nil)
  }

  @Test func `The report is one line of JSON for each use`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _Absence.report("UIThing.one")
    _Absence.report("UIThing.two")
    ReportFile(path: path).append(_Absence.uses)
    ReportFile(path: path).append([_Absence.uses[0]])
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let uses = try lines.map { try JSONDecoder().decode(_Absence.Use.self, from: Data($0.utf8)) }
    #expect(uses.map(\.name) == ["UIThing.one", "UIThing.two", "UIThing.one"])
  }
}

private final class Thing {}
