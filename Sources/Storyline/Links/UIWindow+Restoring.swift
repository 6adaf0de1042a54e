import Foundation
public import StorylineCore
public import UIKit

/// What `restore` of a window returns: what became of it, and what was not shown again.
@MainActor
public final class RestorationHandle {
  /// Something that was saved and is not shown again.
  public struct LeftOut: Hashable, Sendable {
    /// The name of its route; `nil` when not even that could be read.
    public let route: String?
    /// Why not.
    public let refusal: Refusal
  }

  /// What is not shown again, and why, in the order in which it was saved.
  public fileprivate(set) var leftOut: [LeftOut] = []
  fileprivate var command = CommandHandle()

  fileprivate init() {}

  /// What became of it: ``Receipt/waiting`` until everything was handed to UIKit.
  public var receipt: Receipt { command.receipt }

  /// What became of it, once it does not wait any more.
  public var answer: Receipt { get async { await command.answer } }
}

extension UIWindow {
  /// What the window shows, to be saved: the flows that routes have led to, from the root flow on.
  ///
  /// It can be coded in whatever way; `userActivity(ofType:)` packs it for
  /// `stateRestorationActivity(for:)`.
  public var savedStory: SavedStory { Director.existing(for: self)?.savedStory ?? SavedStory([]) }

  /// Shows again what was saved, without animation: as much of it as there are routes for. The handle says
  /// what not, and why.
  ///
  /// It is a command like a link: it waits for the first flow of the window and for gates, and what is
  /// there already stays.
  ///
  /// - Parameters:
  ///   - story: What `savedStory` was, if the app could still read it.
  ///   - routes: Those that it may use.
  /// - Returns: A handle that may be thrown away.
  @discardableResult
  public func restore(_ story: SavedStory, with routes: RouteList) -> RestorationHandle {
    let director = Director.of(self)
    let handle = RestorationHandle()
    let id = director.nextLink()
    let request = LinkRequest(
      id, animated: false, root: ("", { _ in true }),
      leavesOut: { handle.leftOut.append(.init(route: $0, refusal: $1)) },
      steps: { [weak director] root in
        // It is read again when it has waited.
        handle.leftOut = []
        return director?.steps(of: story, below: root, routes, handle) ?? []
      })
    handle.command = request.command
    director.open(
      request, .linkRestores(id, story.entries.compactMap { $0?.address }),
      expiresAfter: Director.patienceOfRestoring)
    return handle
  }
}

extension Director {
  /// How many seconds a restoration waits for the first flow, and for gates.
  static let patienceOfRestoring: TimeInterval = 60

  // MARK: Saving

  var savedStory: SavedStory {
    guard let root = tree.rootIDs.last(where: { tree[$0]?.phase == .running }) else {
      return SavedStory([])
    }
    // In the order in which they lie over each other.
    var order: [CoordinatorID: Int] = [:]
    var count = 0
    for screen in screensInOrder {
      var each = tree.owner(of: screen)
      while let id = each, order[id] == nil {
        order[id] = count
        each = tree[id]?.parent
      }
      count += 1
    }
    var found: [(id: CoordinatorID, address: Address, parent: CoordinatorID?, depth: Int)] = []
    var rest: [(id: CoordinatorID, depth: Int)] = [(root, 0)]
    while let (parent, depth) = rest.popLast() {
      for id in tree.children(of: parent) where tree[id]?.phase == .running {
        guard let address = record(id)?.address else { continue }
        found.append((id, address, parent == root ? nil : parent, depth))
        rest.append((id, depth + 1))
      }
    }
    let none = Int.max
    found.sort {
      (order[$0.id] ?? none, $0.depth, $0.id.number) < (
        order[$1.id] ?? none, $1.depth, $1.id.number
      )
    }
    let positions = Dictionary(
      uniqueKeysWithValues: found.enumerated().map { ($1.id, $0) })
    return SavedStory(
      found.map { each in
        SavedStory.Entry(
          each.address, below: each.parent.flatMap { positions[$0] },
          isSelected: isSelected(tree[each.id]))
      })
  }

  var screensInOrder: [ScreenID] {
    guard let window, let root = window.rootViewController else { return [] }
    return ([root] + window.presentedChain).flatMap(screens)
  }

  // MARK: Reading

  /// What can be shown of what was saved.
  fileprivate func steps(
    of story: SavedStory, below root: any AnyFlow, _ routes: RouteList, _ handle: RestorationHandle
  ) -> [LinkStep] {
    func leaveOut(_ route: String?, _ refusal: Refusal) {
      handle.leftOut.append(.init(route: route, refusal: refusal))
    }
    guard story.version == SavedStory.version else {
      leaveOut(nil, .otherVersion(story.version))
      return []
    }
    var steps: [LinkStep] = []
    var types: [Any.Type] = []
    var positions: [Int: Int] = [:]
    for (index, entry) in story.entries.enumerated() {
      guard let entry, let address = entry.address else {
        leaveOut(entry?.route, .unreadableEntry)
        continue
      }
      let parent = entry.parent.map { positions[$0] }
      // What shows it comes before it, or it is damaged.
      if case .some(nil) = parent {
        leaveOut(entry.route, .parentLeftOut)
        continue
      }
      let type: Any.Type = (parent ?? nil).map { types[$0] } ?? Swift.type(of: root)
      guard let route = routes.entry(entry.route, below: type) else {
        leaveOut(entry.route, .unknownRoute(entry.route, below: "\(type)"))
        continue
      }
      var step = route.step(address, parent ?? nil)
      step.comesToFront = entry.isSelected == true
      if let problem = step.problem {
        leaveOut(entry.route, problem)
        continue
      }
      positions[index] = steps.count
      steps.append(step)
      types.append(route.child)
    }
    return steps
  }
}

// MARK: - Activities

extension SavedStory {
  private static let key = "storyline.story"

  /// Packs it for `stateRestorationActivity(for:)`.
  ///
  /// - Parameter type: One of the app's own activity types.
  /// - Returns: An activity with the story in its `userInfo`.
  @MainActor
  public func userActivity(ofType type: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    if let data = try? JSONEncoder().encode(self) {
      activity.addUserInfoEntries(from: [Self.key: data])
    }
    return activity
  }

  /// What an activity was packed with; `nil` when there is none, or none that can be read.
  @MainActor
  public init?(_ activity: NSUserActivity) {
    guard let data = activity.userInfo?[Self.key] as? Data,
      let story = try? JSONDecoder().decode(SavedStory.self, from: data)
    else { return nil }
    self = story
  }
}
