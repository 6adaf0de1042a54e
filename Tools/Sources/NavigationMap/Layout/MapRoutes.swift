/// The routes of arrows through the streets of a grid.
struct MapRoutes {
  struct Route {
    let id: Int
    let transitions: [NavigationMap.Transition]
    let from: MapGrid.Cell?
    let to: MapGrid.Cell
    let isUnwind: Bool
    /// A Boolean value that indicates whether the arrow leaves at the left side.
    let leavesLeft: Bool
    /// The street beside the origin, counted from the left.
    let firstStreet: Int
    /// The street beside the destination.
    let lastStreet: Int
    /// The street between rows, where first and last street differ.
    let crossStreet: Int?
    /// The number of the port at the origin's side, and at the destination's.
    var outPort = 0
    var inPort = 0
  }

  private(set) var routes: [Route] = []
  private(set) var vertical: [Int: Tracks] = [:]
  private(set) var horizontal: [Int: Tracks] = [:]
  /// The numbers of ports at the left and at the right side of each cell.
  private(set) var ports: [Side: Int] = [:]

  struct Side: Hashable {
    let cell: MapGrid.Cell
    let isLeft: Bool
  }

  init(_ transitions: [NavigationMap.Transition], _ grid: MapGrid) {
    struct Pair: Hashable {
      let from: String
      let to: String
      let isUnwind: Bool
    }
    let groups = Dictionary(grouping: transitions.filter { $0.from != $0.to }) {
      Pair(from: $0.from, to: $0.to, isUnwind: $0.isUnwind)
    }
    let pairs = groups.keys.sorted {
      ($0.from, $0.to, $0.isUnwind ? 1 : 0) < ($1.from, $1.to, $1.isUnwind ? 1 : 0)
    }
    for pair in pairs {
      guard let to = grid.cells[pair.to] else { continue }
      let from = grid.cells[pair.from]
      guard from != nil || pair.from == NavigationMap.launch else { continue }
      routes.append(
        Self.route(
          routes.count, (groups[pair] ?? []).sorted { $0.key < $1.key }, from, to, pair.isUnwind))
    }
    assignPorts()
    assignTracks()
  }

  private static func route(
    _ id: Int, _ transitions: [NavigationMap.Transition], _ from: MapGrid.Cell?, _ to: MapGrid.Cell,
    _ isUnwind: Bool
  ) -> Route {
    // Arrows forward leave at the right and arrive at the left, arrows back the other way round. Between two
    // screens of one column an arrow stays at the left.
    let last = isUnwind ? to.column + 1 : to.column
    guard let from else {
      return Route(
        id: id, transitions: transitions, from: nil, to: to, isUnwind: isUnwind, leavesLeft: false,
        firstStreet: last, lastStreet: last, crossStreet: nil)
    }
    let leavesLeft = isUnwind || from.column == to.column
    let first = leavesLeft ? from.column : from.column + 1
    let cross: Int? = first == last ? nil : (from.row < to.row ? to.row : to.row + 1)
    return Route(
      id: id, transitions: transitions, from: from, to: to, isUnwind: isUnwind,
      leavesLeft: leavesLeft,
      firstStreet: first, lastStreet: last, crossStreet: cross)
  }

  // MARK: Ports

  /// Numbers the ports of each side, in the order of the screens at the other end.
  private mutating func assignPorts() {
    struct End {
      let route: Int
      let isOut: Bool
      let other: MapGrid.Cell?
    }
    var ends: [Side: [End]] = [:]
    for route in routes {
      if let from = route.from {
        ends[Side(cell: from, isLeft: route.leavesLeft), default: []].append(
          End(route: route.id, isOut: true, other: route.to))
      }
      ends[Side(cell: route.to, isLeft: !route.isUnwind), default: []].append(
        End(route: route.id, isOut: false, other: route.from))
    }
    for (side, list) in ends {
      let sorted = list.sorted { left, right in
        let (a, b) = (left.other, right.other)
        return (a?.row ?? -1, a?.column ?? -1, left.route) < (
          b?.row ?? -1, b?.column ?? -1, right.route
        )
      }
      ports[side] = sorted.count
      for (index, end) in sorted.enumerated() {
        if end.isOut { routes[end.route].outPort = index } else { routes[end.route].inPort = index }
      }
    }
  }

  // MARK: Tracks

  /// The height of a port in rows: only the order of these numbers counts.
  private func height(_ cell: MapGrid.Cell, _ isLeft: Bool, _ port: Int) -> Double {
    let count = ports[Side(cell: cell, isLeft: isLeft)] ?? 1
    return Double(cell.row) + Double(port + 1) / Double(count + 1)
  }

  private mutating func assignTracks() {
    for route in routes {
      guard let from = route.from else { continue }
      let isTab = route.transitions.allSatisfy { $0.kind == "tab" }
      let bundle =
        route.isUnwind ? "back to \(route.to)" : isTab ? "tab \(route.to)" : "\(route.id)"
      let start = height(from, route.leavesLeft, route.outPort)
      let end = height(route.to, !route.isUnwind, route.inPort)
      guard let cross = route.crossStreet else {
        vertical[route.firstStreet, default: Tracks()].add(
          route.id, from: start, to: end, bundle: bundle)
        continue
      }
      vertical[route.firstStreet, default: Tracks()].add(
        route.id, from: start, to: Double(cross), bundle: bundle)
      horizontal[cross, default: Tracks()].add(
        route.id, from: Double(route.firstStreet), to: Double(route.lastStreet), bundle: bundle)
      vertical[route.lastStreet, default: Tracks()].add(
        // A route that comes back to its own street has a second segment there.
        route.id + routes.count, from: Double(cross), to: end, bundle: bundle)
    }
    for street in vertical.keys { vertical[street]?.assign() }
    for street in horizontal.keys { horizontal[street]?.assign() }
  }
}
