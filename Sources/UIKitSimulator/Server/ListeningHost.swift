import Foundation

/// The address at which the server listens.
package struct ListeningHost: Equatable, Sendable {
  package let address: String

  /// Only this machine.
  package static let loopback = ListeningHost(address: "127.0.0.1")

  private init(address: String) { self.address = address }

  /// Reads `STORYLINE_HOST`: one IPv4 address of this machine, by which others reach it.
  ///
  /// *Any* address is none: the server admits only requests that name it as it is called, and it
  /// would not know how.
  ///
  /// - Throws: ``SimulatorError`` for anything else.
  package init(environment: [String: String]) throws {
    guard let text = environment["STORYLINE_HOST"], !text.isEmpty else {
      self = .loopback
      return
    }
    var bytes = in_addr()
    guard inet_pton(AF_INET, text, &bytes) == 1, bytes.s_addr != 0 else {
      throw SimulatorError.invalidHost(text)
    }
    address = text
  }

  /// A Boolean value that indicates whether others than this machine can reach it.
  package var isExposed: Bool { !address.hasPrefix("127.") }

  /// The warning that is printed before the address of the page, if other machines can reach it.
  package var warning: String? {
    guard isExposed else { return nil }
    return "Storyline: warning: STORYLINE_HOST shows this app to the network. Whoever has the "
      + "address below can see and use it, and nothing of it is encrypted on its way."
  }
}
