/// The streets between cards, as wide as their tracks and labels need.
struct Streets {
  private typealias Metrics = MapLayout.Metrics

  private var columnX: [Double] = []
  private var rowY: [Double] = []
  private var streetX: [Double] = []
  private var streetY: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(_ grid: MapGrid, _ routes: MapRoutes) {
    let labelled = Set(routes.routes.filter { !$0.isUnwind }.map(\.lastStreet))
    var x = 0.0
    for street in 0...grid.columns {
      streetX.append(x + Metrics.edge)
      let tracks = Double(routes.vertical[street]?.count ?? 0) * Metrics.track
      x += Metrics.edge + tracks + (labelled.contains(street) ? Metrics.label : Metrics.edge)
      guard street < grid.columns else { break }
      columnX.append(x)
      x += Metrics.cardWidth
    }
    width = x + Metrics.margin

    let starts = Set(grid.lanes.map(\.rows.lowerBound))
    var y = 0.0
    for street in 0...grid.rows {
      streetY.append(y + Metrics.edge)
      let tracks = Double(routes.horizontal[street]?.count ?? 0) * Metrics.track
      y += Metrics.edge + tracks + (starts.contains(street) ? Metrics.header : 0) + 8
      guard street < grid.rows else { break }
      rowY.append(y)
      y += Metrics.cardHeight
    }
    height = y + Metrics.margin
  }

  func cardX(_ column: Int) -> Double { columnX[column] }
  func cardY(_ row: Int) -> Double { rowY[row] }

  // MARK: Arrows

  func arrow(_ route: MapRoutes.Route, _ routes: MapRoutes) -> MapLayout.Arrow {
    let end = MapLayout.Point(
      x: columnX[route.to.column] + (route.isUnwind ? Metrics.cardWidth : 0),
      y: portY(route.to, !route.isUnwind, route.inPort, routes))
    let isTight = portDistance(route.to, !route.isUnwind, routes) < Metrics.port
    let label =
      route.isUnwind || isTight
      ? nil
      : MapLayout.Rectangle(
        x: end.x - Metrics.label + 8, y: end.y - Metrics.port + 1.5, width: Metrics.label - 18,
        height: Metrics.port - 2)
    guard let from = route.from else {
      let start = MapLayout.Point(x: end.x - Metrics.label + 4, y: end.y)
      return MapLayout.Arrow(transitions: route.transitions, points: [start, end], label: label)
    }
    let start = MapLayout.Point(
      x: columnX[from.column] + (route.leavesLeft ? 0 : Metrics.cardWidth),
      y: portY(from, route.leavesLeft, route.outPort, routes))
    let first = trackX(route.firstStreet, route.id, routes)
    var points = [start, MapLayout.Point(x: first, y: start.y)]
    if let cross = route.crossStreet {
      let y =
        streetY[cross] + Double(routes.horizontal[cross]?.tracks[route.id] ?? 0) * Metrics.track
      let last = trackX(route.lastStreet, route.id + routes.routes.count, routes)
      points += [
        MapLayout.Point(x: first, y: y), MapLayout.Point(x: last, y: y),
        MapLayout.Point(x: last, y: end.y), end,
      ]
    } else {
      points += [MapLayout.Point(x: first, y: end.y), end]
    }
    return MapLayout.Arrow(transitions: route.transitions, points: points, label: label)
  }

  private func trackX(_ street: Int, _ id: Int, _ routes: MapRoutes) -> Double {
    streetX[street] + Double(routes.vertical[street]?.tracks[id] ?? 0) * Metrics.track
  }

  /// The height of a port: evenly spread over the picture, at most as far apart as labels need. Arrows back
  /// leave and arrive a little lower than the arrows forward at the same height.
  private func portY(
    _ cell: MapGrid.Cell, _ isLeft: Bool, _ port: Int, _ routes: MapRoutes
  ) -> Double {
    let count = routes.ports[MapRoutes.Side(cell: cell, isLeft: isLeft)] ?? 1
    let distance = portDistance(cell, isLeft, routes)
    let top = Metrics.picture / 2 - distance * Double(count - 1) / 2
    return rowY[cell.row] + top + distance * Double(port)
  }

  private func portDistance(
    _ cell: MapGrid.Cell, _ isLeft: Bool, _ routes: MapRoutes
  ) -> Double {
    let count = routes.ports[MapRoutes.Side(cell: cell, isLeft: isLeft)] ?? 1
    return min(2 * Metrics.port, Metrics.picture / Double(count + 1))
  }
}
