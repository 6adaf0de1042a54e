/// The schemes and hosts of the URLs that an app accepts as links.
///
/// Any app or page can make a URL. One with another scheme or host is refused.
public struct LinkOrigins: Hashable, Sendable {
  /// The app's own schemes, in lower case: `shop` for `shop://phones/42`, where the host is the first
  /// segment of the path.
  public let schemes: Set<String>
  /// The hosts of its universal links, in lower case; `*.shop.example` means all below that one.
  public let hosts: Set<String>

  public init(schemes: Set<String> = [], hosts: Set<String> = []) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    self.hosts = Set(hosts.map { $0.lowercased() })
  }

  /// Returns the path of a link, if the app accepts it.
  ///
  /// A path without a scheme, as an app writes it into its own notifications, is accepted.
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
