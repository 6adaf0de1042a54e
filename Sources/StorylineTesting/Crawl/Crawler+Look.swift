import Foundation
import UIKit

// A look at the app at rest.
extension Crawler {
  /// The app as it is now, with its owners and its thumbnail.
  func look() throws -> Observation {
    Stage.shared.flush()
    var (observation, screen) = observe()
    let owners = Owners()
    for path in owners.flowPaths + owners.coordinatorPaths { paths.insert(path) }
    if let screen {
      observation.use = owners.path(to: screen)
      observation.owner = observation.use.last
      outliving.note(screen: screen, owner: owners.coordinator(of: screen))
    }
    if !model.knows(observation) { observation.thumbnail = try thumbnail() }
    return observation
  }

  /// The identity of the state that the app is in.
  func stateKey() -> String {
    let (observation, _) = observe()
    return observation.key(model.splits[observation.screen] ?? [])
  }

  /// The app as it is now, and its screen in front; nil behind a question of the system.
  private func observe() -> (Observation, screen: UIViewController?) {
    let place = Place()
    let face = currentFace()
    var (screen, title, kind) = (place.screen, "", Observation.Kind.screen)
    var name = screen.map(Place.name) ?? "nothing"
    var text = place.text
    if let alert = screen as? UIAlertController {
      kind = .alert
      title = alert.title ?? ""
    } else if let screen {
      title = screen.title ?? screen.navigationItem.title ?? ""
      if Self.isSystemScreen(screen) { kind = .system }
    }
    if let question = Stage.shared.systemQuestionTitle {
      // The title begins with the name of the app, which is that of the process here.
      let words = question.split(separator: "”").last.map(String.init) ?? question
      (screen, kind, name, title) = (nil, .system, "System “\(words.trimmingPrefix(" "))”", words)
      text += " > system"
    }
    let links = kind == .system ? [] : settings.links.map { "link \($0)" }
    let observation = Observation(
      screen: name, title: title, kind: kind, place: text,
      actions: face.actions.map(\.key) + links,
      face: face.actions.filter(\.isInFace).map(\.key).sorted(),
      features: [
        "stack": place.stacks.joined(separator: " "), "tabs": place.tabs.joined(separator: " "),
        "rows": face.rowTexts.joined(separator: "\n"),
      ])
    return (observation, screen)
  }

  /// Returns a Boolean value that indicates whether a screen is UIKit's own, such as the share
  /// sheet.
  private static func isSystemScreen(_ screen: UIViewController) -> Bool {
    String(reflecting: Swift.type(of: screen)).hasPrefix("UIKitCore.")
      && Swift.type(of: screen) != UIViewController.self
  }

  /// Writes the picture of the screen, and returns its path in the folder of the map.
  private func thumbnail() throws -> String {
    guard let folder else { return "" }
    let text = Stage.shared.displayList().svg()
    let name = "t/\(Self.hash(text)).svg"
    let file = folder.appending(path: name)
    if pictures.insert(name).inserted, !FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return name
  }

  /// A hash of a text that is the same in every process (FNV-1a).
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
