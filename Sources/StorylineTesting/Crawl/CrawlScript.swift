import Foundation
import UIKit

/// The way to a place of a map, read from the map's file.
@MainActor
package enum CrawlScript {
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
  }

  /// The actions that lead to a screen or a state of the earlier map of the settings.
  ///
  /// - Throws: ``DriverError`` where the map cannot be read, or has no such place.
  static func toPlace(_ place: String, _ settings: CrawlSettings) throws -> [MonkeyAction] {
    let location = TestLocation(#filePath, #line)
    guard let path = settings.earlierMap, let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else {
      throw DriverError("There is no map that knows the way to “\(place)”.", at: location)
    }
    return try toPlace(place, in: file, words: settings.words, at: location)
  }

  /// The actions that lead to a place of a map.
  ///
  /// - Parameters:
  ///   - place: The id of a screen or of a state, or the title of a screen.
  ///   - map: The map's file.
  ///   - words: The texts for secure fields, which a map does not have.
  /// - Returns: The actions after a launch.
  /// - Throws: ``DriverError`` where the map has no such place.
  static func toPlace(
    _ place: String, inMap map: Data, words: [String: String] = [:]
  ) throws -> [MonkeyAction] {
    let file = try JSONDecoder().decode(File.self, from: map)
    return try toPlace(place, in: file, words: words, at: TestLocation(#filePath, #line))
  }

  private static func toPlace(
    _ place: String, in file: File, words: [String: String], at location: TestLocation
  ) throws -> [MonkeyAction] {
    let states = file.screens.flatMap { $0.states ?? [] }
    let wanted = place.lowercased()
    let found =
      states.first { $0.id == place }
      ?? file.screens.first { $0.id.lowercased() == wanted }?.states?.first
      ?? file.screens.first { $0.title?.lowercased() == wanted }?.states?.first
      ?? file.screens.first { $0.id.lowercased() == wanted + "viewcontroller" }?.states?.first
    guard let found else {
      let names = file.screens.map(\.id).joined(separator: ", ")
      throw DriverError("The map has no place “\(place)”; it has: \(names).", at: location)
    }
    return try found.script.flatMap { line in
      guard let actions = MonkeyAction.parse(line, words: words) else {
        throw DriverError("The line \(line) of the map cannot be read.", at: location)
      }
      return actions
    }
  }
}
