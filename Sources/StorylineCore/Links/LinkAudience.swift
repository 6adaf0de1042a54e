/// Which URLs are an app's own.
///
/// Everybody can make a URL; only what begins with one of the app's schemes, or leads to one of its
/// hosts, is looked at.
public struct LinkAudience: Hashable, Sendable {
  /// Schemes of the app's own, in lower case: `shop` for `shop://phones/42`, where the host is the first
  /// segment of the path.
  public let schemes: Set<String>
  /// Hosts of its universal links, in lower case; `*.shop.example` means all below that one.
  public let hosts: Set<String>

  public init(schemes: Set<String> = [], hosts: Set<String> = []) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    self.hosts = Set(hosts.map { $0.lowercased() })
  }

  /// The path that a link means, if it is one of the app's.
  ///
  /// A path without a scheme, as an app writes it into its own notifications, is.
  package func path(of link: LinkText) throws(Refusal) -> [String] {
    guard let scheme = link.scheme else { return link.segments }
    if schemes.contains(scheme) { return (link.host.map { [$0] } ?? []) + link.segments }
    guard scheme == "https" || scheme == "http" else {
      throw .notOurs("the scheme \(scheme.quoted)")
    }
    guard let host = link.host?.lowercased() else { throw .badLink("it has no host") }
    guard contains(host) else { throw .notOurs("the host \(host.quoted)") }
    return link.segments
  }

  private func contains(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    var rest = host[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if hosts.contains("*.\(rest)") { return true }
    }
    return false
  }
}
