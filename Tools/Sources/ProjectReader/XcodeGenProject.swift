import Foundation
import Yams

/// Reads `project.yml`, the manifest of XcodeGen, without that tool.
struct XcodeGenProject {
  static let manifest = "project.yml"

  private let file: URL
  private let text: [String: Any]
  private var packageNames: [String: String] = [:]

  static func exists(in folder: URL) -> Bool {
    let file = folder.appending(path: manifest)
    // Other tools have files of that name.
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return text.contains(/(?m)^targets:/) || text.contains(/(?m)^include:/)
  }

  static func read(_ file: URL, _ fetcher: PackageFetcher?) throws -> Project {
    var parts = JoinedProjects()
    let reader = try XcodeGenProject(file)
    let main = try reader.described().project(fetcher)
    parts.add(main)
    parts.addReferenced(reader.references, fetcher)
    let project = parts.project(name: main.name, folder: main.folder)
    guard !project.targets.isEmpty else {
      throw ProjectError("\(file.path) has no target for iOS with Swift sources")
    }
    return project
  }

  private init(_ file: URL) throws {
    self.file = file
    text = try XcodeGenFile.read(file)
  }

  private var references: [URL] {
    dictionary(text["projectReferences"]).values.compactMap { reference in
      (reference as? [String: Any])?["path"] as? String
    }.map { URL(filePath: $0, relativeTo: file.deletingLastPathComponent()).standardizedFileURL }
      .sorted { $0.path < $1.path }
  }

  // MARK: The project

  private func described() throws -> DescribedProject {
    let folder = file.deletingLastPathComponent()
    var project = DescribedProject(
      name: text["name"] as? String ?? folder.lastPathComponent, file: file)
    for (name, value) in dictionary(text["packages"]).sorted(by: { $0.key < $1.key }) {
      let package = dictionary(value)
      if let path = package["path"] as? String {
        project.localPackages.append(URL(filePath: path, relativeTo: folder).standardizedFileURL)
      } else if let remote = Self.remotePackage(package) {
        project.remotePackages.append(remote)
      } else {
        project.problems.append(
          ProjectProblem(
            file: file,
            message:
              "the package \(name) has no version. Add `from:`, `exactVersion:`, `branch:` or "
              + "`revision:` after its `url:`"))
      }
    }
    for path in strings(text["localPackages"]) {
      project.localPackages.append(URL(filePath: path, relativeTo: folder).standardizedFileURL)
    }
    project.settings = settings(text["settings"]) + configurationFiles(text["configFiles"])
    for (name, value) in dictionary(text["targets"]).sorted(by: { $0.key < $1.key }) {
      if let target = try target(name, dictionary(value)) { project.targets.append(target) }
    }
    return project
  }

  private static func remotePackage(_ package: [String: Any]) -> RemotePackage? {
    func text(_ keys: String...) -> String? {
      keys.lazy.compactMap { package[$0].map { "\($0)" } }.first
    }
    guard let url = text("url") ?? text("github").map({ "https://github.com/\($0)" }) else {
      return nil
    }
    let requirement: RemotePackage.Requirement? =
      if let from = text("from", "majorVersion") {
        .range(from: from, to: PackageVersion(from).next(at: 0).text)
      } else if let from = text("minorVersion") {
        .range(from: from, to: PackageVersion(from).next(at: 1).text)
      } else if let from = text("minVersion"), let to = text("maxVersion") {
        .range(from: from, to: to)
      } else if let version = text("exactVersion", "version") {
        .exact(version)
      } else if let branch = text("branch") {
        .branch(branch)
      } else {
        text("revision").map { .revision($0) }
      }
    return requirement.map { RemotePackage(url: url, requirement: $0) }
  }

  // MARK: Targets

