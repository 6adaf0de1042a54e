import Foundation

/// The device was moved.
final class UIMotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension Stage {
  /// Shakes the device: the first responder gets the event, else the key window.
  package func shake() {
    let application = UIApplication.shared
    guard application.applicationState == .active else { return }
    let responder = application.firstResponder ?? application.keyWindow
    let event = UIMotionEvent()
    event.timestamp = clock.now
    responder?.motionBegan(.motionShake, with: event)
    responder?.motionEnded(.motionShake, with: event)
    setNeedsTurn()
  }
}
