import Foundation
import ProjectReader
import SourceAdapter

// The names of what is in asset catalogues.

extension GeneratedPackage {
  /// The file with these names, unless the sources have types of the names that Xcode would write.
  ///
  /// The types keep out of the way of libraries: a type of the module itself would hide one that the
  /// module imports, such as Kingfisher's `ImageResource`.
  func assetSymbols(of module: Module, _ modules: [Module]) throws -> [String: String] {
    guard module.hasXcodeAssets, let symbols = AssetSymbols(of: module.target),
      !module.outputs.values.contains(where: { $0.contains("struct ImageResource") })
    else { return [:] }
    let libraries = try textsOfLibraries(modules).filter { library, _ in
      module.outputs.values.contains { $0.contains("import \(library)") }
    }
    let taken = AssetSymbols.types.filter { type in
      libraries.contains { _, texts in texts.contains { Self.declares(type, $0) } }
    }
    return symbols.text(without: Set(taken)).map { ["Storyline~Assets.swift": $0] } ?? [:]
  }

  /// The file with the structure that R.swift would write.
  func resourceNames(of module: Module) -> [String: String] {
    ResourceNames(of: module.target, module.outputs.values).map { ["Storyline~R.swift": $0.text] }
      ?? [:]
  }

  /// The sources of other modules, of stubs and of the stand-ins that come with the tools.
  private func textsOfLibraries(_ modules: [Module]) throws -> [(String, [String])] {
    let own = modules.map { ($0.target.module, Array($0.outputs.values)) }
    let stubs = try ownStubs.map { ($0.module, [try $0.text]) }
    let standIns = options.stubs.compactMap(\.standIn).map { standIn in
      let folder = storyline.appending(path: "Tools/StandIns/Sources/\(standIn.product)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }
      return (standIn.name, urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) })
    }
    return own + stubs + standIns
  }

  /// Returns a Boolean value that indicates whether a file gives others a type of that name.
  private static func declares(_ type: String, _ text: String) -> Bool {
    ["struct", "class", "enum", "typealias", "protocol"].contains { keyword in
      text.contains("public \(keyword) \(type)") || text.contains("open \(keyword) \(type)")
    }
  }
}
