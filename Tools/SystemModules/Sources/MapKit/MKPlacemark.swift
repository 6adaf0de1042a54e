/// A place with its address, as an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      addressDictionary: addressDictionary)
  }

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  open var countryCode: String? { isoCountryCode }

  open var title: String? {
    let parts = [name, locality, country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
