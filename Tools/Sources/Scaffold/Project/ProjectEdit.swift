import Foundation
import ProjectReader

/// Insertions into `project.pbxproj` as Xcode itself makes them; all other bytes stay.
///
/// Identifiers are derived from the target and the path, so that one file always gets the same ones.
package struct ProjectEdit {
  package private(set) var text: String
  private let lineEnd: String

  package init(_ text: String) throws {
    self.text = text
    lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
    _ = try objects()
  }

  // MARK: Adding

  /// Adds a file to a target, with groups for folders that have none.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of the project.
  ///   - target: The name of the target.
  /// - Throws: ``ScaffoldError`` where the project is not written as Xcode writes it.
  package mutating func add(_ path: String, to target: String) throws {
    let graph = try PBXGraph(objects())
    let isResource = !path.hasSuffix(".swift")
    guard
      let phase = graph.phase(
        isResource ? "PBXResourcesBuildPhase" : "PBXSourcesBuildPhase", of: target)
    else { throw ScaffoldError("The target \(target) has no build phase for \(path).") }
    guard graph.file(at: path) == nil else { return }
    let folders = path.split(separator: "/").map(String.init)
    guard let name = folders.last else { return }
    let group = try group(for: Array(folders.dropLast()), graph)
    let reference = try identifier("reference", path)
    let build = try identifier("build \(target)", path)
    try insert(
      "\t\t\(reference) /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = "
        + "\(Self.fileType(name)); path = \(Self.quoted(name)); sourceTree = \"<group>\"; };",
      reference, into: "PBXFileReference")
    let comment = "\(name) in \(isResource ? "Resources" : "Sources")"
    try insert(
      "\t\t\(build) /* \(comment) */ = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };",
      build, into: "PBXBuildFile")
    try append("\t\t\t\t\(reference) /* \(name) */,", to: "children", of: group)
    try append("\t\t\t\t\(build) /* \(comment) */,", to: "files", of: phase)
  }

  /// The group of a folder, which is made where there is none.
  private mutating func group(for folders: [String], _ graph: PBXGraph) throws -> String {
    var known = folders.count
    while known > 0, graph.group(at: folders[..<known].joined(separator: "/")) == nil { known -= 1 }
    guard var group = graph.group(at: folders[..<known].joined(separator: "/")) else {
      throw ScaffoldError("The project has no main group.")
    }
    for count in (known + 1)..<(folders.count + 1) where count <= folders.count {
      let path = folders[..<count].joined(separator: "/")
      let name = folders[count - 1]
      let id = try identifier("group", path)
      let lines = [
        "\t\t\(id) /* \(name) */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (", "\t\t\t);",
        "\t\t\tpath = \(Self.quoted(name));", "\t\t\tsourceTree = \"<group>\";", "\t\t};",
      ]
      try insert(lines.joined(separator: lineEnd), id, into: "PBXGroup")
      try append("\t\t\t\t\(id) /* \(name) */,", to: "children", of: group)
      group = id
    }
    return group
  }

  // MARK: Removing

  /// Removes what ``add(_:to:)`` has added for a file, and groups of its that are empty then.
  package mutating func remove(_ path: String, from target: String) throws {
    let reference = Self.derived("reference", path)
    let build = Self.derived("build \(target)", path)
    removeLines { $0.contains(reference) || $0.contains(build) }
    var folders = path.split(separator: "/").dropLast()
    while !folders.isEmpty {
      let id = Self.derived("group", folders.joined(separator: "/"))
      guard let block = block(of: id), block.lines.count == 7 else { return }
      text.removeSubrange(block.start..<block.end)
      removeLines { $0.contains(id) }
      folders.removeLast()
    }
  }

  private mutating func removeLines(where isRemoved: (Substring) -> Bool) {
    text = text.split(separator: lineEnd, omittingEmptySubsequences: false)
      .filter { !isRemoved($0) }.joined(separator: lineEnd)
  }

  // MARK: Text

  func objects() throws -> [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let list = list as? [String: Any], list["objects"] is [String: Any] else {
      throw ScaffoldError("The project file cannot be read.")
    }
    return list
  }

  /// Inserts an object into its section, in the order of the identifiers.
  private mutating func insert(_ entry: String, _ id: String, into section: String) throws {
    guard let begin = text.range(of: "/* Begin \(section) section */\(lineEnd)"),
      let end = text.range(of: "/* End \(section) section */")
    else {
      throw ScaffoldError(
        "The project file has no section \(section). Open it in Xcode and save it.")
    }
    var place = end.lowerBound
    var index = begin.upperBound
    var last = ""
    var isSorted = true
    var first: String.Index?
    while index < end.lowerBound {
      let next = text[index...].range(of: lineEnd)?.upperBound ?? end.lowerBound
      let line = text[index..<next]
      if line.hasPrefix("\t\t"), let letter = line.dropFirst(2).first, letter != "\t", letter != "}"
      {
        let other = String(line.dropFirst(2).prefix { $0 != " " })
        if other < last { isSorted = false }
        last = other
        if first == nil, other > id { first = index }
      }
      index = next
    }
    if isSorted, let first { place = first }
    text.insert(contentsOf: entry + lineEnd, at: place)
  }

  /// The lines of an object that is written over several.
  private func block(of id: String) -> (start: String.Index, end: String.Index, lines: [Substring])?
  {
    guard let start = text.range(of: "\(lineEnd)\t\t\(id) ") else { return nil }
    let from = text.index(after: start.lowerBound)
    guard let end = text[from...].range(of: "\(lineEnd)\t\t};\(lineEnd)") else { return nil }
    let block = text[from..<end.upperBound]
    return (from, end.upperBound, block.split(separator: lineEnd))
  }

  private mutating func append(_ line: String, to list: String, of id: String) throws {
    guard let block = block(of: id),
      let start = text[block.start..<block.end].range(of: "\t\t\t\(list) = (\(lineEnd)"),
      let end = text[start.lowerBound..<block.end].range(of: "\(lineEnd)\t\t\t);\(lineEnd)")
    else {
      throw ScaffoldError(
        "The object \(id) of the project file has an unexpected format. Open it in Xcode and save it."
      )
    }
    text.insert(contentsOf: line + lineEnd, at: text.index(after: end.lowerBound))
  }

  // MARK: Values

  private func identifier(_ role: String, _ path: String) throws -> String {
    let id = Self.derived(role, path)
    guard !text.contains(id) else {
      throw ScaffoldError("The project already contains a different reference to \(path).")
    }
    return id
  }

  static func derived(_ role: String, _ path: String) -> String {
    let high = StableHash.of("storyline", role, path, "0")
    let low = StableHash.of(path, role, "0", "project")
    let digits = String(high, radix: 16) + String(low, radix: 16)
    return String((String(repeating: "0", count: max(0, 24 - digits.count)) + digits).prefix(24))
      .uppercased()
  }

  private static func fileType(_ name: String) -> String {
    name.hasSuffix(".swift")
      ? "sourcecode.swift" : name.hasSuffix(".storyboard") ? "file.storyboard" : "text"
  }

  /// The name as the project file writes it.
  static func quoted(_ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "/")
      }
    return isPlain ? name : "\"\(name.replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
