import NavigationMap
import Testing

@Suite struct LayoutTests {
  private func segments(_ arrow: MapLayout.Arrow) -> [MapLayout.Rectangle] {
    zip(arrow.points, arrow.points.dropFirst()).map { from, to in
      MapLayout.Rectangle(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x),
        height: abs(from.y - to.y))
    }
  }

  /// The part of a card that an arrow must not touch. Arrows begin and end at its sides.
  private func inner(_ card: MapLayout.Card) -> MapLayout.Rectangle {
    MapLayout.Rectangle(
      x: card.frame.x + 1, y: card.frame.y + 1, width: card.frame.width - 2,
      height: card.frame.height - 2)
  }

  @Test(arguments: [false, true])
  func `no arrow crosses a card`(showsAll: Bool) {
    for map in [SampleMap.shop, SampleMap.large(screens: 40, transitions: 120)] {
      let layout = MapLayout(map, showsAll: showsAll)
      for arrow in layout.arrows {
        for card in layout.cards {
          let area = inner(card)
          #expect(!segments(arrow).contains { $0.intersects(area) })
        }
      }
    }
  }

  @Test func `no card meets another`() {
    let cards = MapLayout(SampleMap.large(screens: 60, transitions: 150)).cards
    #expect(cards.count == 60)
    for (index, card) in cards.enumerated() {
      let others = cards[(index + 1)...].map(\.frame)
      #expect(!others.contains { $0.intersects(card.frame) })
    }
  }

  @Test(arguments: [false, true])
  func `no label meets another or a card`(showsAll: Bool) {
    let layout = MapLayout(SampleMap.large(screens: 60, transitions: 200), showsAll: showsAll)
    let labels = layout.arrows.compactMap(\.label)
    #expect(labels.count > 50)
    for (index, label) in labels.enumerated() {
      let others = labels[(index + 1)...].map { $0 } + layout.cards.map(\.frame)
      #expect(!others.contains { $0.intersects(label) })
    }
  }

  @Test func `arrows back are drawn only where all arrows are`() {
    let back = { (layout: MapLayout) in layout.arrows.filter { $0.isUnwind }.count }
    #expect(back(MapLayout(SampleMap.shop)) == 0)
    #expect(back(MapLayout(SampleMap.shop, showsAll: true)) == 2)
  }

  @Test func `screens stand in columns by their distance from the launch`() {
    let layout = MapLayout(SampleMap.shop)
    let order = [
      "ListViewController", "ItemViewController", "VariantViewController", "Alert “Delete?”",
    ]
    let places = order.compactMap { id in layout.cards.first { $0.screen.id == id }?.frame.x }
    #expect(places.count == 4)
    #expect(places == places.sorted())
    #expect(Set(places).count == 4)
  }

  @Test func `tabs stand in one column, and one switch leads to each`() {
    var map = NavigationMap(app: "Tabs")
    map.screens = ["A", "B", "C"].map { SampleMap.screen($0, owner: "\($0)Flow") }
    map.transitions = [SampleMap.transition("launch", "launch", "A")]
    for from in ["A", "B", "C"] {
      for to in ["A", "B", "C"] where from != to {
        map.transitions.append(SampleMap.transition(from, "tab", to, by: to))
      }
    }
    let layout = MapLayout(map)
    #expect(Set(layout.cards.map(\.frame.x)).count == 1)
    #expect(
      layout.arrows.flatMap(\.transitions).filter { $0.kind == "tab" }.map(\.to).sorted() == [
        "B", "C",
      ])
    #expect(MapLayout(map, showsAll: true).arrows.count == 7)
  }

  @Test func `a lane surrounds its screens and no other`() {
    let layout = MapLayout(SampleMap.large(screens: 30, transitions: 60))
    for lane in layout.lanes {
      for card in layout.cards {
        #expect(lane.frame.intersects(card.frame) == (card.screen.owner == lane.owner))
      }
    }
  }

  @Test func `an empty map has no size`() {
    let layout = MapLayout(NavigationMap(app: "Nothing"))
    #expect(layout.cards.isEmpty)
    #expect(layout.size == MapLayout.Point(x: 0, y: 0))
  }
}
