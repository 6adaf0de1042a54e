import Foundation
import UIKitSimulator

/// A recorder's source, with answers that a test sets.
@MainActor
final class FakeApp: Recorder.Source {
  var app: (module: String, delegate: String)? = ("Basics", "AppDelegate")
  var deviceName = "iPhone 15"
  var moment = RecordedMoment()
  var target = TouchTarget()
  var states: [Int: TargetState] = [:]
  var isSettled = true

  func recordedApp() -> (module: String, delegate: String)? { app }
  func recordedMoment() -> RecordedMoment { moment }
  func touchTarget(at point: CGPoint) -> TouchTarget { target }
  func targetState(of id: Int) -> TargetState { states[id] ?? TargetState() }
}
