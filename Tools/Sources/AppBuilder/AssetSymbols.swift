import Foundation
import ProjectReader

/// The names that Xcode makes of images and colours in asset catalogues: `UIImage(resource: .homeIcon)`, and
/// `UIImage.homeIcon` where the project asks for it.
struct AssetSymbols {
  /// A folder of a catalogue that has a name of its own in the names of what is in it.
  private struct Group {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    var groups: [String: Group] = [:]

    var isEmpty: Bool { images.isEmpty && colors.isEmpty && groups.values.allSatisfy(\.isEmpty) }
  }

  private var root = Group()
  private let target: ProjectTarget

  /// Looks into the catalogues of a target; nothing where they are empty.
  init?(of target: ProjectTarget) {
    self.target = target
    for catalog in target.resources where catalog.pathExtension == "xcassets" {
      Self.add(catalog, to: &root, path: "")
    }
    if root.isEmpty { return nil }
  }

  /// The types that Xcode writes.
  static let types = ["ImageResource", "ColorResource"]

  /// The file with the symbols; `nil` where they are turned off.
  ///
  /// `taken` are names of types that belong to libraries: the symbols do without them.
  func text(without taken: Set<String> = []) -> String? {
    guard setting("ASSET_SYMBOLS") != "NO" else { return nil }
    var parts = [types]
    parts += Self.types.filter { !taken.contains($0) }.map { "typealias \($0) = Asset\($0)\n" }
    parts.append(resources("AssetImageResource", \.images))
    parts.append(resources("AssetColorResource", \.colors))
    if setting("SWIFT_ASSET_SYMBOL_EXTENSIONS") == "YES" {
      parts.append(shorthands("UIImage", "AssetImageResource", \.images))
      parts.append(shorthands("UIColor", "AssetColorResource", \.colors))
    }
    return parts.joined(separator: "\n")
  }

  private func setting(_ name: String) -> String? {
    target.buildSettings["ASSETCATALOG_COMPILER_GENERATE_\(name)"]?.uppercased()
  }

  /// Xcode writes such types into every module; they stand before those of newer systems.
  private var types: String {
    let bundle = target.kind == .library ? "Bundle(for: AssetSymbolsBundle.self)" : "Bundle.main"
    return """
      import Foundation
      import UIKit

      private final class AssetSymbolsBundle {}

      /// The bundle of the catalogue when the program runs.
      private nonisolated let assetSymbolsBundle = \(bundle)

      struct AssetImageResource: Hashable, Sendable {
        fileprivate let name: String
        fileprivate let bundle: Bundle
        init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
      }

      struct AssetColorResource: Hashable, Sendable {
        fileprivate let name: String
        fileprivate let bundle: Bundle
        init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
      }

      extension UIImage {
        convenience init(resource: AssetImageResource) {
          self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
        }
      }

      extension UIColor {
        convenience init(resource: AssetColorResource) {
          self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
        }
      }

      """
  }

  // MARK: Names in Swift

  private func resources(_ type: String, _ assets: KeyPath<Group, [String: String]>) -> String {
    members(of: type, root, assets, path: type) { symbol, name, _ in
      "static let \(symbol) = \(type)(name: \(name.swiftLiteral), bundle: assetSymbolsBundle)"
    }
  }

  private func shorthands(
    _ type: String, _ resource: String, _ assets: KeyPath<Group, [String: String]>
  ) -> String {
    members(of: type, root, assets, path: resource) { symbol, _, path in
      // UIKit's symbol of that name stays.
      Self.taken.contains(symbol)
        ? nil : "static var \(symbol): \(type) { \(type)(resource: \(path).\(symbol)) }"
    }
  }

  /// A line for every asset, in the enumerations of its groups.
  private func members(
    of type: String, _ group: Group, _ assets: KeyPath<Group, [String: String]>, path: String,
    isNested: Bool = false, _ line: (_ symbol: String, _ name: String, _ path: String) -> String?
  ) -> String {
    let own = group[keyPath: assets].sorted { $0.key < $1.key }
      .compactMap { line($0.key, $0.value, path).map { $0 + "\n" } }
    let groups = group.groups.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map {
      members(of: $0.key, $0.value, assets, path: "\(path).\($0.key)", isNested: true, line)
    }
    return "\(isNested ? "enum" : "extension") \(type) {\n\((own + groups).joined())}\n"
  }

  private static let taken: Set = [
    "actions", "add", "black", "blue", "brown", "checkmark", "clear", "cyan", "darkGray",
    "darkText",
    "gray", "green", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
    "orange", "placeholderText", "purple", "quaternaryLabel", "red", "remove", "secondaryLabel",
    "separator", "strokedCheckmark", "systemBackground", "tertiaryLabel", "tintColor", "white",
    "yellow",
  ]

  // MARK: Catalogues

  private static func add(_ folder: URL, to group: inout Group, path: String) {
    let contents =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    for url in contents.sorted(by: { $0.path < $1.path }) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset":
        group.images[AssetName(name, without: "Image").symbol] = path + name
      case "colorset":
        group.colors[AssetName(name, without: "Color").symbol] = path + name
      case "" where url.hasDirectoryPath:
        if hasNamespace(url) {
          let inner = AssetName(name, without: nil).type
          add(url, to: &group.groups[inner, default: Group()], path: "\(path)\(name)/")
        } else {
          add(url, to: &group, path: path)
        }
      default: break
      }
    }
  }

  static func hasNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
      return false
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.namespace == true
  }
}

/// The name of an asset as Xcode writes it in Swift (medium confidence: seen, and nowhere documented).
struct AssetName {
  private var words: [String] = []

  /// Without what the kind of the asset says already, `AccentColor`.
  init(_ name: String, without suffix: String?) {
    var name = name
    if let suffix, name.hasSuffix(suffix), name != suffix { name.removeLast(suffix.count) }
    var word = ""
    var last: Character = " "
    for (index, character) in zip(name.indices, name) {
      let after = name.index(after: index)
      let next = after < name.endIndex ? name[after] : nil
      let begins =
        !character.isLetter && !character.isNumber
        || character.isUppercase && (last.isLowercase || last.isNumber)
        || character.isUppercase && last.isUppercase && next?.isLowercase == true
        || character.isLetter && last.isNumber
      if begins {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
      last = character
    }
    words.append(word)
    words.removeAll(where: \.isEmpty)
  }

  /// `homeIcon`
  var symbol: String {
    guard let first = words.first else { return "_" }
    let name = first.lowercased() + words.dropFirst().map(Self.capitalized).joined()
    return Self.keywords.contains(name) ? "`\(name)`" : Self.valid(name)
  }

  /// `HomeIcons`
  var type: String { Self.valid(words.map(Self.capitalized).joined()) }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func valid(_ name: String) -> String {
    name.first?.isNumber ?? true ? "_" + name : name
  }

  static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
