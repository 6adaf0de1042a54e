/// A look at the app at rest: the screen in front, the way to it, and the actions that it offers.
struct Observation: Codable {
  /// A part of the app that can distinguish two states with the same place and face.
  enum Feature: String, Codable, CaseIterable {
    /// The classes of all screens on the way, those below the tops included.
    case stack
    /// The tops of the tabs that are not selected.
    case tabs
    /// The texts of the rows.
    case rows
  }

  enum Kind: String, Codable { case screen, alert, system, container }

  /// The class of the controller in front; of an alert, with its title.
  let screen: String
  let title: String
  let kind: Kind
  /// The way from the window to the screen.
  let place: String
  /// The keys of the actions, in the order in which they are tried.
  let actions: [String]
  /// The keys of the actions that belong to the identity of the state, sorted.
  let face: [String]
  let features: [String: String]
  /// The owner of the screen, a flow or a coordinator.
  var owner: String?
  /// The owner's ancestors and the owner.
  var use: [String] = []
  /// The thumbnail's file.
  var thumbnail = ""

  /// The identity of the state, refined by those features.
  func key(_ split: [Feature]) -> String {
    ([place, face.joined(separator: "\u{1}")] + split.map { features[$0.rawValue] ?? "" })
      .joined(separator: "\u{2}")
  }
}

// Two looks at one state differ in title and picture, and are the same observation.
extension Observation: Hashable {
  static func == (one: Observation, other: Observation) -> Bool {
    one.place == other.place && one.actions == other.actions && one.features == other.features
      && one.screen == other.screen && one.use == other.use
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(actions)
    hasher.combine(features)
  }
}
