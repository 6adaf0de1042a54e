/// An action of a face: something that a person could do on a screen, by a name that does not change with
/// the content.
struct CrawlAction: Hashable {
  /// The name in the face: `button Save`, `row 0 BookCell 1`, `form`.
  let key: String
  /// The order in which actions are tried: those that lead elsewhere first.
  let rank: Rank
  /// The actions of a person that it consists of.
  let actions: [MonkeyAction]
  /// A Boolean value that indicates whether the action is part of the state's identity. Scrolling and
  /// gestures that follow from the place are not.
  var isInFace = true
  /// The names of secure fields, whose texts are never recorded.
  var secrets: Set<String> = []

  enum Rank: Int, Comparable {
    case system, form, row, button, value, page, menu, scroll, tab, cancelledBack, back, pull, link

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// The line of Swift that does the same, without `try await`.
  var line: String {
    let lines = actions.map { action in
      guard case .enter(_, let target) = action, secrets.contains(target.name) else {
        return action.description
      }
      return MonkeyAction.enter(MonkeyAction.secret, into: target).description
    }
    return lines.joined(separator: "; ").replacing("try await ", with: "")
  }

  /// A Boolean value that indicates whether the gesture is taken back, which has to change nothing.
  var isCancelled: Bool { actions.contains(where: \.isCancelled) }
}

extension CrawlAction {
  /// A name without the numbers in it, which change with the content: `Cart (3)` is `Cart (#)`. A name
  /// without letters, as on a keypad, stays.
  static func steadyName(_ name: String) -> String {
    guard name.contains(where: \.isLetter), name.contains(where: \.isNumber) else { return name }
    var result = ""
    for character in name {
      if !character.isNumber {
        result.append(character)
      } else if result.last != "#" {
        result.append("#")
      }
    }
    return result
  }
}
