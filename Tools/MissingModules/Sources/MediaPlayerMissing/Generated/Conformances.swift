// Made by Scripts/missing-names of Data/MediaPlayer.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
extension MPMoviePlayerController: MPMediaPlayback {
  public func beginSeekingBackward() { _Absence.report("MPMediaPlayback.beginSeekingBackward()") }
  public func beginSeekingForward() { _Absence.report("MPMediaPlayback.beginSeekingForward()") }
  public var currentPlaybackRate: Float { get { _Absence.value(of: self, "MPMediaPlayback.currentPlaybackRate", else: 0) } set { _Absence.keep(newValue, of: self, "MPMediaPlayback.currentPlaybackRate") } }
  public var currentPlaybackTime: TimeInterval { get { _Absence.value(of: self, "MPMediaPlayback.currentPlaybackTime", else: 0) } set { _Absence.keep(newValue, of: self, "MPMediaPlayback.currentPlaybackTime") } }
  public func endSeeking() { _Absence.report("MPMediaPlayback.endSeeking()") }
  public var isPreparedToPlay: Bool { get { _Absence.report("MPMediaPlayback.isPreparedToPlay", answer: "false"); return false } }
  public func pause() { _Absence.report("MPMediaPlayback.pause()") }
  public func play() { _Absence.report("MPMediaPlayback.play()") }
  public func prepareToPlay() { _Absence.report("MPMediaPlayback.prepareToPlay()") }
  public func stop() { _Absence.report("MPMediaPlayback.stop()") }
}
extension MPMusicPlayerApplicationController: MPMediaPlayback {
  public func beginSeekingBackward() { _Absence.report("MPMediaPlayback.beginSeekingBackward()") }
  public func beginSeekingForward() { _Absence.report("MPMediaPlayback.beginSeekingForward()") }
  public var currentPlaybackRate: Float { get { _Absence.value(of: self, "MPMediaPlayback.currentPlaybackRate", else: 0) } set { _Absence.keep(newValue, of: self, "MPMediaPlayback.currentPlaybackRate") } }
  public var currentPlaybackTime: TimeInterval { get { _Absence.value(of: self, "MPMediaPlayback.currentPlaybackTime", else: 0) } set { _Absence.keep(newValue, of: self, "MPMediaPlayback.currentPlaybackTime") } }
  public func endSeeking() { _Absence.report("MPMediaPlayback.endSeeking()") }
  public var isPreparedToPlay: Bool { get { _Absence.report("MPMediaPlayback.isPreparedToPlay", answer: "false"); return false } }
  public func pause() { _Absence.report("MPMediaPlayback.pause()") }
  public func play() { _Absence.report("MPMediaPlayback.play()") }
  public func prepareToPlay() { _Absence.report("MPMediaPlayback.prepareToPlay()") }
  public func stop() { _Absence.report("MPMediaPlayback.stop()") }
}
