import ObjCNames
import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct CADisplayLinkTests {
  let clock = Stage.shared.clock
  let counter = FrameCounter()
  let frame = 1.0 / 60

  init() { clock.mode = .manual }

  private func makeLink() -> CADisplayLink {
    CADisplayLink(target: counter, selector: Selector(("frame:")))
  }

  private func pass(_ frames: Int) {
    for _ in 0..<frames {
      clock.advance(by: frame)
      Stage.shared.turn()
    }
  }

  @Test func `13.5.1 – sends a message with each frame while it is on a run loop`() {
    let link = makeLink()
    pass(2)
    #expect(counter.times.isEmpty)
    link.add(to: .main, forMode: .common)
    pass(3)
    #expect(counter.times.count == 3)
    link.remove(from: .main, forMode: .common)
    pass(3)
    #expect(counter.times.count == 3)
    #expect(clock.isIdle)
  }

  @Test func `13.5.2 – keeps its target until it is invalidated`() {
    var target: FrameCounter? = FrameCounter()
    weak let kept = target
    let link = CADisplayLink(target: target as Any, selector: Selector(("frame:")))
    target = nil
    link.add(to: .main, forMode: .common)
    pass(1)
    #expect(kept?.times.count == 1)
    link.invalidate()
    #expect(kept == nil)
  }

  @Test func `13.5.2 – sends nothing after it is invalidated`() {
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    pass(2)
    #expect(counter.times.isEmpty)
  }

  @Test func `13.5.3 – tells the times of the frame and of the next`() {
    let link = makeLink()
    #expect(link.timestamp == 0)
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    pass(2)
    #expect(abs(link.timestamp - clock.now) <= frame)
    #expect(abs(link.targetTimestamp - link.timestamp - 2 * frame) < 0.000_1)
    #expect(abs(link.duration - frame) < 0.000_1)
  }

  @Test func `13.5.4 – sends nothing while it is paused`() {
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    pass(3)
    #expect(counter.times.isEmpty)
    link.isPaused = false
    pass(1)
    #expect(counter.times.count == 1)
  }

  @Test(arguments: [(0, 12), (60, 12), (50, 12), (30, 6), (20, 4), (15, 3)])
  func `13.5.5 – rounds its rate to one that divides that of the display`(rate: Int, count: Int) {
    let link = makeLink()
    link.preferredFramesPerSecond = rate
    link.add(to: .main, forMode: .common)
    pass(12)
    #expect(counter.times.count == count)
  }

  @Test func `13.5.5 – follows a range of rates first`() {
    let link = makeLink()
    link.preferredFramesPerSecond = 60
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    link.add(to: .main, forMode: .common)
    pass(12)
    #expect(counter.times.count == 4)
  }
}

/// Notes the times of the frames that a link sends.
final class FrameCounter: NSObject, ObjCExporting {
  private(set) var times: [CFTimeInterval] = []

  class func exportMembers(to members: inout ObjCMembers) {
    members.method("frame:", FrameCounter.frame)
  }

  @MainActor func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
}
