/// Asks a server for ways from place to place.
///
/// There is no such server here: every request fails with ``MKError/serverFailure``.
open class MKDirections: NSObject {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// From where to where, and how.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() {}
  }

  /// The result from a server.
  open class Response: NSObject {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  /// How long it takes.
  open class ETAResponse: NSObject {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance

    init(
      source: MKMapItem, destination: MKMapItem, expectedTravelTime: TimeInterval,
      distance: CLLocationDistance
    ) {
      self.source = source
      self.destination = destination
      self.expectedTravelTime = expectedTravelTime
      self.distance = distance
    }
  }

  private let failing = FailingRequests()

  public init(request: Request) {}

  /// A Boolean value that indicates whether an answer is still to come.
  open var isCalculating: Bool { failing.isWaiting }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    failing.begin { completionHandler(nil, $0) }
  }

  nonisolated(nonsending) open func calculate() async throws -> Response {
    throw await failing.failure()
  }

  open func calculateETA(completionHandler: @escaping ETAHandler) {
    failing.begin { completionHandler(nil, $0) }
  }

  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse {
    throw await failing.failure()
  }

  /// The waiting requests end without an answer.
  open func cancel() { failing.cancel() }
}

/// How people get from place to place.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way that a server found.
open class MKRoute: NSObject {
  /// A part of it.
  open class Step: NSObject {
    public let instructions: String
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType

    init(
      instructions: String, polyline: MKPolyline, distance: CLLocationDistance,
      transportType: MKDirectionsTransportType
    ) {
      self.instructions = instructions
      self.polyline = polyline
      self.distance = distance
      self.transportType = transportType
    }
  }

  public let name: String
  public let polyline: MKPolyline
  public let steps: [Step]
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval

  init(
    name: String, polyline: MKPolyline, steps: [Step], distance: CLLocationDistance,
    expectedTravelTime: TimeInterval
  ) {
    self.name = name
    self.polyline = polyline
    self.steps = steps
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
  }
}
