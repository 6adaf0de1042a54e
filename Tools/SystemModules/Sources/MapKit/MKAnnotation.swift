/// Something at a place, which a map shows by a view.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }

  // With Apple these two are optional properties: who has them has a `String?`, and who asks any
  // annotation for them gets a `String??`. The extension has the latter, which is taken where both would
  // do.
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  /// The title of the callout and of the marker.
  public var title: String?? {
    let title: String? = self.title
    return .some(title)
  }

  /// The second line of a callout.
  public var subtitle: String?? {
    let subtitle: String? = self.subtitle
    return .some(subtitle)
  }
}

extension MKAnnotation where Self: NSObject {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Something on a map with words to it.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// A place. Maps that show it follow its changes.
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D() {
    didSet { NotificationCenter.default.post(name: Self.didMove, object: self) }
  }

  public override init() {}

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }

  static let didMove = Notification.Name("MKPointAnnotationDidMove")
}

/// The annotation at the location of the device.
open class MKUserLocation: NSObject, MKAnnotation {
  open var title: String? = "My Location"
  open var subtitle: String?

  /// `nil` while the location is unknown.
  open internal(set) var location: CLLocation?

  /// The place, or ``kCLLocationCoordinate2DInvalid``.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// A Boolean value that indicates whether the map is being told where the device is.
  open internal(set) var isUpdating = false
}
