import Foundation

// The Earth is flatter at its poles: by the ellipsoid of 1984 distances differ from those on a ball by up to half
// a percent.

extension CLLocationCoordinate2D {
  /// Metres along the surface.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    Geodesic(from: self, to: other).length ?? distanceOnBall(to: other)
  }

  /// Metres along the great circle of a ball with the mean radius of the Earth.
  package func distanceOnBall(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let across = sin((other.longitude - longitude) * .pi / 360)
    let up = sin((to - from) / 2)
    // The haversine: what is near each other keeps its digits.
    let part = up * up + cos(from) * cos(to) * across * across
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}

/// The shortest line between two places on the ellipsoid, by Vincenty's iteration.
private struct Geodesic {
  /// Metres; `nil` for places that are nearly opposite of each other, for which the iteration finds nothing.
  let length: Double?

  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let pole = equator * (1 - flattening)

  init(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) {
    let longitude = (end.longitude - start.longitude) * .pi / 180
    let (from, to) = (Self.reduced(start.latitude), Self.reduced(end.latitude))
    var lambda = longitude
    for _ in 0..<200 {
      let arc = Arc(from, to, lambda: lambda)
      guard arc.sine != 0 else {
        length = 0
        return
      }
      let f = Self.flattening
      let c = f / 16 * arc.cosineSquared * (4 + f * (4 - 3 * arc.cosineSquared))
      let next = longitude + (1 - c) * f * arc.azimuthSine * arc.series(c)
      guard abs(next - lambda) > 1e-12 else {
        length = Self.length(of: arc)
        return
      }
      lambda = next
    }
    length = nil
  }

  /// The sine and the cosine of the latitude on the ball around the ellipsoid.
  private static func reduced(_ latitude: Double) -> (sine: Double, cosine: Double) {
    let angle = atan((1 - flattening) * tan(latitude * .pi / 180))
    return (sin(angle), cos(angle))
  }

  private static func length(of arc: Arc) -> Double {
    let u = arc.cosineSquared * (equator * equator - pole * pole) / (pole * pole)
    let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let (middle, square) = (arc.middle, arc.middle * arc.middle)
    let first = arc.cosine * (2 * square - 1)
    let second = b / 6 * middle * (4 * arc.sine * arc.sine - 3) * (4 * square - 3)
    return pole * a * (arc.angle - b * arc.sine * (middle + b / 4 * (first - second)))
  }

  /// The way on the ball, for a difference of longitude.
  private struct Arc {
    let sine, cosine, angle: Double
    /// The sine of the way's azimuth at the equator, and the square of its cosine.
    let azimuthSine, cosineSquared: Double
    /// The cosine of twice the angle from the equator to the middle.
    let middle: Double

    init(
      _ from: (sine: Double, cosine: Double), _ to: (sine: Double, cosine: Double), lambda: Double
    ) {
      let east = to.cosine * sin(lambda)
      let north = from.cosine * to.sine - from.sine * to.cosine * cos(lambda)
      sine = (east * east + north * north).squareRoot()
      cosine = from.sine * to.sine + from.cosine * to.cosine * cos(lambda)
      angle = atan2(sine, cosine)
      azimuthSine = sine == 0 ? 0 : from.cosine * to.cosine * sin(lambda) / sine
      cosineSquared = 1 - azimuthSine * azimuthSine
      // Along the equator there is no middle.
      middle = cosineSquared == 0 ? 0 : cosine - 2 * from.sine * to.sine / cosineSquared
    }

    func series(_ c: Double) -> Double {
      angle + c * sine * (middle + c * cosine * (2 * middle * middle - 1))
    }
  }
}
