import Foundation
import UIKitCore

/// Keeps the inputs of an app and pictures of its screen, from the launch on, until somebody saves them.
@MainActor
final class SessionKeeper {
  /// A picture of the screen, and when it was so.
  struct Picture {
    let at: Double
    let list: DisplayList
  }

  /// The most inputs that are kept. Later ones could only be replayed after them.
  static let mostEvents = 20_000
  /// The most pictures that are kept; when there are more, every second one goes.
  static let mostPictures = 40

  private(set) var session = Session(app: "", device: "")
  private(set) var pictures: [Picture] = []
  /// A Boolean value that indicates whether there were more inputs than are kept.
  private(set) var isCut = false
  private(set) var hasBegun = false
  private var beginning: Double = 0
  private var isChanged = true
  /// The fingers that are down: what they press looks otherwise.
  private var fingers: Set<Int> = []

  /// Begins with an app that nobody has used yet.
  func begin(app: String, device: [DeviceSetting], at time: Double) {
    hasBegun = true
    session = Session(app: app, device: DeviceSetting.text(of: device))
    (pictures, isCut, beginning, isChanged, fingers) = ([], false, time, true, [])
  }

  /// Notes an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time on the stage's clock.
  ///   - isSecret: `true` if what is typed goes into a secure field: it is not kept.
  func note(_ input: SimulatorInput, at time: Double, isSecret: Bool = false) {
    if case .touch(let id, let phase, _) = input {
      if phase == .began { fingers.insert(id) }
      if phase == .ended || phase == .cancelled { fingers.remove(id) }
    }
    guard let kept = isSecret ? Self.withoutSecret(input) : input,
      let event = SessionEvent(kept, at: time - beginning)
    else { return }
    guard session.events.count < Self.mostEvents else {
      isCut = true
      return
    }
    session.events.append(event)
    isChanged = true
  }

  /// A Boolean value that indicates whether there was an input since the last picture, and no finger is down.
  var awaitsPicture: Bool { isChanged && fingers.isEmpty }

  /// Keeps a picture of a screen on which nothing moves, if one is awaited.
  func see(_ list: DisplayList, at time: Double) {
    guard awaitsPicture else { return }
    isChanged = false
    guard pictures.last?.list != list else { return }
    pictures.append(Picture(at: time - beginning, list: list))
    guard pictures.count > Self.mostPictures else { return }
    pictures = pictures.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// An input without what is typed. Keys such as Return stay.
  private static func withoutSecret(_ input: SimulatorInput) -> SimulatorInput? {
    switch input {
    case .text(let text): .text(String(repeating: "•", count: text.count))
    case .press(.began(let key)) where writes(key.charactersIgnoringModifiers): nil
    // Which key went up would tell as well.
    case .press(.ended(let code)) where HardwareKey.writing(code).map(writes) == true: nil
    default: input
    }
  }

  private static func writes(_ characters: String) -> Bool {
    characters.count == 1 && characters.allSatisfy { !$0.isNewline && $0 != "\t" && $0 != "\u{8}" }
  }
}
