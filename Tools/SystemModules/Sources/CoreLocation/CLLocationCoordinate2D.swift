import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres that a measurement may be off; below zero where there is none.
public typealias CLLocationAccuracy = Double
/// Metres a second; below zero where the speed is unknown.
public typealias CLLocationSpeed = Double
/// Metres a second that a speed may be off.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from north; below zero where the direction is unknown.
public typealias CLLocationDirection = Double
/// Degrees that a direction may be off.
public typealias CLLocationDirectionAccuracy = Double

/// The best accuracy, with the data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy of the device.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The greatest distance there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A place on Earth, by the system of 1984 that satellites use.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  public init() {
    latitude = 0
    longitude = 0
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns a Boolean value that indicates whether both are in their bounds.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
