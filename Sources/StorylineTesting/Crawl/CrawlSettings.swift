import Foundation

/// The settings of a crawl, as the `storyline` command writes them.
package struct CrawlSettings: Codable, Sendable {
  /// The end of the crawl in seconds of real time; nil where steps end it.
  package var seconds: Double?
  /// The end of the crawl in steps, launches included; nil where time ends it.
  package var steps: Int?
  /// The texts for fields, by label, placeholder or identifier; `*` is for every other field.
  package var words: [String: String] = [:]
  /// The names of buttons, rows and fields that are left alone.
  package var avoided: [String] = []
  /// The name of the device; nil for the default one.
  package var device: String?
  package var isDark = false
  /// The text size: `XS` to `XXXL`, or `AX1` to `AX5`.
  package var textSize: String?
  /// The screen or state from which the crawl begins, of ``earlierMap``.
  package var from: String?
  /// The path of an earlier map.
  package var earlierMap: String?
  /// The flow or coordinator to whose screens the crawl is limited.
  package var only: String?
  /// The URLs that are opened from the launch and from one state of each flow.
  package var links: [String] = []
  /// How many rows of a section are tried for each class of cell.
  package var rows = 2

  package init(steps: Int? = nil, seconds: Double? = nil) {
    (self.steps, self.seconds) = (steps, seconds)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    seconds = try values.decodeIfPresent(Double.self, forKey: .seconds)
    steps = try values.decodeIfPresent(Int.self, forKey: .steps)
    words = try values.decodeIfPresent([String: String].self, forKey: .words) ?? [:]
    avoided = try values.decodeIfPresent([String].self, forKey: .avoided) ?? []
    device = try values.decodeIfPresent(String.self, forKey: .device)
    isDark = try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? false
    textSize = try values.decodeIfPresent(String.self, forKey: .textSize)
    from = try values.decodeIfPresent(String.self, forKey: .from)
    earlierMap = try values.decodeIfPresent(String.self, forKey: .earlierMap)
    only = try values.decodeIfPresent(String.self, forKey: .only)
    links = try values.decodeIfPresent([String].self, forKey: .links) ?? []
    rows = try values.decodeIfPresent(Int.self, forKey: .rows) ?? 2
  }

  /// The device by its name, with or without spaces.
  var testDevice: TestDevice {
    let wanted = (device ?? "").replacing(" ", with: "").lowercased()
    return TestDevice.allCases.first {
      $0.rawValue.replacing(" ", with: "").lowercased() == wanted
    } ?? .iPhone15
  }
}
