import Foundation
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct ClientMessageTests {
  @Test func `what the page may say is read`() throws {
    #expect(
      try ClientMessage(#"{"type":"hello","token":"abc","version":1}"#.utf8)
        == .hello(token: "abc", version: 1))
    #expect(
      try ClientMessage(#"{"type":"touch","id":3,"phase":"moved","x":1.5,"y":-2,"new":[]}"#.utf8)
        == .touch(id: 3, phase: .moved, at: CGPoint(x: 1.5, y: -2)))
    #expect(
      try ClientMessage(#"{"type":"device","setting":"style","value":"dark"}"#.utf8)
        == .device(.style(isDark: true)))
    #expect(
      try ClientMessage(#"{"type":"wheel","x":1,"y":2,"dx":0,"dy":-30.5}"#.utf8)
        == .wheel(at: CGPoint(x: 1, y: 2), by: CGPoint(x: 0, y: -30.5)))
    #expect(try ClientMessage(#"{"type":"text","value":"\u00e9!"}"#.utf8) == .text("\u{E9}!"))
    #expect(
      try ClientMessage(#"{"type":"key","value":"return"}"#.utf8)
        == .key(.return, selecting: false))
    #expect(
      try ClientMessage(#"{"type":"key","value":"left","shift":true}"#.utf8)
        == .key(.left, selecting: true))
  }

  @Test func `what a mouse does that touches nothing is read`() throws {
    #expect(
      try ClientMessage(#"{"type":"hover","x":1,"y":2}"#.utf8)
        == .hover(at: CGPoint(x: 1, y: 2)))
    #expect(try ClientMessage(#"{"type":"hover"}"#.utf8) == .hover(at: nil))
    #expect(
      try ClientMessage(#"{"type":"secondaryClick","x":1,"y":2}"#.utf8)
        == .secondaryClick(at: CGPoint(x: 1, y: 2)))
  }

  @Test func `keys are read by their place, with what they write`() throws {
    let text = #"{"type":"press","phase":"began","code":"KeyA","value":"A","modifiers":["shift"]}"#
    let key = HardwareKey(
      .keyboardA, characters: "A", ignoringModifiers: "a", modifierFlags: .shift)
    #expect(try ClientMessage(text.utf8) == .press(.began(key)))
    let arrow = #"{"type":"press","phase":"began","code":"ArrowUp","value":""}"#
    #expect(
      try ClientMessage(arrow.utf8)
        == .press(.began(HardwareKey(.keyboardUpArrow, characters: "UIKeyInputUpArrow"))))
    #expect(
      try ClientMessage(#"{"type":"press","phase":"ended","code":"NumpadEnter"}"#.utf8)
        == .press(.ended(.keypadEnter)))
    #expect(
      try ClientMessage(#"{"type":"press","phase":"cancelled"}"#.utf8) == .press(.allCancelled))
    #expect(
      try ClientMessage(#"{"type":"press","phase":"began","code":"Fn"}"#.utf8) == .press(.unknown))
  }

  @Test(arguments: [
    "", "{", "null", "[]", "7", "\"hello\"", "{}", #"{"type":7}"#, #"{"type":"hello"}"#,
    #"{"type":"hello","token":7,"version":1}"#, #"{"type":"hello","token":"a","version":1.5}"#,
    #"{"type":"touch","id":1,"phase":"began","x":1}"#,
    #"{"type":"touch","id":1,"phase":"hover","x":1,"y":1}"#,
    #"{"type":"touch","id":1e99,"phase":"began","x":1,"y":1}"#,
    #"{"type":"touch","id":1,"phase":"began","x":1e999,"y":1}"#,
    #"{"type":"touch","id":1,"phase":"began","x":1e9,"y":1}"#,
    #"{"type":"touch","id":1,"phase":"began","x":"1","y":1}"#,
    #"{"type":"wheel","x":1,"y":2,"dx":0}"#, #"{"type":"wheel","x":1,"y":2,"dx":0,"dy":1e300}"#,
    #"{"type":"device","setting":"style","value":"pink"}"#, #"{"type":"device","setting":"style"}"#,
    #"{"type":"text","value":""}"#,
    #"{"type":"text","value":7}"#, #"{"type":"text"}"#, #"{"type":"key","value":"F1"}"#,
    #"{"type":"key"}"#, #"{"type":"key","value":"left","shift":1}"#,
    #"{"type":"hover","x":1}"#, #"{"type":"secondaryClick"}"#, #"{"type":"press"}"#,
    #"{"type":"press","phase":"moved","code":"KeyA"}"#,
    #"{"type":"device","setting":"style","value":"dark"} {}"#, "\u{FEFF}\u{0}",
  ])
  func `what is malformed is refused`(text: String) {
    #expect(throws: ClientMessage.Problem.malformed) { try ClientMessage(text.utf8) }
  }

  @Test(arguments: [
    (#"{"type":"inspect"}"#), (#"{"type":"inspect","x":1}"#), (#"{"type":"inspect","view":"7"}"#),
    (#"{"type":"inspect","view":7,"x":1,"y":2}"#), (#"{"type":"inspect","x":1e9,"y":0}"#),
    (#"{"type":"past","log":1}"#), (#"{"type":"past","log":1,"number":1.5}"#),
    (#"{"type":"record"}"#), (#"{"type":"record","value":"pause"}"#),
  ])
  func `a question that is none is refused`(text: String) {
    #expect(throws: ClientMessage.Problem.malformed) { try ClientMessage(text.utf8) }
  }

  @Test func `questions are read`() throws {
    #expect(
      try ClientMessage(#"{"type":"inspect","x":1,"y":2}"#.utf8)
        == .ask(.inspectPoint(CGPoint(x: 1, y: 2))))
    #expect(try ClientMessage(#"{"type":"inspect","view":7}"#.utf8) == .ask(.inspectView(7)))
    #expect(
      try ClientMessage(#"{"type":"past","log":2,"number":5}"#.utf8)
        == .ask(.past(log: 2, number: 5)))
    #expect(try ClientMessage(#"{"type":"record","value":"start"}"#.utf8) == .record(true))
    #expect(try ClientMessage(#"{"type":"record","value":"stop"}"#.utf8) == .record(false))
    #expect(try ClientMessage(#"{"type":"reload"}"#.utf8) == .reload)
  }

  @Test(arguments: [#"{"type":"highlight"}"#, #"{"type":""}"#, #"{"type":"screen"}"#])
  func `what the protocol does not have is refused as such`(text: String) {
    #expect(throws: ClientMessage.Problem.unknown) { try ClientMessage(text.utf8) }
  }

  @Test(arguments: [("[", 60_000), (#"{"type":"#, 5_000), (#"{"a":["#, 8_000)])
  func `deep nesting is refused and ends nobody`(open: String, count: Int) {
    let text = String(repeating: open, count: count)
    #expect(throws: ClientMessage.Problem.malformed) { try ClientMessage(text.utf8) }
  }
}
