import Foundation

/// A picture of the screen on disk: SVG or text, by the name's ending.
package struct SnapshotFile {
  private let url: URL
  private let isText: Bool

  /// - Throws: ``UnknownFormat`` when the name ends neither in `.svg` nor in `.txt`.
  package init(path: String) throws {
    url = URL(fileURLWithPath: path)
    switch url.pathExtension.lowercased() {
    case "svg": isText = false
    case "txt": isText = true
    default: throw UnknownFormat(path: path)
    }
  }

  package func write(_ list: DisplayList) throws {
    try Data((isText ? list.text() : list.svg()).utf8).write(to: url, options: .atomic)
  }

  package struct UnknownFormat: Error, CustomStringConvertible {
    let path: String
    package var description: String {
      "A snapshot is written as .svg or .txt; “\(path)” ends in neither."
    }
  }
}
