public import Foundation
import Dispatch

/// A closure that gets the places that a geocoder found, or the error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Asks a server for the address of a place, or the place of an address.
///
/// There is no such server here: every request fails as on a device without a network.
open class CLGeocoder: NSObject {
  /// The requests without an answer, the oldest first.
  private var requests: [Request] = []

  private struct Request {
    let number: Int
    /// The code of the error to answer with.
    var code = CLError.Code.network
    let answer: (CLError.Code) -> Void
  }

  private var last = 0

  /// A Boolean value that indicates whether a request waits for its answer.
  open var isGeocoding: Bool { !requests.isEmpty }

  /// Ends the requests that wait; they hear of it.
  open func cancelGeocode() {
    for index in requests.indices { requests[index].code = .geocodeCanceled }
  }

  // MARK: Places of addresses

  /// Fails later with ``CLError/network``.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin { completionHandler(nil, CLError($0)) } }

  /// Fails later with ``CLError/network``.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin { completionHandler(nil, CLError($0)) } }

  /// Throws ``CLError/network``.
  nonisolated(nonsending)
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark]
  { throw await failure() }

  // MARK: Addresses of places

  /// Fails later with ``CLError/network``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin { completionHandler(nil, CLError($0)) } }

  /// Fails later with ``CLError/network``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { begin { completionHandler(nil, CLError($0)) } }

  /// Throws ``CLError/network``.
  nonisolated(nonsending)
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
  { throw await failure() }

  // MARK: - Answering

  private func begin(_ answer: @escaping (CLError.Code) -> Void) {
    last += 1
    requests.append(Request(number: last, answer: answer))
    let number = last
    // A request that is under way keeps its geocoder. The answer comes on the main thread, where those
    // are that ask.
    nonisolated(unsafe) let geocoder = self
    DispatchQueue.main.async { geocoder.finish(number) }
  }

  private func finish(_ number: Int) {
    guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
    let request = requests.remove(at: index)
    request.answer(request.code)
  }

  nonisolated(nonsending) private func failure() async -> CLError {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: CLError($0)) }
    }
  }
}
