import Foundation
import UIKit

/// The way from a launch to a place of an earlier map.
@MainActor
struct CrawlScript {
  /// The lines of the map.
  private(set) var lines: [String] = []
  /// The actions of the lines, with the texts for secure fields.
  private(set) var actions: [MonkeyAction] = []

  /// The way of a walk that begins at the launch.
  init() {}

  /// The part of a map's file that is needed.
  private struct File: Decodable {
    struct Screen: Decodable {
      struct State: Decodable {
        let id: String
        let script: [String]
      }

      let id: String
      let title: String?
      let states: [State]?
    }

    let screens: [Screen]

    /// The states that are meant, the nearest name first.
    func states(of place: String) -> [Screen.State] {
      let wanted = place.lowercased()
      func states(_ isMeant: (Screen) -> Bool) -> [Screen.State] {
        screens.filter(isMeant).flatMap { $0.states ?? [] }
      }
      return states { _ in true }.filter { $0.id == place }
        + states { $0.id.lowercased() == wanted }
        + states { $0.title?.lowercased() == wanted }
        + states { $0.id.lowercased() == wanted + "viewcontroller" }
    }
  }

  /// Reads the way to a place from the earlier map of the settings.
  ///
  /// - Parameters:
  ///   - place: The id of a screen or of a state, or the title of a screen.
  ///   - settings: The settings, with the map, and with the texts for secure fields, which no map has.
  /// - Throws: ``DriverError`` where the map cannot be read, or has no such place.
  init(to place: String, _ settings: CrawlSettings) throws {
    let location = TestLocation(#filePath, #line)
    guard let path = settings.earlierMap, let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else {
      throw DriverError(
        "The map \(settings.earlierMap ?? "") cannot be read. It has to know the way to “\(place)”.",
        at: location)
    }
    guard let state = file.states(of: place).first else {
      let names = file.screens.map(\.id).joined(separator: ", ")
      throw DriverError("The map has no place “\(place)”; it has: \(names).", at: location)
    }
    for line in state.script {
      guard let parsed = MonkeyAction.parse(line, words: settings.words) else {
        throw DriverError("The line \(line) of the map cannot be read.", at: location)
      }
      lines.append(line)
      actions += parsed
    }
  }
}
