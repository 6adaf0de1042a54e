import Foundation
import Synchronization

/// Keeps what the compiler prints in a file, and passes on how far the build is.
///
/// The messages of the compiler are for the file: what does not compile is set aside, and listed once.
final class BuildLog: Sendable {
  private let pipe = Pipe()
  private let file: FileHandle
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// The handle to which the build writes.
  var input: FileHandle { pipe.fileHandleForWriting }

  /// Opens the log.
  ///
  /// - Parameter url: The file, which is made or written on.
  /// - Throws: An error where it cannot be written.
  init(_ url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) {
      try Data().write(to: url)
    }
    file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    Thread.detachNewThread { [self] in readAll() }
  }

  /// Waits until everything was written.
  func end() {
    try? pipe.fileHandleForWriting.close()
    isAtEnd.wait()
  }

  private func readAll() {
    var rest = Data()
    var clock = BuildProgress()
    while true {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      try? file.write(contentsOf: data)
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        if clock.shows(line, at: .now) {
          FileHandle.standardError.write(Data((line + "\n").utf8))
        }
      }
    }
    try? file.close()
    isAtEnd.signal()
  }

  /// The errors that a log has, each once, in the order in which they came. Those in expanded macros have the places
  /// where the macros are used.
  static func errors(in text: String) -> [String] {
    var known: Set<String> = []
    let lines = text.split(separator: "\n")
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let error = line.firstRange(of: ": error: "), !line.hasPrefix(" ") else { return nil }
      let use = lines[(index + 1)...].first.flatMap(placeOfUse)
      return use.map { $0 + line[error.lowerBound...] } ?? String(line)
    }.filter { known.insert($0).inserted }
  }

  /// Returns the place in a line that says where the code was expanded in which the line before found an error.
  private static func placeOfUse(in line: Substring) -> String? {
    guard
      let match = line.wholeMatch(of: /`- (.+):(\d+):(\d+): note: expanded code originates here/),
      let number = Int(match.output.2)
    else { return nil }
    let place = CopiedPlace(path: String(match.output.1), line: number).original
    return "\(place.path):\(place.line):\(match.output.3)"
  }
}

/// Chooses the lines of a build that say how far it is: few enough to be read.
struct BuildProgress {
  private var last: ContinuousClock.Instant?

  /// Returns a Boolean value that indicates whether a line is shown: of those that count the steps one in
  /// some seconds, and of fetching all.
  ///
  /// A line that only says that the compiler failed or was cancelled is not shown: its errors are listed elsewhere.
  mutating func shows(_ line: String, at now: ContinuousClock.Instant) -> Bool {
    if line.hasPrefix("Fetching ") { return true }
    if line.hasPrefix("error: ") {
      return line != "error: cancelled"
        && !["emit-module", "compile"].contains {
          line.hasPrefix("error: \($0) command failed with exit code ")
        }
    }
    guard line.hasPrefix("["), line.contains("/"), line.contains("] ") else { return false }
    if let last, now - last < .seconds(5) { return false }
    last = now
    return true
  }
}
