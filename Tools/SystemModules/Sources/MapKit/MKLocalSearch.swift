/// Asks a server for places.
///
/// There is no such server here: every request fails with ``MKError/serverFailure``.
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The words and the region of a search.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()

    public override init() {}

    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
  }

  /// The result from a server.
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
    }
  }

  private let failing = FailingRequests()

  public init(request: Request) {}

  /// A Boolean value that indicates whether an answer is still to come.
  open var isSearching: Bool { failing.isWaiting }

  open func start(completionHandler: @escaping CompletionHandler) {
    failing.begin { completionHandler(nil, $0) }
  }

  nonisolated(nonsending) open func start() async throws -> Response {
    throw await failing.failure()
  }

  /// The waiting requests end without an answer.
  open func cancel() { failing.cancel() }
}
