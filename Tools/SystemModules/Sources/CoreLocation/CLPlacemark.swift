public import Foundation

/// A place with its address.
///
/// Nothing here finds addresses: apps have those that they make themselves, with MapKit's.
open class CLPlacemark: NSObject {
  private let place: CLLocation?
  private let address: [String: String]

  /// The same place.
  public init(placemark: CLPlacemark) {
    place = placemark.location
    address = placemark.address
  }

  /// A place of which the app knows the address.
  package init(location: CLLocation?, addressDictionary: [String: Any]?) {
    place = location
    address = (addressDictionary ?? [:]).compactMapValues { $0 as? String }
  }

  open var location: CLLocation? { place }

  // MARK: The address

  open var name: String? { address["Name"] ?? address["Street"] }
  open var thoroughfare: String? { address["Thoroughfare"] }
  open var subThoroughfare: String? { address["SubThoroughfare"] }
  open var locality: String? { address["City"] }
  open var subLocality: String? { address["SubLocality"] }
  open var administrativeArea: String? { address["State"] }
  open var subAdministrativeArea: String? { address["SubAdministrativeArea"] }
  open var postalCode: String? { address["ZIP"] }
  open var isoCountryCode: String? { address["CountryCode"] }
  open var country: String? { address["Country"] }

  open override var description: String {
    let region = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
    let parts = [name, locality, region, country].compactMap(\.self).filter { !$0.isEmpty }
    let place = location.map { "@ \($0)" }
    return [parts.joined(separator: ", "), place ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
