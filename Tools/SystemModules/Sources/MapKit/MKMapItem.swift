public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place that people can look up in the app of maps.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  /// A Boolean value that indicates whether it is the place where the device is, wherever that is.
  public let isCurrentLocation: Bool

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    isCurrentLocation = false
  }

  private override init() {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    name = "Current Location"
    isCurrentLocation = true
  }

  /// The place where the device is.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

  // MARK: Opening

  /// Opens the address that the app of maps has for it, as if the app had opened it by itself.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens several places, or the way from the first to the last where a mode of directions is given.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    guard let url = address(of: mapItems, launchOptions ?? [:]) else { return false }
    Task { @MainActor in UIApplication.shared.open(url) }
    return true
  }

  private static func address(of items: [MKMapItem], _ options: [String: Any]) -> URL? {
    guard let last = items.last else { return nil }
    var parts: [URLQueryItem] = []
    if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
      if items.count > 1 { parts.append(URLQueryItem(name: "saddr", value: items[0].place)) }
      parts.append(URLQueryItem(name: "daddr", value: last.place))
      let letters = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
        MKLaunchOptionsDirectionsModeTransit: "r",
      ]
      if let letter = letters[mode] { parts.append(URLQueryItem(name: "dirflg", value: letter)) }
    } else {
      parts.append(URLQueryItem(name: "ll", value: last.place))
      if let name = last.name { parts.append(URLQueryItem(name: "q", value: name)) }
    }
    var components = URLComponents(string: "http://maps.apple.com/")
    components?.queryItems = parts
    return components?.url
  }

  private var place: String {
    if isCurrentLocation { return "Current Location" }
    return "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
  }
}
