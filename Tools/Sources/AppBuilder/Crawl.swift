public import Foundation

/// The settings of a crawl: a walk through an app, screen by screen, that draws its map.
public struct CrawlSettings: Sendable {
  /// The end of a crawl where something is still left to be tried.
  public enum Budget: Hashable, Sendable {
    /// So many seconds of real time, after the build.
    case seconds(Double)
    /// So many steps; a crawl with this budget is the same on every machine.
    case steps(Int)
  }

  /// The servers that answer the app's requests.
  public enum Network: Hashable, Sendable {
    /// The real ones.
    case live
    /// The real ones, whose answers are kept in a folder.
    case recorded(in: URL)
    /// None: the answers are those of a folder, and a request without one fails.
    case replayed(from: URL)
  }

  /// The end of the crawl where something is still left to be tried.
  public var budget: Budget
  /// The texts for fields, by label, placeholder or identifier; `*` is for every other field.
  public var words: [String: String] = [:]
  /// The names of buttons, rows and fields that are left alone.
  public var avoided: Set<String> = []
  /// The name of the device, such as `iPhone15`; nil for the default one.
  public var device: String?
  /// A Boolean value that indicates whether the crawl happens in dark mode.
  public var isDark = false
  /// The text size: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, or `AX1` to `AX5`.
  public var textSize: String?
  /// The lines of a test that lead from each launch to the beginning of the crawl: the script of a state.
  public var prelude: [String] = []
  /// The id of the flow or coordinator to whose screens the crawl is limited.
  public var only: String?
  /// The URLs that are opened from the launch and from one state of each flow.
  public var links: [String] = []
  /// How many rows of a section are tried for each class of cell.
  public var rows = 2
  /// The servers that answer the app's requests.
  public var network = Network.live
  /// The query items of URLs that do not distinguish one request from another.
  public var ignoredQuery: [String] = []

  /// Settings with a budget.
  public init(budget: Budget = .seconds(60)) { self.budget = budget }
}

/// The result of a crawl.
public struct CrawlResult: Sendable {
  /// The map, a JSON file of the schema `storyline.map/1`.
  public let map: URL
  /// The folder with the thumbnails; the map's `thumbnail` paths, such as `t/9f3a.svg`, are relative to
  /// the parent of this folder.
  public let thumbnails: URL
  /// The names that the stage lacks and the parts set aside that the app reached.
  public let missing: [ReachedNames.Entry]
}
