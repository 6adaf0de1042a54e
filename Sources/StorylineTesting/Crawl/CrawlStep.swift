import Foundation

/// One step of a crawl: a launch, or an action and what became of it.
struct CrawlStep: Codable {
  enum Cause: String, Codable { case action, launch, time, system }

  /// The end of the step.
  enum End: Codable, Equatable {
    /// The observation of that number.
    case at(Int)
    /// The app has ended.
    case crashed
    /// The app never came to rest.
    case neverRests
    /// The action could not be carried out.
    case impossible
  }

  /// The number of the observation before; nil for a launch.
  let from: Int?
  /// The key of the action.
  let action: String
  /// The line of Swift that does it.
  let line: String
  let kind: EdgeKind
  let cause: Cause
  let end: End

  var destination: Int? { if case .at(let number) = end { number } else { nil } }
}

/// Something that is wrong with the app.
struct CrawlFinding: Codable, Hashable {
  enum Kind: String, Codable {
    case outlives, deadEnd, neverRests, crash, contradiction, missingAnswer
  }

  let kind: Kind
  /// The screen, or the edge: `FROM kind TO`.
  let at: String
  let text: String
  /// The class of the object that is the matter.
  var subject = ""

  /// The properties in the sentence, without their numbers: the same for one cycle, whichever of
  /// its objects is reported.
  var cycle: Set<String> {
    var part = Substring(text)
    if let start = text.range(of: "a cycle (") {
      part = text[start.upperBound...].prefix { $0 != ")" }
    } else if let start = text.range(of: " leaks: ") {
      part = text[start.upperBound...]
      if let end = part.range(of: ": make ") { part = part[..<end.lowerBound] }
    } else {
      return []
    }
    let words = part.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == ":" }
    return Set(words.filter { $0.contains(".") }.map { String($0.prefix { $0 != "[" }) })
  }

  /// The name of an edge in a finding.
  static func edge(_ from: String, _ kind: EdgeKind, _ to: String) -> String {
    "\(from) \(kind.rawValue) \(to)"
  }
}
