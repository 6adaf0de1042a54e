import Foundation

/// A place in the copy of a source file that is compiled, and the same place in the file itself.
///
/// The copy of `List.swift` is `List~1.swift`, and has one line more at its beginning. The compiler names the
/// file itself, by `#sourceLocation`. A macro such as `@Test` takes the place in the copy.
struct CopiedPlace {
  /// The path as it was reported: whole, or from a module or a file's name on.
  let path: String
  let line: Int

  /// The place in the file itself; the same place where the path is not one of a copy.
  var original: CopiedPlace {
    guard let name = path.wholeMatch(of: #/((?:.*\/)?[^\/]+)~\d+\.swift/#)?.output.1 else {
      return self
    }
    return CopiedPlace(path: Self.source(of: path) ?? "\(name).swift", line: max(1, line - 1))
  }

  /// The file of which a copy is, by its first line.
  private static func source(of copy: String) -> String? {
    // The first line is no longer than this. Each test of a file asks.
    guard copy.hasPrefix("/"), let file = FileHandle(forReadingAtPath: copy),
      let data = try? file.read(upToCount: 8192)
    else { return nil }
    let header = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let path = header.firstMatch(of: #/#sourceLocation\(file: "(.*)", line: 1\)/#)?.output.1
    return path.map {
      String($0).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
  }

  /// Returns a text of a testing library with the places in the files themselves: `List.swift:12`.
  static func originals(in text: String) -> String {
    guard text.contains("~"), text.contains(".swift:") else { return text }
    return text.replacing(#/((?:\/[^:\n]*\/)?[^\/:\n]+~\d+\.swift):(\d+)/#) { match in
      guard let line = Int(match.output.2) else { return String(match.output.0) }
      let place = CopiedPlace(path: String(match.output.1), line: line).original
      return "\(place.path):\(place.line)"
    }
  }
}
