import NavigationMap
import Testing

@Suite("Places of a map") struct PlaceTests {
  @Test(arguments: [
    "ItemViewController.1", "ItemViewController", "itemviewcontroller", "Teapot", "teapot", "Item",
  ])
  func `a place has the name of a state or a screen, or its title`(name: String) throws {
    #expect(try SampleMap.shop.state(at: name).id == "ItemViewController.1")
  }

  @Test func `an unknown place is an error that lists the screens that were walked`() {
    let error = #expect(throws: MapError.self) { try SampleMap.shop.state(at: "Basket") }
    #expect(
      error?.description
        == "the map of Shop has no place “Basket”. Its screens are: ListViewController, "
        + "ItemViewController, VariantViewController, Alert “Delete?”")
  }

  @Test func `a map that was not walked has no places`() {
    var map = SampleMap.shop
    for index in map.screens.indices { map.screens[index].states = [] }
    let error = #expect(throws: MapError.self) { try map.state(at: "Item") }
    #expect(error?.description.hasSuffix("It has no states at all: draw it with a walk.") == true)
  }
}
