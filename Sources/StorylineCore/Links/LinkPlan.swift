/// The changes that following a link makes: the difference between what a window shows and what the
/// link leads to.
///
/// Making one changes nothing. It is printed in a few lines:
///
/// ```text
/// keeps StoreApp#1, StoreFlow#2
/// takes away PhoneFlow#3
/// shows phone(42)
/// ```
public struct LinkPlan: Hashable, Sendable, CustomStringConvertible {
  /// The flows on the way of the link that are there already, from the root on. Nothing touches them.
  public internal(set) var keeps: [CoordinatorID] = []
  /// The kept flows that stand behind others, as in a tab that is not selected: they are brought to the front.
  public internal(set) var reveals: [CoordinatorID] = []
  /// The flows that end, the topmost first.
  public internal(set) var takesAway: [CoordinatorID] = []
  /// The new steps, in order.
  public internal(set) var shows: [Address] = []
  /// The flows that would be in the way and survive links.
  public internal(set) var spares: [CoordinatorID] = []
  /// The flows that were marked to survive, and end all the same: they lie above the new screens in
  /// the same place, or over a screen that is removed.
  public internal(set) var cannotSpare: [CoordinatorID] = []
  /// Everything that stands in the way, not only the first.
  public internal(set) var obstacles: [Obstacle] = []

  /// The position of each step that is there already.
  package internal(set) var found: [Int: CoordinatorID] = [:]
  /// The layer whose upper part is removed, and the number of its remaining screens; `nil` when
  /// everything is removed.
  package internal(set) var cut: (layer: Int, stays: Int)?
  /// The lowest layer that goes as a whole.
  package internal(set) var firstLayerThatGoes: Int?

  /// The gates among the obstacles, in the same order. Their names may be equal, so they are named by
  /// position.
  package internal(set) var closedGates: [ClosedGate] = []

  /// A closed gate of a coordinator or of a step.
  package struct ClosedGate: Sendable {
    package enum Owner: Sendable {
      case flow(CoordinatorID)
      case step(Int)
    }

    package let owner: Owner
    /// Its position among the closed gates of the owner.
    package let position: Int
  }

  /// Something that stands in the way of a link.
  public struct Obstacle: Hashable, Sendable, CustomStringConvertible {
    /// The consequence for the link.
    public enum Effect: Hashable, Sendable {
      /// The link cannot be followed.
      case refuses(Refusal)
      /// The link waits.
      case waits(LinkWait)
      /// A flow is asked first whether it may be left.
      case asks(CoordinatorID)
    }

    public let effect: Effect
    /// The step of the link that it is about, if it is about one.
    public let step: Address?

    package init(_ effect: Effect, at step: Address? = nil) {
      self.effect = effect
      self.step = step
    }

    public var description: String {
      let text =
        switch effect {
        case .refuses(let refusal): "\(refusal)"
        case .waits(let wait): "it waits for \(wait)"
        case .asks(let id): "\(id) is asked first"
        }
      return step.map { "\($0): \(text)" } ?? text
    }
  }

  package init() {}

  /// A plan of a link that leads nowhere.
  package init(obstacle: Obstacle) { obstacles = [obstacle] }

  package mutating func add(_ obstacles: [Obstacle]) { self.obstacles = obstacles + self.obstacles }

  /// Why the link cannot be followed, if it cannot.
  public var refusals: [Refusal] {
    obstacles.compactMap { if case .refuses(let refusal) = $0.effect { refusal } else { nil } }
  }

  /// A Boolean value that indicates whether nothing has to change.
  public var isEmpty: Bool {
    reveals.isEmpty && takesAway.isEmpty && shows.isEmpty && !cutsScreens
  }

  /// Screens go, though their flows may not.
  package internal(set) var cutsScreens = false

  public var description: String {
    var lines = ["keeps \(Self.list(keeps))"]
    if !reveals.isEmpty { lines.append("reveals \(Self.list(reveals))") }
    if !takesAway.isEmpty { lines.append("takes away \(Self.list(takesAway))") }
    if !spares.isEmpty { lines.append("spares \(Self.list(spares))") }
    if !cannotSpare.isEmpty { lines.append("cannot spare \(Self.list(cannotSpare))") }
    if !shows.isEmpty { lines.append("shows \(Self.list(shows))") }
    return (lines + obstacles.map { "but \($0)" }).joined(separator: "\n")
  }

  private static func list<Element: CustomStringConvertible>(_ elements: [Element]) -> String {
    elements.isEmpty ? "nothing" : elements.map(\.description).joined(separator: ", ")
  }

  public static func == (one: LinkPlan, other: LinkPlan) -> Bool {
    one.keeps == other.keeps && one.reveals == other.reveals && one.takesAway == other.takesAway
      && one.shows == other.shows && one.spares == other.spares
      && one.cannotSpare == other.cannotSpare && one.obstacles == other.obstacles
      && one.cutsScreens == other.cutsScreens
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(keeps)
    hasher.combine(takesAway)
    hasher.combine(shows)
    hasher.combine(obstacles)
  }
}
