package import RetainGraph

/// What was made of one object that has left for good and is alive.
package struct Judgement: CustomStringConvertible, Sendable {
  /// The type of the object.
  package let name: String
  package let verdict: RetainVerdict

  package var isLeak: Bool { verdict.isLeak }

  package var description: String {
    let reason = verdict.findings.first?.description
    guard isLeak else {
      return "\(name) is still held by "
        + (reason ?? "something that cannot be read: a variable of a function, or C")
    }
    return "\(name) leaks: \(reason ?? "it holds itself")"
  }
}
