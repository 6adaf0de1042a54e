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
    guard copy.hasPrefix("/"), let text = try? String(contentsOfFile: copy, encoding: .utf8) else {
      return nil
    }
    let header = text.prefix { $0 != "\n" }
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

/// The name of a test, as people see it.
public enum TestName {
  /// Returns the name without the place that Swift Testing adds to it.
  ///
  /// - Parameter id: `Module.Suite/name` or `Module.Suite/name/File.swift:12:6`.
  /// - Returns: `Module.Suite/name`.
  public static func shown(_ id: String) -> String {
    guard let end = id.lastIndex(of: "/"), id[end...].contains(".swift:"),
      id[..<end].contains("/")
    else { return id }
    return String(id[..<end])
  }
}
