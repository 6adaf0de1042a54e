/// The positions of the screens of a coordinator, in words: `screens 2–3 of stack 1`.
package struct Segments: CustomStringConvertible {
  private struct Part {
    let container: ContainerID
    /// Counted from 1, the lowest first; empty while the container does not hold them yet.
    var positions: [Int]
  }

  private var parts: [Part] = []

  /// The segments that screens are, in the order of the screens.
  package init(of screens: [ScreenID], in tree: CoordinatorTree) {
    for screen in screens {
      guard let container = tree.container(of: screen) else { continue }
      let position = tree.position(of: screen, in: container)
      if let index = parts.firstIndex(where: { $0.container == container }) {
        parts[index].positions += position.map { [$0] } ?? []
      } else {
        parts.append(Part(container: container, positions: position.map { [$0] } ?? []))
      }
    }
  }

  package var description: String {
    parts.isEmpty ? "no screens" : parts.map(Self.text).joined(separator: ", ")
  }

  private static func text(_ part: Part) -> String {
    guard let first = part.positions.first, let last = part.positions.last else {
      return "on its way to \(part.container)"
    }
    // Only in a stack one screen lies above another.
    switch part.container.kind {
    case .stack:
      let numbers = first == last ? "screen \(first)" : "screens \(first)–\(last)"
      return "\(numbers) of \(part.container)"
    case .window, .modal, .child, .tabs, .columns, .pages, .elsewhere: return "\(part.container)"
    }
  }
}
