package import NIOHTTP1

/// The rule for connections to the server: from pages that it served itself, under the name that it
/// listens at.
///
/// A page from elsewhere that reaches us through a name of its own (DNS rebinding) shows another
/// `Host`; one that opens our socket shows another `Origin`.
package struct OriginPolicy: Sendable {
  private let hosts: Set<String>
  private let origins: Set<String>

  package init(host: ListeningHost = .loopback, port: Int) {
    let names = host == .loopback ? [host.address, "localhost"] : [host.address]
    var hosts = Set(names.map { "\($0):\(port)" })
    // Browsers leave out the port that HTTP means anyway.
    if port == 80 { hosts.formUnion(names) }
    self.hosts = hosts
    origins = Set(hosts.map { "http://" + $0 })
  }

  /// The host that the request names, if it is one of ours and named once.
  package func host(of headers: HTTPHeaders) -> String? {
    let named = headers["Host"]
    guard named.count == 1, hosts.contains(named[0]) else { return nil }
    return named[0]
  }

  /// Returns a Boolean value that indicates whether the socket may be opened.
  package func admitsSocket(_ headers: HTTPHeaders) -> Bool {
    let named = headers["Origin"]
    return host(of: headers) != nil && named.count == 1 && origins.contains(named[0])
  }
}
