import Foundation
import UIKitCore

/// One input, as a page sends it, and when it came.
package struct SessionEvent: Equatable, Sendable {
  /// The seconds since the beginning, on the stage's clock.
  package let at: Double
  private let fields: MessageFields

  /// Notes an input; `nil` for one that does nothing to the app.
  package init?(_ input: SimulatorInput, at time: Double) {
    guard let fields = MessageFields(input) else { return nil }
    self.fields = fields
    at = (time * 1000).rounded() / 1000
  }

  /// The input; `nil` where the fields are none that a page may send.
  package var input: SimulatorInput? {
    guard let message = try? ClientMessage(fields) else { return nil }
    if case .touch(let id, let phase, let point) = message {
      return .touch(id: id, phase: phase, at: point)
    }
    return message.input
  }
}

extension SessionEvent: Codable {
  private enum Key: CodingKey { case at }

  package init(from decoder: any Decoder) throws {
    at = try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .at)
    fields = try MessageFields(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(at, forKey: .at)
  }
}

extension MessageFields {
  /// The message with which a page sends an input; `nil` for one that does nothing to the app.
  fileprivate init?(_ input: SimulatorInput) {
    switch input {
    case .touch(let id, let phase, let point):
      self.init(type: "touch")
      (self.id, self.phase, self.point) = (id, phase.rawValue, point)
    case .wheel(let point, let distance):
      self.init(type: "wheel")
      (self.point, self.distance) = (point, distance)
    case .secondaryClick(let point):
      self.init(type: "secondaryClick")
      self.point = point
    case .press(.began(let key)):
      guard let code = HardwareKey.code(of: key.code) else { return nil }
      self.init(type: "press")
      (phase, self.code, value) = ("began", code, key.characters)
      modifiers = HardwareKey.names(of: key.modifierFlags)
    case .press(.ended(let usage)):
      guard let code = HardwareKey.code(of: usage) else { return nil }
      self.init(type: "press")
      (phase, self.code) = ("ended", code)
    case .press(.allCancelled):
      self.init(type: "press")
      phase = "cancelled"
    case .text(let text):
      self.init(type: "text")
      value = text
    case .key(let key, let selecting):
      self.init(type: "key")
      value = key.rawValue
      if selecting { shift = true }
    case .device(let command):
      self.init(type: "device")
      (setting, value) = (command.setting.name, command.setting.value)
    case .press(.unknown), .hover, .watch, .ask, .record, .reload: return nil
    }
  }
}
