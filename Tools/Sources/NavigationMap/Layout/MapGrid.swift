/// The places of screens in a grid: a column for each number of steps from the launch, a row for each
/// screen of a column. Screens of one flow lie together, in a lane.
struct MapGrid {
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The screens of one flow: a block of columns and rows that no other lane has.
  struct Lane {
    let owner: String
    var columns: ClosedRange<Int>
    var rows: Range<Int>
  }

  private(set) var cells: [String: Cell] = [:]
  private(set) var lanes: [Lane] = []
  private(set) var columns = 0
  private(set) var rows = 0

  /// The lane of screens that nothing leads to.
  static let unreached = "not reached"

  init(_ map: NavigationMap) {
    let screens = Self.screens(of: map)
    let main = map.mainTransitions
    guard !screens.isEmpty else { return }
    let distances = Self.distances(screens, map)
    let owners = Dictionary(
      screens.map { ($0.id, Self.owner(of: $0, distances: distances)) }
    ) { first, _ in first }
    let order = Self.laneOrder(map, owners: owners, distances: distances)
    let maximum = distances.values.max() ?? 0

    // The screens of each lane, by column.
    var blocks: [String: [Int: [String]]] = [:]
    for screen in screens {
      let lane = owners[screen.id] ?? ""
      let column = distances[screen.id] ?? 0
      blocks[lane, default: [:]][column, default: []].append(screen.id)
    }
    pack(order, &blocks)
    columns = maximum + 1
    arrange(blocks, main)
  }

  // MARK: Columns

  /// The screens of a map, those that only transitions name included, apart from the launch.
  static func screens(of map: NavigationMap) -> [NavigationMap.Screen] {
    var known = Set(map.screens.map(\.id))
    var screens = map.screens
    known.insert(NavigationMap.unknown)
    for id in map.transitions.flatMap({ [$0.from, $0.to] }) where known.insert(id).inserted {
      guard id != NavigationMap.launch else { continue }
      screens.append(
        NavigationMap.Screen(
          id: id, title: id == NavigationMap.crashed ? "The app has crashed" : "",
          kind: "unresolved",
          owner: nil, uses: [], evidence: [], source: nil, reached: id == NavigationMap.crashed,
          tests: [], states: []))
    }
    return screens.sorted { $0.id < $1.id }
  }

  /// The number of steps from the launch to each screen, along arrows that lead forward. Tabs stand beside
  /// each other, so that switching is no step.
  private static func distances(
    _ screens: [NavigationMap.Screen], _ map: NavigationMap
  ) -> [String: Int] {
    var arrows: [String: [String]] = [:]
    var switches: [String: [String]] = [:]
    let roots = map.tabRoots
    let forward = map.transitions.filter { !$0.isUnwind && $0.from != $0.to && $0.isDrawn }
    for transition in forward {
      if transition.kind != "tab" {
        arrows[transition.from, default: []].append(transition.to)
      } else if roots.contains(transition.to) {
        switches[transition.from, default: []].append(transition.to)
      }
    }
    var distances: [String: Int] = [NavigationMap.launch: -1]
    var queue = [NavigationMap.launch]
    if arrows[NavigationMap.launch] == nil {
      // A map that was read from sources may not know the first screen: the ones nothing leads to.
      let ends = Set(forward.map(\.to))
      queue = screens.map(\.id).filter { !ends.contains($0) && arrows[$0] != nil }
      for id in queue { distances[id] = 0 }
    }
    var next = 0
    // Screens that only each other lead to begin at the left, those first that nothing leads to.
    let ends = Set(forward.map(\.to))
    var rest = screens.map(\.id).filter { arrows[$0] != nil || switches[$0] != nil }
    rest = rest.filter { !ends.contains($0) } + rest.filter(ends.contains)
    while true {
      if next == queue.count {
        guard let start = rest.first(where: { distances[$0] == nil }) else { break }
        distances[start] = 0
        queue.append(start)
      }
      let id = queue[next]
      next += 1
      let beside = Set(switches[id] ?? [])
      for end in beside.sorted() where distances[end] == nil {
        distances[end] = distances[id]
        // Before all that is a step further.
        queue.insert(end, at: next)
      }
      for end in (arrows[id] ?? []).sorted() where distances[end] == nil {
        distances[end] = (distances[id] ?? 0) + 1
        queue.append(end)
      }
    }
    distances[NavigationMap.launch] = nil
    return distances
  }

