public import Foundation

/// A part of the Earth that an app may watch.
///
/// Only circles are supported: there are no beacons here.
open class CLRegion: NSObject {
  /// The identifier of the region. Regions with the same identifier are equal.
  public let identifier: String

  /// A Boolean value that indicates whether the app is notified when the device enters the region.
  open var notifyOnEntry = true

  /// A Boolean value that indicates whether the app is notified when the device leaves the region.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// The position of the device relative to a region.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// All places that are no farther from one than a radius.
open class CLCircularRegion: CLRegion, NSCopying {
  public let center: CLLocationCoordinate2D

  /// Metres.
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns a Boolean value that indicates whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }
}
