import DataModelFile
package import Foundation
package import ProjectReader

/// An app as a device has it: a folder with the program and all that it reads.
///
/// Foundation takes the folder of the program for the main bundle, which on Apple's systems is the
/// app's: apps look there for their data, their texts and what Info.plist says.
package struct AppBundle {
  /// SwiftPM's name for the tests of a generated package, the same for all.
  static let tests = "AppPackageTests.xctest"

  /// The folder, whose name ends in `.app`.
  package let url: URL

  package init(url: URL) { self.url = url }

  /// Brings the folder up to date.
  ///
  /// - Parameters:
  ///   - main: The app; `nil` for tests that have none.
  ///   - others: The other built modules. Resources of tests are beside those of the app, because
  ///     they share a process; other modules have a folder each.
  ///   - package: The package that all were made into.
  ///   - build: The build folder.
  /// - Throws: An error of the file system, or ``ProjectError``.
  package func fill(
    main: ProjectTarget?, others: [ProjectTarget], package: URL, build: URL
  ) throws {
    var links: [String: URL] = [:]
    for target in [main].compactMap(\.self) + others.filter({ $0.kind == .tests }) {
      let folder = package.appending(path: GeneratedPackage.Module.folder(of: target))
      for name in target.resources.map(DataModelFile.bundleName) where links[name] == nil {
        links[name] = folder.appending(path: name)
      }
    }
    for target in others where !target.resources.isEmpty || target.infoPlist != nil {
      let name = "App_\(target.module).resources"
      links[name] = build.appending(path: name)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let plist = "Info.plist"
    // A program may run there, and begin anew.
    let kept = [plist, main?.module, Self.tests]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
    where links[name] == nil && !kept.contains(name) {
      try FileManager.default.removeItem(at: url.appending(path: name))
    }
    for (name, destination) in links { try mirror(destination, at: url.appending(path: name)) }
    let info = try AppInfo(of: main).data()
    let file = url.appending(path: plist)
    if try Data(contentsOfExisting: file) != info { try info.write(to: file, options: .atomic) }
    for target in others where !target.buildSettings.isEmpty { try describe(target, plist) }
  }

  /// Puts the Info.plist of another target of an Xcode project into its folder, if it has one.
  private func describe(_ target: ProjectTarget, _ plist: String) throws {
    let folder = url.appending(path: "App_\(target.module).resources")
    // Xcode does not build a target whose file is missing or damaged. Its code can be built all the same.
    guard !target.resources.isEmpty || target.infoPlist != nil,
      let info = try? AppInfo(of: target).data()
    else { return }
    if !Self.isFolder(folder) {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    try Self.put(folder.appending(path: plist)) { try info.write(to: $0) }
  }

  /// Puts a program into the folder, and returns where it is there.
  ///
  /// It is no copy: a program with all that is for debuggers is large.
  package func add(_ program: URL) throws -> URL {
    let place = url.appending(path: program.lastPathComponent)
    // An interrupted run has left a link in the build folder.
    let built = program.resolvingSymlinksInPath()
    if built.path != place.resolvingSymlinksInPath().path {
      try Self.put(place) { try FileManager.default.linkItem(at: built, to: $0) }
    }
    return place
  }

  /// Does something while a program is in the folder, and while where it was built leads there.
  package func holding<Result>(_ program: URL, _ work: () throws -> Result) throws -> Result {
    let place = try add(program)
    try Self.put(program) {
      try FileManager.default.createSymbolicLink(at: $0, withDestinationURL: place)
    }
    // The built program is put back afterwards, with its date: else it would be built again.
    defer { try? Self.put(program) { try FileManager.default.linkItem(at: place, to: $0) } }
    return try work()
  }

  /// Makes links to files in folders of the same names: what lists a folder does not follow a link to one. The
  /// versions of a data model have the names that they have in an app.
  private func mirror(_ source: URL, at place: URL) throws {
    let files = FileManager.default
    guard Self.isFolder(source) else { return try link(place, to: source) }
    if !Self.isFolder(place) {
      try? files.removeItem(at: place)
      try files.createDirectory(at: place, withIntermediateDirectories: false)
    }
    let sources = Dictionary(
      try files.contentsOfDirectory(atPath: source.path).map { name in
        let file = source.appending(path: name)
        return (DataModelFile.bundleName(of: file), file)
      }
    ) { $1 }
    for name in try files.contentsOfDirectory(atPath: place.path) where sources[name] == nil {
      try files.removeItem(at: place.appending(path: name))
    }
    for (name, file) in sources { try mirror(file, at: place.appending(path: name)) }
  }

  private func link(_ place: URL, to destination: URL) throws {
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: place.path)) == destination.path { return }
    if Self.isFolder(place) { try files.removeItem(at: place) }
    try Self.put(place) {
      try files.createSymbolicLink(at: $0, withDestinationURL: destination)
    }
  }

  /// Returns a Boolean value that indicates whether there is a folder, and not a link to one.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Makes a file in another one's place, at once: a program that runs from there may look for it.
  private static func put(_ place: URL, _ make: (URL) throws -> Void) throws {
    let new = place.deletingLastPathComponent().appending(path: ".\(place.lastPathComponent)~")
    try? FileManager.default.removeItem(at: new)
    try make(new)
    guard rename(new.path, place.path) == 0 else {
      throw ProjectError("\(place.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    // Two names of one file are left as they are by the system.
    try? FileManager.default.removeItem(at: new)
  }
}

extension Data {
  fileprivate init?(contentsOfExisting url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    try self.init(contentsOf: url)
  }
}
