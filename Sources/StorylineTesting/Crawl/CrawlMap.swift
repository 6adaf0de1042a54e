import Foundation

/// The map as it is written: the schema `storyline.map/1`.
package struct CrawlMap: Encodable {
  package struct Crawl: Encodable {
    package let steps: Int
    package let launches: Int
    package let states: Int
    package let end: String
    package let stable: Bool
    package let left: [String]
  }

  package struct State: Encodable {
    package let id: String
    package let place: String
    package let actions: Int
    package let script: [String]
    package let thumbnail: String
  }

  package struct Screen: Encodable {
    package let id: String
    package let title: String
    package let kind: String
    package let owner: String?
    package let uses: [String]
    package let evidence: [String]
    package let reached: Bool
    package let tests: [String]
    package let states: [State]
  }

  package struct Transition: Encodable {
    package let from: String
    package let kind: String
    package let to: String
    package let cause: String
    package let by: [String]
    package let evidence: [String]
    package let tests: [String]
    package let times: Int
  }

  package struct Flow: Encodable {
    package let id: String
    package let children: [String]
    package let screens: [String]
  }

  package struct Finding: Encodable {
    package let kind: String
    package let at: String
    package let text: String
  }

  package let app: String
  package let device: String
  package let crawl: Crawl
  package let screens: [Screen]
  package let transitions: [Transition]
  package let flows: [Flow]
  package let findings: [Finding]

  /// The file: one entity a line, sorted, without times and absolute paths.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    func list(_ values: [some Encodable]) throws -> String {
      let lines = try values.map { "    " + (try json($0)) }
      return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    }
    return """
      {
        "schema": "storyline.map/1",
        "app": \(try json(app)),
        "device": \(try json(device)),
        "crawl": \(try json(crawl)),
        "screens": \(try list(screens)),
        "transitions": \(try list(transitions)),
        "flows": \(try list(flows)),
        "findings": \(try list(findings))
      }

      """
  }
}
