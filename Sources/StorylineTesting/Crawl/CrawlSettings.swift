import Foundation
package import UIKit

/// The settings of a crawl, as the `storyline` command writes them.
package struct CrawlSettings: Decodable, Sendable {
  /// The end of the crawl in seconds of real time; nil where steps end it.
  package var seconds: Double?
  /// The end of the crawl in steps, launches included; nil where time ends it.
  package var steps: Int?
  /// The texts for fields, by label, placeholder or identifier; `*` is for every other field.
  package var words: [String: String] = [:]
  /// The names of buttons, rows and fields that are left alone.
  package var avoided: [String] = []
  package var device = TestDevice.iPhone15
  package var isDark = false
  /// The text size, in the file by its short name; nil for the default one.
  package var textSize: UIContentSizeCategory?
  /// The lines of a test that lead from each launch to the beginning of the crawl.
  package var prelude: [String] = []
  /// The flow or coordinator to whose screens the crawl is limited.
  package var only: String?
  /// The URLs that are opened from the launch and from one state of each flow.
  package var links: [String] = []
  /// How many rows of a section are tried for each class of cell.
  package var rows = 2

  package init(steps: Int? = nil, seconds: Double? = nil) {
    (self.steps, self.seconds) = (steps, seconds)
  }

  private enum CodingKeys: String, CodingKey {
    case seconds, steps, words, avoided, device, isDark, textSize, prelude, only, links, rows
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    seconds = try values.decodeIfPresent(Double.self, forKey: .seconds)
    steps = try values.decodeIfPresent(Int.self, forKey: .steps)
    words = try values.decodeIfPresent([String: String].self, forKey: .words) ?? [:]
    avoided = try values.decodeIfPresent([String].self, forKey: .avoided) ?? []
    device =
      try values.decodeIfPresent(String.self, forKey: .device).map(Self.device) ?? .iPhone15
    isDark = try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? false
    textSize = try values.decodeIfPresent(String.self, forKey: .textSize).map(Self.textSize)
    prelude = try values.decodeIfPresent([String].self, forKey: .prelude) ?? []
    only = try values.decodeIfPresent(String.self, forKey: .only)
    links = try values.decodeIfPresent([String].self, forKey: .links) ?? []
    rows = try values.decodeIfPresent(Int.self, forKey: .rows) ?? 2
  }

  /// The device of a name, with or without spaces.
  private static func device(named name: String) throws -> TestDevice {
    func plain(_ name: String) -> String { name.replacing(" ", with: "").lowercased() }
    if let device = TestDevice.allCases.first(where: { plain($0.rawValue) == plain(name) }) {
      return device
    }
    let names = TestDevice.allCases.map(\.rawValue).joined(separator: ", ")
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: [CodingKeys.device],
        debugDescription: "There is no device “\(name)”. The devices are: \(names)."))
  }

  private static func textSize(named name: String) throws -> UIContentSizeCategory {
    if let size = UIContentSizeCategory(shortName: name) { return size }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: [CodingKeys.textSize],
        debugDescription: "There is no text size “\(name)”. The sizes are: XS, S, M, L, XL, XXL, "
          + "XXXL, and AX1 to AX5."))
  }
}
