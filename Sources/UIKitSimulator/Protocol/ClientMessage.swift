package import Foundation
package import UIKitCore

/// A message from a page.
package enum ClientMessage: Equatable, Sendable {
  case hello(token: String, version: Int)
  case touch(id: Int, phase: TouchPhase, at: CGPoint)
  /// A mouse's wheel was turned there: the content is to move by that much.
  case wheel(at: CGPoint, by: CGPoint)
  /// A mouse's pointer moved there, or, with `nil`, off the screen.
  case hover(at: CGPoint?)
  /// A mouse's other button was clicked there.
  case secondaryClick(at: CGPoint)
  case press(KeyPress)
  case text(String)
  case key(EditingKey, selecting: Bool)
  case device(DeviceCommand)
  case ask(Question)
  /// Begins to write down what people do as a test, or ends it.
  case record(Bool)
  /// Ends the app and starts what is built by now in its place.
  case reload

  /// The input for the app; `nil` for what depends on the page that sends it.
  package var input: SimulatorInput? {
    switch self {
    case .hello, .touch, .ask: nil
    case .wheel(let point, let distance): .wheel(at: point, by: distance)
    case .hover(let point): .hover(at: point)
    case .secondaryClick(let point): .secondaryClick(at: point)
    case .press(let press): .press(press)
    case .text(let text): .text(text)
    case .key(let key, let selecting): .key(key, selecting: selecting)
    case .device(let command): .device(command)
    case .record(let isOn): .record(isOn)
    case .reload: .reload
    }
  }

  /// Why a message was not understood.
  package enum Problem: Error, Equatable {
    /// Not JSON, or a field is missing or of the wrong kind.
    case malformed
    /// A `type` that the protocol does not have.
    case unknown
  }

  /// Reads a text message.
  package init(_ text: some Sequence<UInt8>) throws(Problem) {
    let fields: MessageFields
    do {
      fields = try JSONDecoder().decode(MessageFields.self, from: Data(text))
    } catch {
      throw .malformed
    }
    try self.init(fields)
  }

  /// Reads the fields of a message.
  init(_ fields: MessageFields) throws(Problem) {
    switch fields.type {
    case "hello":
      guard let token = fields.token, let version = fields.version else { throw .malformed }
      self = .hello(token: token, version: version)
    case "touch":
      guard
        let id = fields.id, let phase = fields.phase.flatMap(TouchPhase.init(rawValue:)),
        let point = fields.point
      else { throw .malformed }
      self = .touch(id: id, phase: phase, at: point)
    case "wheel":
      guard let point = fields.point, let distance = fields.distance else { throw .malformed }
      self = .wheel(at: point, by: distance)
    case "hover":
      guard let point = fields.point else {
        guard fields.x == nil, fields.y == nil else { throw .malformed }
        self = .hover(at: nil)
        return
      }
      self = .hover(at: point)
    case "secondaryClick":
      guard let point = fields.point else { throw .malformed }
      self = .secondaryClick(at: point)
    case "press":
      guard let press = KeyPress(fields.phase, fields.code, fields.value, fields.modifiers) else {
        throw .malformed
      }
      self = .press(press)
    case "text":
      guard let text = fields.value, !text.isEmpty else { throw .malformed }
      self = .text(text)
    case "key":
      guard let key = fields.value.flatMap(EditingKey.init(rawValue:)) else { throw .malformed }
      self = .key(key, selecting: fields.shift ?? false)
    case "device":
      guard let setting = fields.setting, let value = fields.value,
        let command = DeviceCommand(setting: setting, value: value)
      else { throw .malformed }
      self = .device(command)
    case "session":
      self = .ask(.session)
    case "inspect", "past":
      guard let question = fields.question else { throw .malformed }
      self = .ask(question)
    case "record":
      switch fields.value {
      case "start": self = .record(true)
      case "stop": self = .record(false)
      default: throw .malformed
      }
    case "reload":
      self = .reload
    default:
      throw .unknown
    }
  }
}

/// A key press on the keyboard beside the page.
package enum KeyPress: Equatable, Sendable {
  case began(HardwareKey)
  case ended(UIKeyboardHIDUsage)
  /// The page lost the keyboard: no key-up messages follow.
  case allCancelled
  /// A key that UIKit has no name for.
  case unknown

  fileprivate init?(
    _ phase: String?, _ code: String?, _ characters: String?, _ modifiers: [String]?
  ) {
    switch (phase, code) {
    case ("began", let code?):
      let key = HardwareKey(
        code: code, characters: characters ?? "", modifiers: modifiers ?? [])
      self = key.map { .began($0) } ?? .unknown
    case ("ended", let code?):
      self = HardwareKey.usage(ofCode: code).map { .ended($0) } ?? .unknown
    case ("cancelled", nil):
      self = .allCancelled
    default:
      return nil
    }
  }
}
