import UIKit

/// The kind of a way between two screens.
package enum EdgeKind: String, Codable, CaseIterable, Sendable {
  case push, present, tab, replace, root, embed, column, page, link, launch
  case back = "unwind.back"
  case swipe = "unwind.swipe"
  case menu = "unwind.menu"
  case code = "unwind.code"
  case dismiss = "unwind.dismiss"
  case pull = "unwind.pull"
  /// The screen stays.
  case stays = "none"

  var isUnwind: Bool { rawValue.hasPrefix("unwind.") }

  /// Compares the controllers before and after an action.
  @MainActor
  init(from before: ControllerTree, to after: ControllerTree, by actions: [MonkeyAction]) {
    if before.hasSystemQuestion != after.hasSystemQuestion {
      self = after.hasSystemQuestion ? .present : .dismiss
      return
    }
    let isLink = actions.contains { if case .open = $0 { true } else { false } }
    let found = Self.change(before, after, actions)
    self = isLink && found != .stays ? .link : found
  }

  @MainActor
  private static func change(
    _ before: ControllerTree, _ after: ControllerTree, _ actions: [MonkeyAction]
  ) -> EdgeKind {
    guard let oldRoot = before.levels.first, let newRoot = after.levels.first,
      oldRoot.controller == newRoot.controller
    else { return .root }
    let shared = zip(before.levels, after.levels).prefix { $0.controller == $1.controller }.count
    if after.levels.count > shared { return .present }
    // An alert's button may push: the level below a modal that went has changed as well.
    let below = zip(before.levels, after.levels).prefix(shared).compactMap { old, new in
      change(old.containers, new.containers, actions)
    }.last
    if before.levels.count > shared {
      if let below, !below.isUnwind { return below }
      let isPulled = actions.contains { if case .pullDownSheet = $0 { true } else { false } }
      return isPulled ? .pull : .dismiss
    }
    if let below { return below }
    return before.screen == after.screen ? .stays : .embed
  }

  /// The change in one level of presentation, the outermost container first; nil for none.
  @MainActor
  private static func change(
    _ before: [ControllerTree.Container], _ after: [ControllerTree.Container],
    _ actions: [MonkeyAction]
  ) -> EdgeKind? {
    for (old, new) in zip(before, after) {
      guard old.controller == new.controller else { return .embed }
      let shared = zip(old.content, new.content).prefix { $0 == $1 }.count
      if shared == old.content.count, shared == new.content.count { continue }
      switch old.kind {
      case .tabs: return .tab
      case .columns: return .column
      case .pages: return .page
      case .embedding: return .embed
      case .stack:
        if shared == old.content.count { return .push }
        return shared == new.content.count && shared > 0 ? unwind(actions) : .replace
      }
    }
    return nil
  }

  private static func unwind(_ actions: [MonkeyAction]) -> EdgeKind {
    for action in actions {
      switch action {
      case .goBack: return .back
      case .goBackTo: return .menu
      case .swipeBack: return .swipe
      default: continue
      }
    }
    return .code
  }
}
