import ObjCNames
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ObservingTests {
  let player = RecordedPlayer()

  @Test func `an observer is told of both values, where it asks for them`() {
    var heard: [[Double?]] = []
    let both = player.observe(\.rate, options: [.old, .new]) {
      heard.append([$1.oldValue, $1.newValue])
    }
    let none = player.observe(\.rate) { heard.append([$1.oldValue, $1.newValue]) }
    player.rate = 2
    #expect(heard == [[1, 2], [nil, nil]])
    withExtendedLifetime((both, none)) {}
  }

  @Test func `an observer may ask for the first value`() {
    var heard: [Double?] = []
    let observation = player.observe(\.rate, options: [.initial, .new]) {
      heard.append($1.newValue)
    }
    #expect(heard == [1])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observation ends when it is invalidated`() {
    var count = 0
    let observation = player.observe(\.rate) { _, _ in count += 1 }
    observation.invalidate()
    player.rate = 2
    #expect(count == 0)
  }

  @Test func `an observation ends when it is released`() {
    var count = 0
    var observation: NSKeyValueObservation? = player.observe(\.rate) { _, _ in count += 1 }
    player.rate = 2
    withExtendedLifetime(observation) {}
    observation = nil
    player.rate = 3
    #expect(count == 1)
  }

  @Test func `an observer hears nothing of other objects`() {
    var count = 0
    let observation = player.observe(\.rate) { _, _ in count += 1 }
    RecordedPlayer().rate = 2
    #expect(count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func `a property of a superclass is observed`() {
    var count = 0
    let sub = RecordedSubPlayer()
    let observation = sub.observe(\.rate) { _, _ in count += 1 }
    sub.rate = 2
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `an observation does not keep the object`() {
    weak var weakPlayer: RecordedPlayer?
    var observation: NSKeyValueObservation?
    do {
      let player = RecordedPlayer()
      weakPlayer = player
      observation = player.observe(\.rate) { _, _ in }
    }
    #expect(weakPlayer == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func `a property that does not notify its observers is reported with its class`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      _SilentProperties.observe { name in exit(name.hasPrefix("RecordedPlayer.") ? 7 : 1) }
      _ = RecordedPlayer().observe(\.untold) { _, _ in }
    }
  }
}
