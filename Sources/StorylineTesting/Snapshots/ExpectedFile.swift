import Foundation

/// The file that a snapshot is compared with: beside the test, in `Snapshots/TestFile/name.txt`.
struct ExpectedFile {
  /// The environment variable that, set to `1`, writes what is there instead of comparing.
  static let rebaseline = "STORYLINE_REBASELINE"

  let url: URL

  /// Returns the difference from the expected file, or `nil`. Writes the file instead when
  /// rebaselining.
  func problem(with actual: String, rebaselining: Bool) throws -> String? {
    if rebaselining {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url, options: .atomic)
      return nil
    }
    guard let data = try? Data(contentsOf: url) else {
      return "There is no expected snapshot \(url.path). \(Self.howTo)"
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != actual else { return nil }
    return "The screen is not as in \(url.path):\n"
      + Self.difference(expected, actual) + "\n\(Self.howTo)"
  }

  private static let howTo =
    "Run the test once with \(rebaseline)=1 to write what is there, and look at the change."

  /// The first lines that differ.
  static func difference(_ expected: String, _ actual: String) -> String {
    let (old, new) = (lines(expected), lines(actual))
    let same = zip(old, new).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      same < lines.count ? String(lines[same]) : "(the end)"
    }
    return "line \(same + 1)\n  expected: \(line(old))\n  it is:    \(line(new))"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension ExpectedFile {
  init(_ name: String, _ format: SnapshotFormat, of location: TestLocation) {
    let test = URL(fileURLWithPath: "\(location.file)")
    let safe = String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    url = test.deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(safe).\(format.rawValue)")
  }
}
