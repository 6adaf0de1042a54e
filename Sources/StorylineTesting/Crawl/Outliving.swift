import LeakWatch
import UIKit

/// The coordinators and screens that outlive their way back.
///
/// One object may be kept to be shown again. What counts is that they become more: a second one of the same
/// class that has lost its screens in the same launch.
@MainActor
struct Outliving {
  /// Something that has lost its screens.
  @MainActor struct Orphan {
    let name: String
    /// The number of objects of the class that are in that state.
    let count: Int
    private(set) weak var object: AnyObject?

    init(name: String, count: Int, object: AnyObject) {
      (self.name, self.count, self.object) = (name, count, object)
    }

    /// The sentence that names the owner of the object.
    @MainActor var explanation: String? {
      object.map { LeakWatch.shared.judgement(on: $0).description }
    }
  }

  fileprivate struct Weak {
    weak var object: AnyObject?
  }

  private struct Watched {
    weak var object: AnyObject?
    var screens: [ObjectIdentifier: Weak] = [:]
    var isOrphan = false
    /// A Boolean value that indicates whether a way back left the object behind, and not the app
    /// that keeps it to show it again.
    var counts = false
  }

  private var watched: [ObjectIdentifier: Watched] = [:]

  /// Notes the owner of the screen in front, and the screen.
  mutating func note(screen: UIViewController, owner: AnyObject?) {
    forgetReleased()
    note(screen, of: screen)
    if let owner { note(screen, of: owner) }
  }

  private mutating func note(_ screen: UIViewController, of object: AnyObject) {
    let id = ObjectIdentifier(object)
    var entry = watched[id] ?? Watched(object: object)
    entry.screens[ObjectIdentifier(screen)] = Weak(object: screen)
    entry.isOrphan = false
    entry.counts = false
    watched[id] = entry
  }

  /// Finds objects that have just lost their screens and are alive, and of which there are others in that
  /// state or none.
  ///
  /// - Parameters:
  ///   - owners: The owners as they are now.
  ///   - inUse: The coordinators of the screens in the windows, and their ancestors.
  ///   - isWayBack: `true` if the step was a way back. Objects that another step has removed do not
  ///     count.
  /// - Returns: The objects, in the order in which they were first seen.
  mutating func orphans(_ owners: Owners, inUse: [AnyObject], isWayBack: Bool) -> [Orphan] {
    forgetReleased()
    let shown = Set(ShownControllers.inWindows.map { ObjectIdentifier($0) })
    let used = Set(inUse.map { ObjectIdentifier($0) })
    var found: [AnyObject] = []
    for (id, entry) in watched {
      guard let object = entry.object, !used.contains(id), !shown.contains(id) else { continue }
      let isShown = entry.screens.contains { screen, weak in
        weak.object != nil && shown.contains(screen)
      }
      guard !isShown else { continue }
      guard !entry.isOrphan else { continue }
      watched[id]?.isOrphan = true
      watched[id]?.counts = isWayBack
      if isWayBack { found.append(object) }
    }
    let counts = Dictionary(grouping: watched.values.filter(\.counts)) {
      $0.object.map(Self.name) ?? ""
    }.mapValues(\.count)
    // A coordinator explains more than the screen that it keeps.
    return found.map { Orphan(name: Self.name($0), count: counts[Self.name($0)] ?? 1, object: $0) }
      .sorted {
        let (isScreen, isOther) = ($0.object is UIViewController, $1.object is UIViewController)
        return isScreen == isOther ? $0.name < $1.name : isOther
      }
  }

  /// Screens that were in front, held weakly.
  @MainActor
  struct Screens {
    fileprivate var all: [Weak] = []

    var isEmpty: Bool { all.isEmpty }
    /// The classes of those that are alive.
    var names: [String] { Set(all.compactMap(\.object).map { "\(Swift.type(of: $0))" }).sorted() }

    /// One of a class that is alive.
    func first(named name: String) -> AnyObject? {
      all.lazy.compactMap(\.object).first { "\(Swift.type(of: $0))" == name }
    }
  }

  /// The screens of this launch that are alive.
  var screens: Screens {
    Screens(
      all: watched.values.compactMap(\.object).filter { $0 is UIViewController }.map {
        Weak(object: $0)
      })
  }

  private mutating func forgetReleased() {
    watched = watched.filter { $0.value.object != nil }
  }

  private static func name(_ object: AnyObject) -> String { "\(Swift.type(of: object))" }
}
