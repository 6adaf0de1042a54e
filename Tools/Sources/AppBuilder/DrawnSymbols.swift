import Foundation
import ProjectReader

/// The symbols that the stage can draw, read from its sources.
struct DrawnSymbols {
  private let names: Set<String>

  /// - Parameter folder: The folder of the stage's sources with the shapes of symbols.
  /// - Throws: An error where the folder cannot be read.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    names = try files.filter { $0.pathExtension == "swift" }.reduce(into: []) { names, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /"([a-z0-9.]+)":/).map { String($0.output.1) })
    }
  }

  /// Returns a Boolean value that indicates whether a symbol has a shape.
  ///
  /// The stage leaves out words at the end that it does not know: `star.leadinghalf.filled` is a star.
  func draws(_ name: String) -> Bool {
    var words = name.split(separator: ".")
    while !words.isEmpty {
      if names.contains(words.joined(separator: ".")) { return true }
      words.removeLast()
    }
    return false
  }

  /// The names of symbols in a Swift file or a storyboard, as far as they are written there.
  static func names(in text: String) -> Set<String> {
    let literals = text.matches(of: /systemName:\s*"([^"\\]+)"/).map { String($0.output.1) }
    let images = text.matches(of: /<image\b[^>]*>/).map(\.output)
      .filter { $0.contains("catalog=\"system\"") }
      .compactMap { $0.firstMatch(of: /name="([^"]+)"/).map { String($0.output.1) } }
    return Set(literals).union(images)
  }
}

extension AppBuilder {
  /// The symbols of the app for which the stage has no shape, in the order of the alphabet. A box is drawn
  /// instead.
  public func symbolsWithoutShape() throws -> [String] {
    let folder = storyline.appending(path: "Sources/UIKitCore/Drawing/Symbols")
    guard let drawn = try? DrawnSymbols(folder: folder) else {
      throw ProjectError("\(folder.path) cannot be read.")
    }
    let scenes = project.closure(of: targets).flatMap(\.resources)
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
    let texts =
      try Array(sourceTexts().values)
      + scenes.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let names = texts.reduce(into: Set<String>()) { $0.formUnion(DrawnSymbols.names(in: $1)) }
    return names.filter { !drawn.draws($0) }.sorted()
  }
}
