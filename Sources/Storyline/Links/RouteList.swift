import StorylineCore

/// The routes by which something that was saved may be shown again.
///
/// ```swift
/// static let routes = RouteList(StoreApp.store, StoreFlow.phone, StoreFlow.help)
/// ```
@MainActor
public struct RouteList {
  /// A route whose types are not known.
  struct Entry {
    let name: String
    let parent: any Coordinator.Type
    let child: Any.Type
    let step: @MainActor (Address, Int?) -> LinkStep
  }

  private let entries: [String: [Entry]]

  /// Makes a list; the order does not matter.
  public init<each Parent: Coordinator, each Input: Codable & Sendable, each Child>(
    _ routes: repeat Route<each Parent, each Input, each Child>
  ) {
    var entries: [String: [Entry]] = [:]
    func add<P, I, C>(_ route: Route<P, I, C>) {
      let entry = Entry(name: route.name, parent: P.self, child: C.self) { address, parent in
        var problem: Refusal?
        do throws(Refusal) {
          _ = try InputCoding.input(address, as: I.self)
        } catch {
          problem = error
        }
        return LinkStep(route, at: address, problem, below: parent) {
          try InputCoding.input(address, as: I.self)
        }
      }
      entries[route.name, default: []].append(entry)
    }
    repeat add(each routes)
    self.entries = entries
  }

  /// The route of that name that a flow of that type has.
  func entry(_ name: String, below parent: Any.Type) -> Entry? {
    entries[name]?.first { RouteList.isType(parent, $0.parent) }
  }

  /// Whether one type is another, or below it.
  private static func isType(_ type: Any.Type, _ other: any Coordinator.Type) -> Bool {
    func open<Other: Coordinator>(_: Other.Type) -> Bool { type is Other.Type }
    return open(other)
  }
}