  private func target(_ name: String, _ own: [String: Any]) throws -> DescribedTarget? {
    let templates = dictionary(text["targetTemplates"])
    var values: [String: Any] = [:]
    var attributes: [String: Any] = dictionary(own["templateAttributes"])
    func use(_ name: String, depth: Int) {
      let template = dictionary(templates[name])
      guard depth < 20, !template.isEmpty else { return }
      for other in strings(template["templates"]) { use(other, depth: depth + 1) }
      values = XcodeGenFile.merged(values, with: template)
      attributes.merge(dictionary(template["templateAttributes"])) { own, _ in own }
    }
    for template in strings(own["templates"]) { use(template, depth: 0) }
    values = XcodeGenFile.merged(values, with: own)
    attributes["target_name"] = name
    let platforms = strings(values["platform"]) + strings(values["supportedDestinations"])
    guard platforms.isEmpty || platforms.contains(where: { ["iOS", "auto"].contains($0) }) else {
      return nil
    }
    attributes["platform"] = "iOS"
    values = dictionary(XcodeGenFile.filling(values, with: attributes))
    let isSeveral = (values["platform"] as? [Any]) != nil
    let suffix = isSeveral ? values["platformSuffix"] as? String ?? "_iOS" : ""
    guard let product = values["type"] as? String else {
      throw ProjectError(
        "\(file.path): the target \(name) has no type. Add a line such as `type: application`.")
    }
    var target = DescribedTarget(name: name + suffix, product: product)
    addFiles(values["sources"], to: &target)
    let info = dictionary(values["info"])
    target.infoPlist = info["path"] as? String
    target.infoValues = try? PropertyListSerialization.data(
      fromPropertyList: dictionary(info["properties"]), format: .xml, options: 0)
    target.settings =
      settings(values["settings"]) + configurationFiles(values["configFiles"])
    if isSeveral { target.settings.append(["PRODUCT_NAME": name]) }
    for value in values["dependencies"] as? [Any] ?? [] { add(dictionary(value), to: &target) }
    return target
  }

  private func addFiles(_ value: Any?, to target: inout DescribedTarget) {
    let all = value as? [Any] ?? [value].compactMap(\.self)
    for item in all {
      guard let path = item as? String ?? dictionary(item)["path"] as? String else { continue }
      let values = dictionary(item)
      let filters = strings(values["destinationFilters"])
      guard filters.isEmpty || filters.contains("iOS") else { continue }
      let files = DescribedTarget.Files(
        path: path, excludes: strings(values["excludes"]), includes: strings(values["includes"]),
        isFolder: values["type"] as? String == "folder",
        isOptional: values["optional"] as? Bool ?? false)
      switch values["buildPhase"] as? String {
      case "resources": target.resources.append(files)
      case "sources", nil: target.sources.append(files)
      default: break
      }
    }
  }

  private func add(_ dependency: [String: Any], to target: inout DescribedTarget) {
    let filters =
      strings(dependency["platforms"]) + strings(dependency["destinationFilters"])
      + strings(dependency["platformFilter"]).filter { $0 != "all" }
    guard filters.isEmpty || filters.contains("iOS") else { return }
    if let name = dependency["target"] as? String {
      target.dependencies.append(name.split(separator: "/").last.map(String.init) ?? name)
    } else if let package = dependency["package"] as? String {
      let products = strings(dependency["products"]) + strings(dependency["product"])
      for product in products.isEmpty ? [package] : products {
        target.products.append(
          DescribedTarget.Product(name: product, package: identity(of: package)))
      }
    } else if let path = dependency["framework"] as? String ?? dependency["carthage"] as? String {
      target.dependencies.append(
        URL(filePath: path).deletingPathExtension().lastPathComponent)
    }
  }

  /// Returns SwiftPM's identity of a package that has another name in the manifest.
  private func identity(of package: String) -> String? {
    let values = dictionary(dictionary(text["packages"])[package])
    let place =
      values["url"] as? String ?? values["github"] as? String ?? values["path"] as? String
    return place.map(RemotePackage.identity) ?? package.lowercased()
  }

  // MARK: Settings

  /// Returns the settings for debugging, then those for all configurations; groups of settings come
  /// last.
  private func settings(_ value: Any?) -> [[String: String]] {
    let values = dictionary(value)
    let configurations = dictionary(values["configs"])
    let parts = ["base", "configs", "groups"]
    guard values.keys.contains(where: parts.contains) else {
      return values.isEmpty ? [] : [texts(values)]
    }
    let debug = configurations.keys.sorted().first { $0.lowercased().contains("debug") }
    let groups = dictionary(text["settingGroups"])
    return [
      texts(dictionary(debug.flatMap { configurations[$0] })), texts(dictionary(values["base"])),
    ]
      + strings(values["groups"]).reversed().flatMap { settings(groups[$0]) }
  }

  private func configurationFiles(_ value: Any?) -> [[String: String]] {
    let files = dictionary(value)
    let debug = files.keys.sorted().first { $0.lowercased().contains("debug") } ?? files.keys.min()
    guard let path = debug.flatMap({ files[$0] as? String }) else { return [] }
    let place = URL(filePath: path, relativeTo: file.deletingLastPathComponent())
    return [XcodeConfigurationFile.read(place.absoluteURL)]
  }

