import Foundation
import UIKit

/// The place of a map in which an app starts. For the `storyline` command.
public enum _StartingPlace {
  /// Prepares the start when the program begins, before anything looks for its home folder.
  ///
  /// `STORYLINE_PLACE` names the file of the place, and `STORYLINE_PLACE_HOME` the home folder, which is emptied:
  /// the script of a map begins with an app that has just been installed. Without the first variable nothing
  /// happens.
  public static func begin() {
    guard let file = getenv("STORYLINE_PLACE").map({ String(cString: $0) }) else { return }
    if let home = getenv("STORYLINE_PLACE_HOME").map({ String(cString: $0) }) {
      HomeFolder.empty(URL(filePath: home))
    }
    // Main queue work begins when the app has launched and its run loop turns.
    DispatchQueue.main.async {
      Task { @MainActor in await StartingPlace.bringApp(toPlaceIn: URL(filePath: file)) }
    }
  }
}

/// The way from a launch to a place: lines of a test, as a map has them for each state.
struct StartingPlace: Decodable {
  /// The name of the place, for messages.
  let name: String
  /// The lines that lead there from the launch.
  let script: [String]
  /// The texts for secure fields, which no map has, by the names of the fields.
  let words: [String: String]

  /// The longest real time to wait until an action is possible, such as for an answer from a server.
  private static let patience = Duration.seconds(10)

  /// Performs the script, on a clock that skips animations. Then the app goes on in real time.
  @MainActor
  static func bringApp(toPlaceIn file: URL) async {
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .immediate
    defer { Stage.shared.clock.mode = mode }
    do {
      let place = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
      if let problem = await place.perform() {
        print("The app could not be brought to \(place.name). \(problem)")
      } else {
        print("The app is at \(place.name).")
      }
    } catch {
      print("\(file.path) cannot be read: \(error)")
    }
  }

  /// Performs the lines.
  ///
  /// - Returns: The reason why a line could not be performed; nil where all were.
  @MainActor
  private func perform() async -> String? {
    let app = AppDriver()
    for (index, line) in script.enumerated() {
      do {
        guard let actions = MonkeyAction.parse(line, words: words) else {
          return "Line \(index + 1) of its script cannot be read: \(line)"
        }
        for action in actions { try await perform(action, on: app) }
      } catch {
        let reason = (error as? DriverError)?.message ?? "\(error)"
        return "It stopped at line \(index + 1) of \(script.count), \(line): \(reason)"
      }
    }
    return nil
  }

  @MainActor
  private func perform(_ action: MonkeyAction, on app: AppDriver) async throws {
    let clock = ContinuousClock()
    let end = clock.now + Self.patience
    while true {
      do {
        try await app.settle()
        try await action.perform(on: app)
        return try await app.settle()
      } catch let error as DriverError {
        guard clock.now < end else { throw error }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Prints a line on standard error, beside the messages of the command.
  static func print(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
