import Foundation
import UIKitCore

/// The inputs of an app since its launch, as a file that another machine replays.
package struct Session: Codable, Equatable, Sendable {
  /// The format. A later one that this version cannot replay has another number.
  package static let schema = "storyline.session/1"

  package var schema = Session.schema
  /// The name of the app.
  package var app: String
  /// How the device was set at the beginning: `model=iPhone 15&style=light`.
  package var device: String
  package var events: [SessionEvent]

  package init(app: String, device: String, events: [SessionEvent] = []) {
    (self.app, self.device, self.events) = (app, device, events)
  }

  /// The reason why a file is no session.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads a session from a page that was saved.
  ///
  /// - Throws: ``Problem`` if the text contains none, or one of another format.
  package init(page text: String) throws {
    guard let begin = text.range(of: SessionPage.begin),
      let end = text.range(of: SessionPage.end, range: begin.upperBound..<text.endIndex),
      let session = try? JSONDecoder().decode(
        Session.self, from: Data(text[begin.upperBound..<end.lowerBound].utf8))
    else {
      throw Problem(
        description:
          "It is not a session. Save one with Device, Save session, on the page of an app.")
    }
    guard session.schema == Self.schema else {
      throw Problem(
        description: "It has the format \(session.schema), and this version reads \(Self.schema).")
    }
    self = session
  }
}

/// One input, and when it came. The fields are those of the page's messages.
package struct SessionEvent: Codable, Equatable, Sendable {
  /// The seconds since the beginning, on the stage's clock.
  package var at: Double
  var type: String
  var id: Int?
  var phase: String?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var value: String?
  var shift: Bool?
  var code: String?
  var modifiers: [String]?
  var setting: String?

  private init(_ type: String, at time: Double) {
    self.type = type
    at = (time * 1000).rounded() / 1000
  }

  /// Notes an input; `nil` for one that does nothing to the app.
  package init?(_ input: SimulatorInput, at time: Double) {
    switch input {
    case .touch(let id, let phase, let point):
      self.init("touch", at: time)
      (self.id, self.phase) = (id, phase.rawValue)
      place(at: point)
    case .wheel(let point, let distance):
      self.init("wheel", at: time)
      place(at: point)
      (dx, dy) = (distance.x, distance.y)
    case .secondaryClick(let point):
      self.init("secondaryClick", at: time)
      place(at: point)
    case .press(.began(let key)):
      guard let code = HardwareKey.code(of: key.code) else { return nil }
      self.init("press", at: time)
      (phase, self.code, value) = ("began", code, key.characters)
      modifiers = HardwareKey.names(of: key.modifierFlags)
    case .press(.ended(let usage)):
      guard let code = HardwareKey.code(of: usage) else { return nil }
      self.init("press", at: time)
      (phase, self.code) = ("ended", code)
    case .press(.allCancelled):
      self.init("press", at: time)
      phase = "cancelled"
    case .text(let text):
      self.init("text", at: time)
      value = text
    case .key(let key, let selecting):
      self.init("key", at: time)
      value = key.rawValue
      if selecting { shift = true }
    case .device(let command):
      self.init("device", at: time)
      (setting, value) = (command.setting.name, command.setting.value)
    case .press(.unknown), .hover, .watch, .ask, .record, .reload: return nil
    }
  }

  private mutating func place(at point: CGPoint) {
    (x, y) = (point.x, point.y)
  }

  /// The input; `nil` where the fields are none that a page may send.
  package var input: SimulatorInput? {
    guard let text = try? JSONEncoder().encode(self),
      let message = try? ClientMessage(text)
    else { return nil }
    if case .touch(let id, let phase, let point) = message {
      return .touch(id: id, phase: phase, at: point)
    }
    return message.input
  }
}
