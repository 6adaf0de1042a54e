import Foundation
import Testing

@testable import UIKitCore

@Suite struct VelocityTrackTests {
  var track = VelocityTrack()

  @Test mutating func `a finger that moves evenly has the velocity of its way`() {
    for step in 0...10 { track.add(CGPoint(x: 0, y: -20 * step), at: Double(step) * 0.02) }
    #expect(abs(track.velocity.y + 1000) < 0.001)
  }

  @Test mutating func `a way that a busy host reports at once counts after the finger is lifted`() {
    track.add(.zero, at: 0)
    track.add(CGPoint(x: 0, y: -300), at: 0.15)
    track.add(CGPoint(x: 0, y: -300), at: 0.16)
    #expect(track.velocity.y < -1000)
  }

  @Test mutating func `a finger that has rested for longer than the memory has no velocity`() {
    for step in 0...10 { track.add(CGPoint(x: 0, y: -20 * step), at: Double(step) * 0.02) }
    track.add(CGPoint(x: 0, y: -200), at: 0.35)
    #expect(track.velocity == .zero)
  }
}
