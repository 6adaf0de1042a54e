import Foundation

extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button people click with.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button, which opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number; 1 is the primary one.
    @discardableResult
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}

extension Stage {
  /// A click with buttons of a mouse. Views get clicks with the primary button only.
  package func click(at point: CGPoint, buttons: UIEvent.ButtonMask) {
    for phase in [TouchPhase.began, .ended] {
      state.fingers.send(
        id: Fingers.mouse, phase: phase, type: .indirectPointer, at: point, buttons: buttons,
        stage: self)
    }
  }
}

extension UIEvent.ButtonMask {
  /// A Boolean value that indicates whether it is what everything on the screen takes for a touch:
  /// a finger, or the primary button.
  var isClick: Bool { isEmpty || contains(.primary) }
}
