import AVFoundationMissing
import AbsenceRuntime
import Foundation
import Testing

/// Tests for the times of media, which work though AVFoundation is missing.
@Suite(.serialized) struct MediaTimeTests {
  @Test func `a time is a fraction of seconds`() {
    #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 10, timescale: 4)) == 2.5)
    #expect(CMTime(seconds: 0.5, preferredTimescale: 600).value == 300)
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
  }

  @Test func `times are compared and added whatever their scales`() {
    let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
    #expect(half == CMTime(value: 300, timescale: 600))
    #expect(third < half && CMTimeCompare(half, third) == 1)
    #expect(half + third == CMTime(value: 5, timescale: 6))
    #expect(half - half == .zero)
    #expect(half.convertScale(3, method: .roundTowardZero).value == 1)
    #expect(half.convertScale(3, method: .default).hasBeenRounded)
  }

  @Test func `a range begins at its start and ends before its end`() {
    let range = CMTimeRange(start: .zero, end: CMTime(value: 2, timescale: 1))
    #expect(range.duration.seconds == 2)
    #expect(range.containsTime(.zero) && !range.containsTime(range.end))
    #expect(!CMTimeRange.invalid.isValid)
  }

  @Test func `a player is declared and reports its use`() throws {
    _Absence.reset()
    let player = AVPlayer(url: try #require(.init(string: "https://example.org/a.mp4")))
    #expect(player.currentTime() == .zero)
    #expect(_Absence.uses.map(\.name).contains("AVPlayer.currentTime()"))
  }
}
