import ObjCNames
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct RecordTests {
  let player = RecordedSubPlayer()

  private func result(_ selector: Selector, with argument: Any? = nil) -> String? {
    player.perform(selector, with: argument)?.takeUnretainedValue() as? String
  }

  @Test func `what a class has recorded is found`() {
    #expect(result("play:", with: "x") == "played x")
    #expect(player.value(forKey: "secret") as? Int == 3)
  }

  @Test func `an extension adds to what its class has recorded`() {
    #expect(result("pause") == "paused")
  }

  @Test func `a class inside a function is known`() {
    let poked = RecordedPlayer.local().perform("poke")?.takeUnretainedValue() as? String
    #expect(poked == "poked")
  }

  @Test func `a class is found under the name that it has recorded`() {
    #expect(ObjCNames.cls(named: "ThePlayer") == RecordedSubPlayer.self)
    #expect(ObjCNames.cls(named: "NobodysPlayer") == nil)
  }

  @Test func `a property is read and set by its accessors' names`() {
    player.perform("setSecret:", with: 8)
    #expect(player.perform("secret")?.takeUnretainedValue() as? Int == 8)
    #expect(player.responds(to: "setSecret:"))
    #expect(!player.responds(to: "setNothing:"))
  }

  @Test func `an optional method is there where a class has it`() {
    let title: ((Int) -> String)? = ObjCRecords.optional("Playing.title(at:)", of: player)
    #expect(title?(2) == "title 2")
    let none: ((Int) -> String)? = ObjCRecords.optional(
      "Playing.title(at:)", of: RecordedPlayer())
    #expect(none == nil)
  }

  @Test func `an optional property is there where a class has it`() {
    let secret: Int? = ObjCRecords.optionalValue("secret", of: player)
    #expect(secret == 3)
    let none: Int? = ObjCRecords.optionalValue("nothing", of: player)
    #expect(none == nil)
  }

  @Test func `a method of the main actor is called from one of any thread`() throws {
    #expect(ObjCRecords.onMainActor(player) { $0.title(at: 1) } == "title 1")
  }
}
