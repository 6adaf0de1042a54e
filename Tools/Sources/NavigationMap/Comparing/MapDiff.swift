/// The difference between two maps.
package struct MapDiff: Codable, Equatable, Sendable {
  /// A screen whose identifier has changed, while its transitions and its owner have not.
  package struct Renaming: Codable, Equatable, Sendable {
    package let from: String
    package let to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// A screen or a transition of which something else than its identity has changed.
  package struct Change: Codable, Equatable, Sendable {
    package let at: String
    package let text: String
  }

  package var addedScreens: [String] = []
  package var removedScreens: [String] = []
  package var renamedScreens: [Renaming] = []
  package var changedScreens: [Change] = []
  package var addedTransitions: [NavigationMap.Transition.Key] = []
  package var removedTransitions: [NavigationMap.Transition.Key] = []
  package var changedTransitions: [Change] = []
  package var addedFindings: [NavigationMap.Finding] = []
  package var removedFindings: [NavigationMap.Finding] = []

  /// Compares two maps.
  ///
  /// - Parameters:
  ///   - old: The map before.
  ///   - new: The map after.
  ///   - includesUnwalked: A Boolean value that indicates whether screens and transitions count that only
  ///     sources or storyboards know.
  package init(from old: NavigationMap, to new: NavigationMap, includesUnwalked: Bool = true) {
    let old = includesUnwalked ? old : old.walked
    let new = includesUnwalked ? new : new.walked
    let (oldScreens, newScreens) = (Self.byID(old.screens), Self.byID(new.screens))
    removedScreens = Set(oldScreens.keys).subtracting(newScreens.keys).sorted()
    addedScreens = Set(newScreens.keys).subtracting(oldScreens.keys).sorted()
    joinRenamed(old, new)
    let names = Dictionary(renamedScreens.map { ($0.from, $0.to) }) { first, _ in first }

    for (id, screen) in oldScreens.sorted(by: { $0.key < $1.key }) {
      guard let after = newScreens[names[id] ?? id] else { continue }
      changedScreens += Self.changes(screen, after)
    }
    let oldTransitions = Dictionary(old.transitions.map { ($0.key.renamed(names), $0) }) {
      first, _ in first
    }
    let newTransitions = Dictionary(new.transitions.map { ($0.key, $0) }) { first, _ in first }
    removedTransitions = Set(oldTransitions.keys).subtracting(newTransitions.keys).sorted()
    addedTransitions = Set(newTransitions.keys).subtracting(oldTransitions.keys).sorted()
    for (key, transition) in oldTransitions.sorted(by: { $0.key < $1.key }) {
      guard let after = newTransitions[key], transition.labels.sorted() != after.labels.sorted()
      else {
        continue
      }
      changedTransitions.append(
        Change(
          at: key.text,
          text: "by \(Self.list(transition.labels)), now by \(Self.list(after.labels))"))
    }
    let (oldFindings, newFindings) = (Set(old.findings), Set(new.findings))
    addedFindings = new.findings.filter { !oldFindings.contains($0) }
    removedFindings = old.findings.filter { !newFindings.contains($0) }
  }

  package var isEmpty: Bool {
    addedScreens.isEmpty && removedScreens.isEmpty && renamedScreens.isEmpty
      && changedScreens.isEmpty && addedTransitions.isEmpty && removedTransitions.isEmpty
      && changedTransitions.isEmpty && addedFindings.isEmpty && removedFindings.isEmpty
  }

  // MARK: Renaming

  /// Joins a removed and an added screen that have the same owner and kind, and the same transitions to screens
  /// that stayed.
  private mutating func joinRenamed(_ old: NavigationMap, _ new: NavigationMap) {
    let stayed = Set(old.screens.map(\.id)).subtracting(removedScreens)
      .union([NavigationMap.launch])
    for removed in removedScreens {
      guard let screen = old.screen(removed) else { continue }
      let transitions = old.transitions(of: removed, among: stayed)
      let candidates = addedScreens.filter { added in
        guard let other = new.screen(added), other.kind == screen.kind else { return false }
        return other.owner == screen.owner && !transitions.isEmpty
          && new.transitions(of: added, among: stayed) == transitions
      }
      guard candidates.count == 1, let added = candidates.first else { continue }
      renamedScreens.append(Renaming(from: removed, to: added))
      addedScreens.removeAll { $0 == added }
    }
    let renamed = Set(renamedScreens.map(\.from))
    removedScreens.removeAll { renamed.contains($0) }
  }

  // MARK: Changes

  private static func changes(
    _ old: NavigationMap.Screen, _ new: NavigationMap.Screen
  ) -> [Change] {
    var texts: [String] = []
    if old.title != new.title { texts.append("title “\(old.title)”, now “\(new.title)”") }
    if old.owner != new.owner {
      texts.append("owner \(old.owner ?? "none"), now \(new.owner ?? "none")")
    }
    if old.reached != new.reached {
      texts.append(new.reached ? "now reached" : "no longer reached")
    }
    let (before, after) = (old.states.map(\.thumbnail), new.states.map(\.thumbnail))
    if before != after, texts.isEmpty, old.reached == new.reached, old.reached {
      texts.append("looks different")
    }
    return texts.map { Change(at: new.id, text: $0) }
  }

  private static func byID(_ screens: [NavigationMap.Screen]) -> [String: NavigationMap.Screen] {
    Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
  }

  private static func list(_ labels: [String]) -> String {
    labels.isEmpty ? "nothing" : labels.sorted().map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension NavigationMap.Transition.Key {
  /// The transition in words: `BooksViewController → BookViewController (push)`.
  package var text: String { "\(from) → \(to) (\(kind))" }

  fileprivate func renamed(_ names: [String: String]) -> Self {
    Self(from: names[from] ?? from, kind: kind, to: names[to] ?? to)
  }
}

extension NavigationMap {
  /// The transitions to and from a screen, among others, without the screen's name.
  fileprivate func transitions(of id: String, among others: Set<String>) -> Set<[String]> {
    Set(
      transitions.compactMap { transition in
        if transition.from == id, others.contains(transition.to) {
          return ["to", transition.kind, transition.to]
        }
        if transition.to == id, others.contains(transition.from) {
          return ["from", transition.kind, transition.from]
        }
        return nil
      })
  }

  /// The part of the map that the crawl or a test has walked.
  package var walked: NavigationMap {
    var map = self
    map.screens = screens.filter(\.reached)
    map.transitions = transitions.filter(\.isWalked)
    return map
  }
}
