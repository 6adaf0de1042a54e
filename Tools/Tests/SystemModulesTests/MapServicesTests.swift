import MapKit
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct MapServicesTests {
  private let app = AppDriver()

  @Test func `a search fails later, as without a network`() async throws {
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee"))
    var codes: [MKError.Code?] = []
    search.start { response, error in codes.append((error as? MKError)?.code) }
    #expect(search.isSearching && codes.isEmpty)
    try await app.settle()
    #expect(codes == [.serverFailure] && !search.isSearching)
  }

  @Test func `nobody hears of what was cancelled, but tasks go on`() async throws {
    let directions = MKDirections(request: MKDirections.Request())
    var isCalled = false
    directions.calculate { _, _ in isCalled = true }
    directions.cancel()
    try await app.settle()
    #expect(!isCalled)
    await #expect(throws: MKError(.serverFailure)) { _ = try await directions.calculate() }
  }

  @Test func `a place with an address says it`() {
    let place = MKPlacemark(
      coordinate: MapScreen.berlin, addressDictionary: ["City": "Berlin", "Country": "Germany"])
    #expect(place.title == "Berlin, Germany" && place.locality == "Berlin")
    #expect(MKPlacemark(placemark: place).coordinate.latitude == 52.52)
    #expect(MKMapItem(placemark: place).placemark.country == "Germany")
  }

  nonisolated static let addresses: [(String?, String)] = [
    (nil, "http://maps.apple.com/?ll=52.52,13.405&q=Home"),
    (
      MKLaunchOptionsDirectionsModeWalking,
      "http://maps.apple.com/?daddr=52.52,13.405&dirflg=w"
    ),
  ]

  @Test func `a test's place says where it is`() {
    final class Harbour: MKPlacemark {
      override var location: CLLocation? { CLLocation(latitude: 53.54, longitude: 9.98) }
    }
    let harbour: CLPlacemark = Harbour(coordinate: MapScreen.berlin, addressDictionary: nil)
    #expect(harbour.location?.coordinate.latitude == 53.54)
  }

  @Test(arguments: addresses)
  func `places are opened by the address of the app of maps`(
    mode: String?, address: String
  ) async throws {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: MapScreen.berlin))
    item.name = "Home"
    let options = mode.map { [MKLaunchOptionsDirectionsModeKey: $0] }
    #expect(item.openInMaps(launchOptions: options))
    try await app.settle()
    #expect(app.openedURLs.map(\.absoluteString) == [address])
  }
}
