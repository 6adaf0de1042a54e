import Foundation
import RegexBuilder

/// The schemes of an Xcode project, which say in which configuration its tests are built.
enum XcodeScheme {
  /// A Boolean value that indicates whether projects are read for their tests.
  @TaskLocal static var isReadForTests = false

  /// Returns the configuration of the tests; `nil` if projects are read for another purpose, or no scheme has
  /// tests.
  ///
  /// Of several schemes, that with the name of the project counts, else the first that tests in `Debug`, else
  /// the first.
  static func testConfiguration(of project: URL) -> String? {
    guard isReadForTests else { return nil }
    let folders =
      [project.appending(path: "xcshareddata/xcschemes")]
      + folders(in: project.appending(path: "xcuserdata")).map { $0.appending(path: "xcschemes") }
    let schemes = folders.flatMap(folders(in:)).filter { $0.pathExtension == "xcscheme" }
    let found = schemes.compactMap { scheme in
      configuration(in: scheme).map { (scheme.deletingPathExtension().lastPathComponent, $0) }
    }
    let name = project.deletingPathExtension().lastPathComponent
    return (found.first { $0.0 == name } ?? found.first { $0.1 == "Debug" } ?? found.first)?.1
  }

  private static func folders(in folder: URL) -> [URL] {
    (try? ProjectReader.contents(of: folder)) ?? []
  }

  /// The configuration of a scheme's tests, if it has some.
  private static func configuration(in scheme: URL) -> String? {
    guard let text = try? String(contentsOf: scheme, encoding: .utf8),
      let start = text.range(of: "<TestAction"), let end = text.range(of: "</TestAction>"),
      start.upperBound < end.lowerBound
    else { return nil }
    let action = text[start.upperBound..<end.lowerBound]
    guard action.contains("<TestableReference") || action.contains("<TestPlanReference") else {
      return nil
    }
    let pattern = Regex {
      "buildConfiguration"
      ZeroOrMore(.whitespace)
      "="
      ZeroOrMore(.whitespace)
      "\""
      Capture { OneOrMore(.any, .reluctant) }
      "\""
    }
    return action.firstMatch(of: pattern).map { String($0.1) }
  }
}
