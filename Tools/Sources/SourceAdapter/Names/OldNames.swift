/// Names of older Swift that Apple's frameworks have replaced, and for which Xcode offers fixes.
///
/// Xcode reads them from the API notes of an SDK, from which the list is made.
package enum OldNames {
  /// A function or method: its name and its labels.
  struct Callable: Hashable, Sendable {
    /// With the type in front, where a function became a member.
    let name: String
    let labels: [String]
    /// A Boolean value that indicates whether a property replaced a function.
    var isGetter = false

    /// The argument that a member is called on.
    var receiver: Int? { labels.firstIndex(of: "self") }

    /// Reads `UIImage.jpegData(self:compressionQuality:)`.
    init?(_ text: Substring) {
      let parts = text.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      var name = parts[0]
      if name.hasPrefix("getter:") {
        name = name.dropFirst("getter:".count)
        isGetter = true
      }
      self.name = String(name)
      labels = parts[1].dropLast().split(separator: ":").map(String.init)
    }
  }

  /// Types, constants and other names that stand alone.
  static func global(_ name: String) -> String? { table.globals[name] }

  /// Functions that stand alone.
  static func function(_ name: String) -> Callable? { table.functions[name] }

  /// Names of notifications, which were members of `Notification.Name`.
  static func notification(_ name: String) -> String? { table.notifications[name] }

  /// Properties and cases.
  static func member(_ name: String) -> String? { table.members[name] }

  /// Methods and initializers.
  static func method(_ name: String, labels: [String]) -> Callable? {
    table.methods[name]?.first { $0.old.labels == labels }?.new
  }

  /// Returns a Boolean value that indicates whether a declaration of that name is looked for here.
  static func contains(_ name: String) -> Bool { table.names.contains(name) }

  /// Returns the key of a declaration; of a method with its labels.
  static func key(_ name: String, labels: [String]?) -> String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  private struct Table: Sendable {
    var globals: [String: String] = [:]
    var functions: [String: Callable] = [:]
    var notifications: [String: String] = [:]
    var members: [String: String] = [:]
    var methods: [String: [(old: Callable, new: Callable)]] = [:]
    var names: Set<String> = []

    init(_ list: String) {
      for line in list.split(separator: "\n") {
        let parts = line.split(separator: " ")
        guard parts.count == 3 else { continue }
        add(parts[1], parts[2], kind: parts[0])
      }
    }

    private mutating func add(_ old: Substring, _ new: Substring, kind: Substring) {
      names.insert(String(old.prefix { $0 != "(" }))
      switch kind {
      case "global": globals[String(old)] = String(new)
      case "function": functions[String(old)] = Callable(new)
      case "notification": notifications[String(old)] = String(new)
      case "member": members[String(old)] = String(new)
      case "method":
        guard let old = Callable(old), let new = Callable(new) else { return }
        methods[old.name, default: []].append((old, new))
      default: break
      }
    }
  }

  private static let table = Table(list)
}
