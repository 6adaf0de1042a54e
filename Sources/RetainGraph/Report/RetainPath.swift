/// One object holds another: by a property, or by what a closure captured.
public struct RetainHop: Codable, Hashable, Sendable {
  /// The type of the object that holds.
  public let owner: String
  /// Its property, with what leads on from there: `handlers[2].onTap`. Empty when the owner is no
  /// object with properties.
  public let member: String
  /// The name of the closure that retains the next object: `closure in setBindings()`.
  public let closure: String?
  /// A Boolean value that indicates whether a closure's capture retains the next object.
  public let isCapture: Bool
  /// The type of what is held.
  public let target: String
  /// The owner's part in the system, if it has one.
  public let part: RuntimePart?
  /// A Boolean value that indicates whether the memory only looks like a reference.
  public let isGuess: Bool

  public init(
    owner: String, member: String, closure: String?, isCapture: Bool, target: String,
    part: RuntimePart?, isGuess: Bool
  ) {
    self.owner = owner
    self.member = member
    self.closure = closure
    self.isCapture = isCapture
    self.target = target
    self.part = part
    self.isGuess = isGuess
  }
}

/// A chain of strong references, from what begins it to the object in question.
public struct RetainPath: Codable, Hashable, Sendable {
  /// The beginning of a path.
  public enum Origin: Codable, Hashable, Sendable {
    /// At the object in question: the path is a cycle.
    case itself
    /// At an object that the caller named.
    case root
    /// At a global or static variable.
    case global(String)
    /// At an object of a cycle that does not contain the object in question.
    case cycle(String)
    /// At an object that the system holds while it works.
    case system(RuntimePart)
    /// At an object that nothing readable holds: a variable of a function, or C's memory.
    case unknown
  }

  public let origin: Origin
  public let hops: [RetainHop]
  /// The type of the object in question.
  public let target: String

  public init(origin: Origin, hops: [RetainHop], target: String) {
    self.origin = origin
    self.hops = hops
    self.target = target
  }

  public var isCycle: Bool { origin == .itself }

  /// A Boolean value that indicates whether a part of the path was guessed instead of read.
  public var isGuess: Bool { hops.contains(where: \.isGuess) }

  /// A Boolean value that indicates whether the path passes work that ends by itself.
  public var passesWork: Bool {
    if case .system(let part) = origin, part.isWork { return true }
    return hops.contains { $0.part?.isWork ?? false }
  }
}

extension RetainPath: Comparable {
  /// The path with fewer hops comes first, then the one with the shorter text, because a property
  /// is clearer than its storage. Two runs of an app give the same order.
  public static func < (one: RetainPath, other: RetainPath) -> Bool {
    if one.hops.count != other.hops.count { return one.hops.count < other.hops.count }
    let (text, otherText) = (one.description, other.description)
    return (text.utf8.count, text) < (otherText.utf8.count, otherText)
  }
}

// MARK: - Text

extension RetainHop {
  /// The owner and its property: `ListViewModel.updateBinding`.
  var place: String {
    if member.isEmpty { return owner }
    return member.hasPrefix("[") ? owner + member : "\(owner).\(member)"
  }

  /// The place and the closure that stands there.
  var holder: String {
    var text = place
    if let closure { text += " (\(closure))" }
    if isGuess { text += " (?)" }
    return text
  }
}

extension RetainPath: CustomStringConvertible {
  public var description: String {
    var text =
      switch origin {
      case .itself, .root, .unknown, .system: ""
      case .global(let name): "\(name) → "
      case .cycle(let cycle): "a cycle (\(cycle)) → "
      }
    for hop in hops { text += hop.holder + (hop.isCapture ? " → captures " : " → ") }
    return text + target
  }
}
