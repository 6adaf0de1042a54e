/// The drawing of a map: cards in a grid, and arrows in the streets between them.
///
/// The same map gives the same layout. No arrow crosses a card, because arrows run in streets alone, and no
/// label meets another, because each has its own port at the left side of a card.
package struct MapLayout: Sendable {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package struct Rectangle: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Returns a Boolean value that indicates whether two rectangles share a point inside of both.
    package func intersects(_ other: Rectangle) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }
  }

  package struct Card: Sendable {
    package let screen: NavigationMap.Screen
    package let frame: Rectangle
  }

  package struct Lane: Sendable {
    package let owner: String
    package let frame: Rectangle
  }

  package struct Arrow: Sendable {
    /// The transitions between the same two screens in the same direction.
    package let transitions: [NavigationMap.Transition]
    package let points: [Point]
    /// The place of the label, which ends at the destination's card; `nil` for arrows back.
    package let label: Rectangle?

    package var isUnwind: Bool { transitions.allSatisfy(\.isUnwind) }
  }

  package private(set) var cards: [Card] = []
  package private(set) var lanes: [Lane] = []
  package private(set) var arrows: [Arrow] = []
  package private(set) var size = Point(x: 0, y: 0)

  /// The measures, in points.
  package enum Metrics {
    package static let cardWidth = 132.0
    package static let picture = 286.0
    package static let caption = 42.0
    package static let cardHeight = picture + caption
    static let track = 9.0
    static let edge = 20.0
    static let label = 96.0
    static let header = 30.0
    static let port = 14.0
    static let margin = 28.0
  }

  /// Lays out a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - showsAll: A Boolean value that indicates whether arrows back and all switches between tabs are drawn
  ///     too.
  package init(_ map: NavigationMap, showsAll: Bool = false) {
    let grid = MapGrid(map)
    guard grid.columns > 0 else { return }
    let routes = MapRoutes(showsAll ? map.transitions.filter(\.isDrawn) : map.mainTransitions, grid)
    let streets = Streets(grid, routes)
    let screens = MapGrid.screens(of: map)
    cards = screens.compactMap { screen in
      grid.cells[screen.id].map { cell in
        Card(
          screen: screen,
          frame: Rectangle(
            x: streets.cardX(cell.column), y: streets.cardY(cell.row), width: Metrics.cardWidth,
            height: Metrics.cardHeight))
      }
    }
    lanes = grid.lanes.map { lane in
      let x = streets.cardX(lane.columns.lowerBound) - 10
      let y = streets.cardY(lane.rows.lowerBound) - Metrics.header + 4
      return Lane(
        owner: lane.owner,
        frame: Rectangle(
          x: x, y: y,
          width: streets.cardX(lane.columns.upperBound) + Metrics.cardWidth + 10 - x,
          height: streets.cardY(lane.rows.upperBound - 1) + Metrics.cardHeight + 8 - y))
    }
    arrows = routes.routes.map { streets.arrow($0, routes) }
    size = Point(x: streets.width, y: streets.height)
  }
}
