/// The objects of a project file, as far as files are added to them.
struct PBXGraph {
  private let objects: [String: [String: Any]]
  private let root: [String: Any]
  /// The paths of groups and files below the project's folder.
  private var paths: [String: String] = [:]

  init(_ list: [String: Any]) throws {
    objects = (list["objects"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
    guard let id = list["rootObject"] as? String, let root = objects[id] else {
      throw ScaffoldError("The project file has no root object.")
    }
    self.root = root
    if let main = root["mainGroup"] as? String { place(main, in: "", depth: 0) }
  }

  private mutating func place(_ id: String, in folder: String, depth: Int) {
    guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
    var path = folder
    if let own = object["path"] as? String, !own.isEmpty {
      switch object["sourceTree"] as? String {
      case "SOURCE_ROOT": path = own
      case "<group>": path = folder.isEmpty ? own : "\(folder)/\(own)"
      default: return
      }
    }
    paths[id] = path
    for child in object["children"] as? [String] ?? [] { place(child, in: path, depth: depth + 1) }
  }

  /// The group of a folder: the first of several, in the order of their identifiers.
  func group(at path: String) -> String? {
    if path.isEmpty { return root["mainGroup"] as? String }
    return paths.filter { $0.value == path && objects[$0.key]?["isa"] as? String == "PBXGroup" }
      .keys.min()
  }

  func file(at path: String) -> String? {
    paths.first { $0.value == path && objects[$0.key]?["isa"] as? String == "PBXFileReference" }?
      .key
  }

  /// The identifier of a build phase of a target.
  func phase(_ kind: String, of target: String) -> String? {
    let target = (root["targets"] as? [String] ?? []).lazy.compactMap { objects[$0] }
      .first { $0["name"] as? String == target }
    return (target?["buildPhases"] as? [String] ?? [])
      .first { objects[$0]?["isa"] as? String == kind }
  }

  /// The folders that a target takes all files of.
  func synchronizedFolders(of target: String) -> [String] {
    let target = (root["targets"] as? [String] ?? []).lazy.compactMap { objects[$0] }
      .first { $0["name"] as? String == target }
    return (target?["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { paths[$0] }
  }
}
