import Foundation
import ProjectReader

/// The package that SwiftPM builds in place of a project.
struct GeneratedPackage {
  let folder: URL
  /// Where Storyline's own package is.
  let storyline: URL
  let options: BuildOptions

  /// A module of it.
  struct Module {
    let target: ProjectTarget
    let outputs: [String: String]
  }

  /// Brings the folder up to date. What has not changed is not written: it would be compiled again.
  func write(_ modules: [Module], stubs: [String]) throws {
    let names = modules.map(\.target.module) + stubs
    var targets: [String] = []
    for module in modules {
      let resources = try writeResources(of: module.target)
      try writeSources(module.outputs, resources, to: sources(of: module.target.module))
      targets.append(declaration(of: module.target, resources, siblings: names))
    }
    for stub in stubs {
      try writeSources(["\(stub).swift": "// An empty module.\n"], [], to: sources(of: stub))
      targets.append(".target(name: \"\(stub)\", path: \"Sources/\(stub)\")")
    }
    try removeOthers(than: Set(names), in: folder.appending(path: "Sources"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        defaultLocalization: "en",
        dependencies: [.package(name: "Storyline", path: \(literal(storyline.path)))],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ])

      """
    try write(manifest, to: folder.appending(path: "Package.swift"))
  }

  private func declaration(
    of target: ProjectTarget, _ resources: [String], siblings: [String]
  ) -> String {
    let kind = target.kind == .app ? "executableTarget" : "target"
    let own = siblings.filter { $0 != target.module && target.kind == .app }
    let named = target.dependencies.map(ProjectTarget.moduleName)
    let dependencies = Set(own + named).intersection(siblings).sorted().map { literal($0) }
    let products = ["UIKit", "Storyline"].map {
      ".product(name: \"\($0)\", package: \"Storyline\")"
    }
    let settings =
      [".swiftLanguageMode(.v\(options.languageMode))"]
      + (options.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
    let copies = resources.map { ".copy(\(literal($0)))" }
    return ".\(kind)(name: \(literal(target.module)), "
      + "dependencies: [\((dependencies + products).joined(separator: ", "))], "
      + "path: \(literal("Sources/\(target.module)")), "
      + "resources: [\(copies.joined(separator: ", "))], "
      + "swiftSettings: [\(settings.joined(separator: ", "))])"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Files

  private func sources(of module: String) -> URL { folder.appending(path: "Sources/\(module)") }

  /// Writes the sources of a module, and takes away what no longer belongs to it.
  private func writeSources(
    _ outputs: [String: String], _ resources: [String], to folder: URL
  ) throws {
    for (name, text) in outputs { try write(text, to: folder.appending(path: name)) }
    try removeOthers(than: Set(outputs.keys).union(resources), in: folder)
  }

  private func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Copies what the app reads while it runs, and returns what there is then.
  private func writeResources(of target: ProjectTarget) throws -> [String] {
    let folder = sources(of: target.module)
    var copies: [String: URL] = [:]
    // As in an app, files lie beside one another; of two with one name the first one counts.
    for url in target.resources where copies[url.lastPathComponent] == nil {
      copies[url.lastPathComponent] = url
    }
    var names: [String] = []
    for (name, url) in copies.sorted(by: { $0.key < $1.key }) {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw ProjectError("\(url.path) is a resource of \(target.name), and is not there")
      }
      try copy(url, to: folder.appending(path: name))
      names.append(name)
    }
    if let infoPlist = target.infoPlist {
      try copy(infoPlist, to: folder.appending(path: "Supporting Files/Info.plist"))
      names.append("Supporting Files")
    }
    return names
  }

  private func copy(_ source: URL, to copy: URL) throws {
    let files = FileManager.default
    if files.contentsEqual(atPath: source.path, andPath: copy.path) { return }
    try files.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: copy)
    try files.copyItem(at: source, to: copy)
  }

  private func removeOthers(than names: Set<String>, in folder: URL) throws {
    let all = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for url in all where !names.contains(url.lastPathComponent) {
      try FileManager.default.removeItem(at: url)
    }
  }
}
