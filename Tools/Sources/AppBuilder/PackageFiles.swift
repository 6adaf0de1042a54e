import DataModelFile
import Foundation
import ProjectReader

/// The files of a package in the cache. What has not changed is not written: it would be compiled again.
struct PackageFiles {
  /// The folder of the package.
  let folder: URL

  /// Writes the sources of a module, and takes away what no longer belongs to it.
  func writeSources(
    _ outputs: [String: String], _ resources: [String], to path: String
  ) throws {
    for (name, text) in outputs { try write(text, to: "\(path)/\(name)") }
    try removeOthers(than: Set(outputs.keys).union(resources), in: path)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // `Data` would wait for the disk, with every file. Half a file is written again by the next run.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw ProjectError("\(file.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data(text.utf8))
  }

  /// Copies what the app reads while it runs, and returns what there is then.
  func writeResources(of target: ProjectTarget, in path: String) throws -> [String] {
    let folder = folder.appending(path: path)
    var copies: [String: URL] = [:]
    // As in an app, files lie beside one another; of two with one name the first one counts.
    for url in target.resources where copies[DataModelFile.bundleName(of: url)] == nil {
      copies[DataModelFile.bundleName(of: url)] = url
    }
    var names: [String] = []
    for (name, url) in copies.sorted(by: { $0.key < $1.key }) {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw ProjectError("\(url.path) is a resource of \(target.name), but does not exist")
      }
      let place = folder.appending(path: name)
      // Each folder of a project has texts of its own; in an app those of one language are together.
      let texts =
        url.pathExtension == "lproj" ? target.resources.filter { $0.lastPathComponent == name } : []
      if Set(texts).count > 1 { try merge(texts, into: place) } else { try copy(url, to: place) }
      names.append(name)
    }
    if let infoPlist = target.infoPlist {
      try copy(infoPlist, to: folder.appending(path: "Supporting Files/Info.plist"))
      names.append("Supporting Files")
    }
    return names
  }

  /// Copies what is not written in Swift, as it lies there.
  func writeFolder(_ target: ForeignTarget, to path: String) throws {
    let place = folder.appending(path: path)
    for file in target.files {
      try copy(target.folder.appending(path: file), to: place.appending(path: file))
    }
    let files = Set(target.files)
    for old in try FileManager.default.subpathsOfDirectory(atPath: place.path)
    where !files.contains(where: { $0 == old || $0.hasPrefix(old + "/") }) {
      let url = place.appending(path: old)
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    }
  }

  private func copy(_ source: URL, to copy: URL) throws {
    let files = FileManager.default
    if files.contentsEqual(atPath: source.path, andPath: copy.path) { return }
    try files.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: copy)
    try files.copyItem(at: source, to: copy)
    try makeWritable(copy)
  }

  /// Copies the files of several folders into one; of two with one name the first one counts.
  private func merge(_ folders: [URL], into place: URL) throws {
    let files = FileManager.default
    var sources: [String: URL] = [:]
    for folder in folders {
      for name in try files.contentsOfDirectory(atPath: folder.path) where sources[name] == nil {
        sources[name] = folder.appending(path: name)
      }
    }
    for old in (try? files.contentsOfDirectory(atPath: place.path)) ?? [] where sources[old] == nil
    {
      try files.removeItem(at: place.appending(path: old))
    }
    for (name, source) in sources { try copy(source, to: place.appending(path: name)) }
  }

  /// A copy is as little to be written to as what it was made of, and has to be replaced one day.
  private func makeWritable(_ url: URL) throws {
    let files = FileManager.default
    let attributes = try files.attributesOfItem(atPath: url.path)
    guard attributes[.type] as? FileAttributeType != .typeSymbolicLink else { return }
    if let permissions = attributes[.posixPermissions] as? Int, permissions & 0o200 == 0 {
      try files.setAttributes([.posixPermissions: permissions | 0o200], ofItemAtPath: url.path)
    }
    guard attributes[.type] as? FileAttributeType == .typeDirectory else { return }
    for name in try files.contentsOfDirectory(atPath: url.path) {
      try makeWritable(url.appending(path: name))
    }
  }

  /// Takes away what is in a folder, but for what has those names.
  func removeOthers(than names: Set<String>, in path: String) throws {
    guard FileManager.default.fileExists(atPath: folder.appending(path: path).path) else { return }
    let all = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: path), includingPropertiesForKeys: nil)
    for url in all where !names.contains(url.lastPathComponent) {
      try FileManager.default.removeItem(at: url)
    }
  }
}