  // MARK: Lanes

  private static func owner(
    of screen: NavigationMap.Screen, distances: [String: Int]
  ) -> String {
    if distances[screen.id] == nil { return unreached }
    return screen.owner ?? ""
  }

  /// The lanes in the order of the tree of flows, those outside of it by their first column.
  private static func laneOrder(
    _ map: NavigationMap, owners: [String: String], distances: [String: Int]
  ) -> [String] {
    let flows = Dictionary(map.flows.map { ($0.id, $0) }) { first, _ in first }
    let children = Set(map.flows.flatMap(\.children))
    var ordered: [String] = []
    func visit(_ id: String) {
      guard !ordered.contains(id) else { return }
      ordered.append(id)
      for child in flows[id]?.children ?? [] { visit(child) }
    }
    for id in flows.keys.sorted() where !children.contains(id) { visit(id) }
    for id in flows.keys.sorted() { visit(id) }

    var first: [String: Int] = [:]
    for (screen, owner) in owners {
      first[owner] = min(first[owner] ?? .max, distances[screen] ?? .max)
    }
    let places = Dictionary(ordered.enumerated().map { ($1, $0) }) { first, _ in first }
    return first.keys.sorted { left, right in
      let (a, b) = (first[left] ?? 0, first[right] ?? 0)
      let (p, q) = (places[left] ?? .max, places[right] ?? .max)
      return (a, p, left) < (b, q, right)
    }
  }

  /// Puts lanes into bands of rows. Lanes whose columns do not meet share a band.
  private mutating func pack(_ order: [String], _ blocks: inout [String: [Int: [String]]]) {
    struct Band {
      var height: Int
      var lanes: [(columns: ClosedRange<Int>, owner: String)] = []
    }
    var bands: [Band] = []
    for owner in order {
      guard let block = blocks[owner], let low = block.keys.min(), let high = block.keys.max()
      else {
        continue
      }
      let columns = low...high
      let height = block.values.map(\.count).max() ?? 1
      let free = bands.firstIndex { band in
        band.lanes.allSatisfy { !$0.columns.overlaps(columns) }
      }
      if let free, owner != Self.unreached {
        bands[free].lanes.append((columns, owner))
        bands[free].height = max(bands[free].height, height)
      } else {
        bands.append(Band(height: height, lanes: [(columns, owner)]))
      }
    }
    for band in bands {
      for lane in band.lanes {
        let height = blocks[lane.owner]?.values.map(\.count).max() ?? 1
        lanes.append(
          Lane(owner: lane.owner, columns: lane.columns, rows: rows..<(rows + height)))
      }
      rows += band.height
    }
  }

  // MARK: Rows

  /// Orders the screens of each cell of a lane by the rows of their neighbours, in eight passes.
  private mutating func arrange(
    _ blocks: [String: [Int: [String]]], _ transitions: [NavigationMap.Transition]
  ) {
    var neighbors: [String: [String]] = [:]
    for transition in transitions where transition.from != transition.to {
      neighbors[transition.from, default: []].append(transition.to)
      neighbors[transition.to, default: []].append(transition.from)
    }
    var blocks = blocks
    func place() {
      for lane in lanes {
        for (column, ids) in blocks[lane.owner] ?? [:] {
          for (index, id) in ids.enumerated() {
            cells[id] = Cell(column: column, row: lane.rows.lowerBound + index)
          }
        }
      }
    }
    place()
    for _ in 0..<8 {
      for lane in lanes {
        for column in (blocks[lane.owner] ?? [:]).keys.sorted() {
          guard let ids = blocks[lane.owner]?[column], ids.count > 1 else { continue }
          let centers = Dictionary(
            ids.map { id in
              let rows = (neighbors[id] ?? []).compactMap { cells[$0]?.row }
              let center =
                rows.isEmpty
                ? Double(cells[id]?.row ?? 0) : Double(rows.reduce(0, +)) / Double(rows.count)
              return (id, center)
            }
          ) { first, _ in first }
          blocks[lane.owner]?[column] = ids.sorted {
            (centers[$0] ?? 0, $0) < (centers[$1] ?? 0, $1)
          }
        }
      }
      place()
    }
  }
}
