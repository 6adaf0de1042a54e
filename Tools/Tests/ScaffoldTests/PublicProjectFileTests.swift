import Foundation
import Testing

@testable import Scaffold

/// The project files of other people, in the folder that `STORYLINE_PROJECT_FILES` names.
///
/// They are not in this repository: copy any number of `project.pbxproj` there, by any names.
private enum PublicProjectFiles {
  static let folder = ProcessInfo.processInfo.environment["STORYLINE_PROJECT_FILES"]

  static let names: [String] =
    folder.map { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix("pbxproj") }.sorted()
    } ?? []
}

/// Insertions into project files of other people.
@Suite(.enabled(if: PublicProjectFiles.folder != nil)) struct PublicProjectFileTests {
  private func text(_ name: String) throws -> String {
    let folder = try #require(PublicProjectFiles.folder)
    return String(
      decoding: try Data(contentsOf: URL(filePath: folder).appending(path: name)), as: UTF8.self)
  }

  /// The targets that have a phase for sources and no folder that is synchronized.
  private func targets(_ edit: ProjectEdit) throws -> [String] {
    let list = try edit.objects()
    let graph = try PBXGraph(list)
    let objects = list["objects"] as? [String: [String: Any]] ?? [:]
    return objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
      .compactMap { $0["name"] as? String }
      .filter {
        graph.phase("PBXSourcesBuildPhase", of: $0) != nil
          && graph.synchronizedFolders(of: $0).isEmpty
      }.sorted()
  }

  @Test(arguments: PublicProjectFiles.names)
  func `a scene is added by inserted lines only, and removing it gives the file back byte for byte`(
    name: String
  ) throws {
    let old = try text(name)
    for target in try targets(ProjectEdit(old)) {
      var edit = try ProjectEdit(old)
      let scene = ["ViewController", "Interactor", "Presenter"]
        .map { "\(target)/Scenes/PlantedScene/PlantedScene\($0).swift" }
      for path in scene { try edit.add(path, to: target) }
      var rest = edit.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      for line in old.split(separator: "\n", omittingEmptySubsequences: false) {
        let index = try #require(
          rest.firstIndex(of: line), "\(target): a line has changed: \(line)")
        rest = rest[(index + 1)...]
      }
      let once = edit.text
      for path in scene { try edit.add(path, to: target) }
      #expect(edit.text == once, "\(target): adding twice changes the file")
      let after = try PBXGraph(edit.objects())
      for path in scene { #expect(after.file(at: path) != nil, "\(target): \(path) is not found") }
      for path in scene.reversed() { try edit.remove(path, from: target) }
      #expect(Array(edit.text.utf8) == Array(old.utf8), "\(target): removing leaves a difference")
    }
  }
}
