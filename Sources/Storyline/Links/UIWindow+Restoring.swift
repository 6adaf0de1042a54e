import Foundation
public import StorylineCore
public import UIKit

extension UIWindow {
  /// The flows that the window shows, to be saved: those that routes have led to, from the root flow on.
  ///
  /// It can be coded in any way; `userActivity(ofType:)` packs it for `stateRestorationActivity(for:)`.
  public var savedStory: SavedStory {
    Director.existing(for: self).map { StorySaver($0).story } ?? SavedStory([])
  }

  /// Shows again what was saved, without animation: as much of it as there are routes for. The handle names
  /// the rest, with reasons.
  ///
  /// A saved state may be older than the app: what it names and the app no longer has is left out silently.
  /// A mistake in the code that leaves a flow out is a refusal like any other. It fails the test that caused it
  /// unless code reads ``RestorationHandle/leftOut`` or sets ``RestorationHandle/whenRefused(_:)``. Such
  /// mistakes are a root flow that names no routes, and a route that pushes where there is no stack.
  ///
  /// It is a command like a link: it waits for the first flow of the window, and what is there already
  /// stays. What is behind a closed ``Gate`` is shown when the gate opens; the rest does not wait for it.
  ///
  /// - Parameters:
  ///   - story: The value of `savedStory`, if the app could still read it.
  ///   - routes: The routes that it may use; `nil` for those of the root flow
  ///     (``Flow/restorationRoutes``).
  /// - Returns: A discardable handle.
  @discardableResult
  public func restore(
    _ story: SavedStory, with routes: RouteList? = nil
  ) -> RestorationHandle {
    let links = Director.of(self).links
    let id = links.nextID()
    let handle = RestorationHandle(CommandHandle())
    var goal = LinkGoal(
      id: id, animated: false, root: ("", { _ in true }),
      steps: { root in
        // It is read again when it has waited.
        handle.forgetLeftOut()
        guard let routes = routes ?? root.restorationRoutes else {
          if !story.entries.isEmpty {
            handle.leaveOut(nil, .noRouteList, .restore(nil, for: root.record))
          }
          return []
        }
        return StoryReader(routes: routes, handle: handle).steps(of: story, below: root)
      })
    goal.restoration = handle
    links.open(
      goal, .linkRestores(id, story.entries.compactMap { $0?.address }),
      expiresAfter: StoryReader.patience)
    return handle
  }
}

/// Writes down what a window shows.
@MainActor
struct StorySaver {
  private unowned let director: Director

  init(_ director: Director) { self.director = director }

  /// The flows that routes have led to.
  var story: SavedStory {
    let tree = director.tree
    guard let root = director.runningRoot else { return SavedStory([]) }
    let routes = director.record(root)?.flow?.restorationRoutes
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
        guard let address = director.record(id).flatMap(director.links.address),
          !isOmitted(id, address, routes)
        else {
          continue
        }
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
          isSelected: director.isSelected(tree[each.id]))
      })
  }

  /// All screens of flows, in the order in which they lie over each other.
  var screensInOrder: [ScreenID] {
    guard let window = director.window, let root = window.rootViewController else { return [] }
    return ([root] + window.presentedControllers).flatMap(director.screens)
  }

  private func isOmitted(_ id: CoordinatorID, _ address: Address, _ routes: RouteList?) -> Bool {
    guard let parent = director.record(id)?.parent?.flow else { return false }
    return routes?.entry(address.route, below: type(of: parent))?.isOmitted == true
  }
}

/// Reads what was saved, as far as there are routes for it.
@MainActor
struct StoryReader {
  /// How many seconds a restoration waits for the first flow, or for a gate before everything.
  static let patience: TimeInterval = 60

  let routes: RouteList
  let handle: RestorationHandle

  /// The steps for everything that can be read.
  func steps(of story: SavedStory, below root: any AnyFlow) -> [LinkStep] {
    func leaveOut(_ route: String?, _ refusal: Refusal) {
      handle.leaveOut(route, refusal)
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
      guard let route = routes.entry(entry.route, below: type), !route.isOmitted else {
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

  /// Creates the story that an activity contains; `nil` if it contains none, or none that can be
  /// read.
  @MainActor
  public init?(_ activity: NSUserActivity) {
    guard let data = activity.userInfo?[Self.key] as? Data,
      let story = try? JSONDecoder().decode(SavedStory.self, from: data)
    else { return nil }
    self = story
  }
}
