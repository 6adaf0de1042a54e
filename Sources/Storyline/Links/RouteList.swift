import StorylineCore

/// The routes by which a saved state may be shown again.
///
/// The root flow returns it, and names every route that its flows follow:
///
/// ```swift
/// override var restorationRoutes: RouteList? {
///   RouteList(StoreApp.store, StoreApp.account, StoreFlow.phone, StoreFlow.card)
///     .omitting(StoreFlow.help)
/// }
/// ```
@MainActor
public struct RouteList {
  /// A route of erased types.
  struct Entry {
    let name: String
    let parent: any Coordinator.Type
    let child: Any.Type
    var isOmitted: Bool
    let step: @MainActor (Address, Int?) -> LinkStep
  }

  private var entries: [String: [Entry]] = [:]

  /// Makes a list; the order does not matter.
  public init<each Parent: Coordinator, each Input: Codable & Sendable, each Child>(
    _ routes: repeat Route<each Parent, each Input, each Child>
  ) {
    repeat add(each routes, isOmitted: false)
  }

  /// Returns a list that also names routes that are never restored, such as a step of a purchase.
  ///
  /// Flows that were shown by them are not saved, nor the flows that those showed.
  public func omitting<each Parent: Coordinator, each Input: Codable & Sendable, each Child>(
    _ routes: repeat Route<each Parent, each Input, each Child>
  ) -> RouteList {
    var list = self
    repeat list.add(each routes, isOmitted: true)
    return list
  }

  private mutating func add<P, I, C>(_ route: Route<P, I, C>, isOmitted: Bool) {
    let entry = Entry(name: route.name, parent: P.self, child: C.self, isOmitted: isOmitted) {
      address, parent in
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

  /// The route of that name that a flow of that type has.
  func entry(_ name: String, below parent: Any.Type) -> Entry? {
    entries[name]?.first { RouteList.isType(parent, $0.parent) }
  }

  /// Returns a Boolean value that indicates whether one type is another, or a subclass of it.
  private static func isType(_ type: Any.Type, _ other: any Coordinator.Type) -> Bool {
    func open<Other: Coordinator>(_: Other.Type) -> Bool { type is Other.Type }
    return open(other)
  }

  /// Stops a debug build at a route that the list of the root flow does not name.
  ///
  /// - Parameters:
  ///   - route: The name of the route.
  ///   - parent: The type of the flow that shows by it.
  ///   - root: The root flow.
  static func check(_ route: String, of parent: Any.Type, below root: (any AnyFlow)?) {
    #if DEBUG
      guard let root, let list = root.restorationRoutes, list.entry(route, below: parent) == nil
      else { return }
      assertionFailure(
        """
        The route “\(route)” of \(parent) is not in the restorationRoutes of \(type(of: root)): what \
        it leads to would not be shown again. Add it to the RouteList there, or to its omitting(…) if \
        that is right.
        """)
    #endif
  }
}
