/// The coordinators of a window at one moment, as a value.
///
/// Printed it has a line for each coordinator, such as `ListFlow#1 root: [ListViewController@1]`.
/// Children are indented below their parent.
public struct StoryTree: Hashable, Sendable, CustomStringConvertible {
  /// A coordinator at that moment.
  public struct Coordinator: Hashable, Sendable, Identifiable {
    public let id: CoordinatorID
    /// How it was attached.
    public let placement: Placement
    /// A Boolean value that indicates whether it has called `finish`.
    public let isFinishing: Bool
    /// Its own screens, the lowest first.
    public let screens: [ScreenID]
    /// The coordinators that it showed.
    public let children: [Coordinator]
  }

  /// The coordinators directly below the window, the oldest first.
  public let coordinators: [Coordinator]

  public var description: String {
    coordinators.flatMap { Self.lines($0, indent: "") }.joined(separator: "\n")
  }

  private static func lines(_ coordinator: Coordinator, indent: String) -> [String] {
    let screens = coordinator.screens.map(\.description).joined(separator: ", ")
    let state = coordinator.isFinishing ? ", finishing" : ""
    return ["\(indent)\(coordinator.id) \(coordinator.placement)\(state): [\(screens)]"]
      + coordinator.children.flatMap { lines($0, indent: indent + "  ") }
  }
}

extension StoryTree {
  /// A tree without coordinators.
  package init() { coordinators = [] }

  package init(_ tree: CoordinatorTree) {
    coordinators = tree.rootIDs.compactMap { Self.coordinator($0, in: tree) }
  }

  private static func coordinator(_ id: CoordinatorID, in tree: CoordinatorTree) -> Coordinator? {
    guard let node = tree[id], let placement = node.placement else { return nil }
    return Coordinator(
      id: id, placement: placement, isFinishing: node.phase == .finishing, screens: node.screens,
      children: tree.children(of: id).compactMap { coordinator($0, in: tree) })
  }
}
