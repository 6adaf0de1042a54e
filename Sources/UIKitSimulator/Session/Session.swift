import Foundation

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
