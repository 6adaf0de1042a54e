package import Foundation
package import UIKitCore

/// The stage, as the simulator needs it: a description of the screen, and a screen to touch.
@MainActor
package protocol SimulatedStage: Recorder.Source {
  /// The name of the device: `iPhone 15`.
  var deviceName: String { get }
  /// The moment of what ``displayList()`` describes.
  var time: SnapshotTime { get }
  var panels: Panels { get }
  /// Called at the end of every turn that changed anything.
  var onCommit: (@MainActor () -> Void)? { get set }
  /// Called when the app tells assistive technology something.
  var onAnnouncement: (@MainActor (Announcement) -> Void)? { get set }

  func displayList() -> DisplayList
  func sendTouch(id: Int, phase: TouchPhase, at point: CGPoint)
  func turnWheel(at point: CGPoint, by distance: CGPoint)
  func movePointer(to point: CGPoint?)
  @discardableResult func secondaryClick(at point: CGPoint) -> Bool
  func pressKey(_ key: HardwareKey)
  func releaseKey(_ code: UIKeyboardHIDUsage)
  func releaseAllKeys()
  /// A Boolean value that indicates whether the app has taken the key that is down for something
  /// else than text: what it writes is to go nowhere.
  var isKeyTaken: Bool { get }
  /// A Boolean value that indicates whether text goes into a secure field.
  var isTypingSecret: Bool { get }
  func insert(_ text: String)
  func press(_ key: EditingKey, selecting: Bool)
  /// How the device is set.
  var deviceState: DeviceState { get }
  func perform(_ command: DeviceCommand)
  /// How the view is laid out that is there.
  func inspect(at point: CGPoint) -> Inspection?
  func inspect(id: Int) -> Inspection?
}
