public import Foundation

/// From where a map is looked at.
///
/// A map here has north up and is seen from above: of a camera that it is given it takes the place and the
/// distance, and its own has neither pitch nor heading, as on Apple's maps where a kind of map has none.
open class MKMapCamera: NSObject, NSCopying {
  /// The coordinate in the middle of the map.
  open var centerCoordinate: CLLocationCoordinate2D

  /// Metres from there to the eye.
  open var centerCoordinateDistance: CLLocationDistance

  /// Degrees by which the view is tilted; 0 is straight down.
  open var pitch: CGFloat

  /// Degrees from north, clockwise, of what is up.
  open var heading: CLLocationDirection

  /// Metres from the ground to the eye.
  @available(iOS, deprecated: 13.0)
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(pitch * .pi / 180), 0.01) }
  }

  public override convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0), fromDistance: 0, pitch: 0,
      heading: 0)
  }

  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  /// Metres from the bottom of the view to its top, for a metre of distance: the eye sees 30 degrees
  /// (medium confidence).
  static let heightPerDistance = 2 * tan(15 * Double.pi / 180)
}

extension MapProjection {
  /// Metres from the eye to what is in the middle.
  var distance: CLLocationDistance {
    size.height / scale / MKMapPointsPerMeterAtLatitude(center.coordinate.latitude)
      / MKMapCamera.heightPerDistance
  }

  /// The same view from another place.
  func seen(by camera: MKMapCamera) -> MapProjection {
    let metres = camera.centerCoordinateDistance * MKMapCamera.heightPerDistance
    let points = metres * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    return MapProjection(
      center: MKMapPoint(camera.centerCoordinate), scale: size.height / max(points, 1e-6),
      size: size)
  }
}
