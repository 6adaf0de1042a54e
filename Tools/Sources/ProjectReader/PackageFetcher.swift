public import Foundation
import Synchronization

/// Fetches the packages that a project needs, with SwiftPM, into a folder where they stay.
///
/// The dependencies of a set of packages are fetched once, in versions that are compatible with
/// those of the stage. They are fetched into another folder and moved when complete: an
/// interruption leaves no half of them.
public struct PackageFetcher: Sendable {
  /// The result of fetching a set of packages.
  struct Result: Sendable {
    /// The packages that were fetched, with those that they need.
    var packages: [FetchedPackage] = []
    /// The packages that could not be fetched, with the reasons.
    var failures: [Failure] = []
    /// The folder for further facts about the packages.
    var folder: URL?
  }

  struct Failure: Sendable {
    let package: RemotePackage
    let reason: String
  }

  let folder: URL
  private let stage: URL?
  let say: @Sendable (String) -> Void

  /// - Parameters:
  ///   - folder: The folder of packages.
  ///   - stage: The package that all apps are built with, and whose own packages have to suit.
  ///   - say: Called with messages about slow steps.
  public init(
    _ folder: URL, stage: URL? = nil, saying say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    self.stage = stage
    self.say = say
  }

  /// Fetches packages, as many of them as there are.
  ///
  /// - Throws: ``ProjectError`` where nothing can be written.
  func fetch(_ packages: [RemotePackage]) throws -> Result {
    guard !packages.isEmpty else { return Result() }
    if let known = try kept(packages) { return known }
    let failed = Self.failed.withLock { $0[folder]?[packages] } ?? []
    if failed.isEmpty {
      do {
        say("fetching \(packages.map(\.identity).joined(separator: ", "))")
        return try fetchTogether(packages)
      } catch is SwiftPackageManager.Failure {
        // One of them, or two that do not go together.
      }
    }
    let failures = try failed.isEmpty ? failures(among: packages) : failed
    Self.failed.withLock { $0[folder, default: [:]][packages] = failures }
    let others = packages.filter { package in !failures.contains { $0.package == package } }
    do {
      var result = others.isEmpty ? Result() : try kept(others) ?? fetchTogether(others)
      result.failures = failures
      return result
    } catch let failure as SwiftPackageManager.Failure {
      throw ProjectError("the packages could not be fetched: \(Self.reason(failure.text))")
    }
  }

  /// The failures since the program was started: watching a project asks again and again.
  private static let failed = Mutex<[URL: [[RemotePackage]: [Failure]]]>([:])

  // MARK: Failures

  /// Finds those that stop the others: each by itself, and then each beside those before it.
  private func failures(among packages: [RemotePackage]) throws -> [Failure] {
    var failures: [Failure] = []
    for package in packages {
      if let reason = try failure(of: [package], stage: nil) {
        failures.append(Failure(package: package, reason: reason))
      }
    }
    let present = packages.filter { package in !failures.contains { $0.package == package } }
    guard !present.isEmpty, try failure(of: present, stage: stage) != nil else { return failures }
    var together: [RemotePackage] = []
    for package in present {
      if let reason = try failure(of: together + [package], stage: stage) {
        failures.append(Failure(package: package, reason: reason))
      } else {
        together.append(package)
      }
    }
    return failures
  }

  /// Why packages cannot be fetched, or nothing.
  private func failure(of packages: [RemotePackage], stage: URL?) throws -> String? {
    let trial = folder.appending(path: "trial~\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: trial) }
    do {
      try resolve(manifest(of: packages, stage: stage), in: trial)
      return nil
    } catch let failure as SwiftPackageManager.Failure {
      return Self.reason(failure.text)
    }
  }

  /// Returns the lines that say what is wrong, each once, of many that say what is done.
  package static func reason(_ text: String) -> String {
    var known: Set<String> = []
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in !steps.contains { line.hasPrefix($0) } && known.insert(line).inserted }
    let errors = lines.drop { !$0.hasPrefix("error: ") }
    let said = (errors.isEmpty ? lines[...] : errors).map { line in
      line.hasPrefix("error: ") ? String(line.dropFirst(7)) : line
    }
    return said.joined(separator: "\n  ")
  }

  /// The beginnings of lines in which git says how far it is.
  private static let steps = [
    "Cloning into ", "Receiving objects:", "Resolving deltas:", "remote: Compressing objects:",
    "remote: Counting objects:", "remote: Enumerating objects:", "remote: Total ",
  ]

  // MARK: Folders

  private func kept(_ packages: [RemotePackage]) throws -> Result? {
    let place = try place(of: packages)
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    return Result(
      packages: try FetchedPackage.all(in: Self.scratch(of: place)), folder: place)
  }

  private func fetchTogether(_ packages: [RemotePackage]) throws -> Result {
    let place = try place(of: packages)
    let new = folder.appending(path: "new~\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    try resolve(manifest(of: packages, stage: stage), in: new)
    // The files are all that is looked at; the history of a package is many times larger.
    try? FileManager.default.removeItem(at: Self.scratch(of: new).appending(path: "repositories"))
    // Another process may have fetched the same in the meantime.
    guard rename(new.path, place.path) == 0 || errno == ENOTEMPTY || errno == EEXIST else {
      throw ProjectError("\(place.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    return Result(
      packages: try FetchedPackage.all(in: Self.scratch(of: place)), folder: place)
  }

  private func resolve(_ manifest: String, in place: URL) throws {
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(manifest.utf8).write(to: place.appending(path: "Package.swift"))
    } catch {
      throw ProjectError("\(place.path) cannot be written: \(error.localizedDescription)")
    }
    _ = try SwiftPackageManager.run(["resolve"], in: place, scratch: Self.scratch(of: place))
  }

  private static func scratch(of place: URL) -> URL { place.appending(path: "fetched") }

  /// One for every set of packages, and every version of the stage's own manifest.
  private func place(of packages: [RemotePackage]) throws -> URL {
    let stageText = stage.flatMap {
      try? String(contentsOf: $0.appending(path: "Package.swift"), encoding: .utf8)
    }
    let hash = StableHash.of(manifest(of: packages, stage: stage), stageText ?? "")
    return folder.appending(path: String(hash, radix: 36))
  }

  private func manifest(of packages: [RemotePackage], stage: URL?) -> String {
    let own = stage.map { ".package(name: \"Storyline\", path: \(RemotePackage.literal($0.path)))" }
    let all = [own].compactMap(\.self) + packages.map(\.declaration)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Packages",
        dependencies: [
          \(all.joined(separator: ",\n    "))
        ])

      """
  }
}