  private func texts(_ values: [String: Any]) -> [String: String] {
    values.mapValues { value in
      switch value {
      case let flag as Bool: flag ? "YES" : "NO"
      case let list as [Any]: list.map { "\($0)" }.joined(separator: " ")
      default: "\(value)"
      }
    }
  }
}

/// The values of a list, or of a single one that is written without a list.
private func strings(_ value: Any?) -> [String] {
  if let list = value as? [Any] { return list.compactMap { $0 as? String } }
  return (value as? String).map { [$0] } ?? []
}

private func dictionary(_ value: Any?) -> [String: Any] { value as? [String: Any] ?? [:] }

/// The text of a manifest of XcodeGen, with those that it includes.
private enum XcodeGenFile {
  static func read(_ file: URL) throws -> [String: Any] { try read(file, depth: 0) }

  private static func read(_ file: URL, depth: Int) throws -> [String: Any] {
    guard depth < 20 else { throw ProjectError("\(file.path) includes itself") }
    let own: [String: Any]
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      own = dictionary(try Yams.load(yaml: text))
    } catch {
      throw ProjectError("\(file.path) cannot be read as YAML: \(error)")
    }
    let folder = file.deletingLastPathComponent()
    var all: [String: Any] = [:]
    for item in own["include"] as? [Any] ?? strings(own["include"]) {
      let values = dictionary(item)
      guard let path = item as? String ?? values["path"] as? String else { continue }
      if values["enable"] as? Bool == false { continue }
      let place = URL(filePath: path, relativeTo: folder).standardizedFileURL
      let isRelative = values["relativePaths"] as? Bool ?? true
      let included = try read(place, depth: depth + 1)
      all = merged(
        all, with: isRelative ? placed(included, in: place.deletingLastPathComponent()) : included)
    }
    return merged(all, with: own)
  }

  /// Puts one text over another: dictionaries are put together, and lists one behind the other.
  static func merged(_ one: [String: Any], with other: [String: Any]) -> [String: Any] {
    var all = one
    for (key, value) in other {
      if key.hasSuffix(":REPLACE") {
        all[String(key.dropLast(":REPLACE".count))] = value
      } else if let old = all[key] as? [String: Any], let new = value as? [String: Any] {
        all[key] = merged(old, with: new)
      } else if let old = all[key] as? [Any], let new = value as? [Any] {
        all[key] = old + new
      } else {
        all[key] = value
      }
    }
    return all
  }

  /// Puts values in the place of names such as `${target_name}`, in keys too.
  static func filling(_ value: Any, with attributes: [String: Any]) -> Any {
    switch value {
    case let text as String:
      attributes.reduce(text) { $0.replacing("${\($1.key)}", with: "\($1.value)") }
    case let list as [Any]: list.map { filling($0, with: attributes) }
    case let values as [String: Any]:
      values.reduce(into: [String: Any]()) { all, pair in
        let key = filling(pair.key, with: attributes) as? String ?? pair.key
        all[key] = filling(pair.value, with: attributes)
      }
    default: value
    }
  }

  /// The text with the paths of files as seen from the whole project.
  private static func placed(_ text: [String: Any], in folder: URL) -> [String: Any] {
    func absolute(_ value: Any) -> Any {
      guard let path = value as? String else { return value }
      return URL(filePath: path, relativeTo: folder).standardizedFileURL.path
    }
    func placing(_ keys: String..., in values: [String: Any]) -> [String: Any] {
      var values = values
      for key in keys { values[key] = values[key].map(absolute) }
      return values
    }
    func files(_ value: Any) -> Any {
      if let list = value as? [Any] { return list.map(files) }
      guard let values = value as? [String: Any] else { return absolute(value) }
      return placing("path", in: values)
    }
    func target(_ value: Any) -> Any {
      var values = dictionary(value)
      values["sources"] = values["sources"].map(files)
      values["configFiles"] = values["configFiles"].map { dictionary($0).mapValues(absolute) }
      values["info"] = values["info"].map { placing("path", in: dictionary($0)) }
      return values
    }
    var text = text
    for key in ["targets", "targetTemplates"] {
      text[key] = text[key].map { dictionary($0).mapValues(target) }
    }
    for key in ["packages", "projectReferences"] {
      text[key] = text[key].map { value in
        dictionary(value).mapValues { placing("path", in: dictionary($0)) }
      }
    }
    text["configFiles"] = text["configFiles"].map { dictionary($0).mapValues(absolute) }
    return text
  }
}
