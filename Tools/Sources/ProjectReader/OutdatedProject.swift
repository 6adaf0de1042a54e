import Foundation

/// An Xcode project that its library's `Package.swift` has left behind.
///
/// In a folder with both the project comes first, because it knows apps and settings. A library that is
/// developed as a package often keeps an old project: files that were added since are missing in it, and so it
/// does not compile on Apple's systems either.
struct OutdatedProject {
  /// The files of the package that the project's targets of the same name lack.
  let lacking: [URL]

  /// Compares the targets that have the same name in both.
  ///
  /// - Returns: `nil` if the project is not known to be outdated. That is also so if it has files that the
  ///   package lacks: then each is made for something else.
  init?(_ project: Project, beside package: Project) {
    var lacking: [URL] = []
    // Packages have test files of their own: lists of tests for systems without an Objective-C runtime.
    for target in project.targets where target.kind != .tests {
      guard
        let other = package.targets.first(where: { $0.name == target.name && $0.package == nil })
      else { continue }
      let own = Self.files(of: target)
      let others = Self.files(of: other)
      guard !own.isEmpty, own.keys.allSatisfy({ others[$0] != nil }) else { continue }
      lacking += others.filter { own[$0.key] == nil }.map(\.value).filter {
        !Self.isForPackages($0)
      }
    }
    guard !lacking.isEmpty else { return nil }
    self.lacking = lacking.sorted { $0.path < $1.path }
  }

  /// The warning that says why the package is built.
  func warning(about project: URL, manifest: URL) -> ProjectProblem {
    let names = lacking.prefix(3).map(\.lastPathComponent).joined(separator: ", ")
    let more = lacking.count > 3 ? " and \(lacking.count - 3) more files" : ""
    return ProjectProblem(
      file: manifest,
      message:
        "Package.swift is built, because \(project.lastPathComponent) lacks \(names)\(more) of it; "
        + "--project builds the project",
      isError: false)
  }

  /// Returns a Boolean value that indicates whether a file has something to say in packages only.
  private static func isForPackages(_ file: URL) -> Bool {
    (try? String(contentsOf: file, encoding: .utf8))?.contains("SWIFT_PACKAGE") ?? false
  }

  private static func files(of target: ProjectTarget) -> [String: URL] {
    let pairs = target.sources.filter { $0.pathExtension == "swift" }
      .map { ($0.standardizedFileURL.resolvingSymlinksInPath().path, $0) }
    return Dictionary(pairs) { first, _ in first }
  }
}
