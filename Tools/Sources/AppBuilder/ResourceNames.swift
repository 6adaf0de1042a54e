import Foundation
import ProjectReader

/// The structure `R` that R.swift generates in a build phase, for sources that use it without declaring it.
///
/// Of its names those of images, colours, strings, storyboards, nibs, reuse identifiers, segues and files are here;
/// both the calls of its versions 3 to 5 and those of 6 and later compile.
struct ResourceNames {
  private let target: ProjectTarget
  private var images: Set<String> = []
  private var colors: Set<String> = []
  private var files: Set<String> = []
  /// The keys of tables of texts.
  private var tables: [String: Set<String>] = [:]
  private var interfaces: [InterfaceNames] = []

  /// Nothing where no source uses `R`, or one declares it.
  init?(of target: ProjectTarget, _ sources: some Sequence<String>) {
    guard target.kind != .tests, sources.contains(where: Self.uses),
      !sources.contains(where: { $0.contains(Self.declaration) })
    else { return nil }
    self.target = target
    for resource in target.resources { add(resource) }
  }

  /// A word ends at a dot: Unicode's words do not.
  private static func uses(_ text: String) -> Bool {
    text.contains("R.")
      && text.contains(
        /(?:^|[^\w.])R\.(?:string|image|color|storyboard|nib|file|reuseIdentifier|segue)(?:\W|$)/)
  }

  private static var declaration: Regex<Substring> {
    /(?:^|[^\w.])(?:struct|enum|class|typealias|let|var)\s+R(?:\W|$)/
  }

  // MARK: Resources

  private mutating func add(_ url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "xcassets": addCatalog(url, path: "")
    case "lproj":
      // Only what can be in several languages: a project has the other files of the folder by themselves.
      let contents = try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      let localized = ["storyboard", "strings", "stringsdict", "xib"]
      for file in contents ?? [] where localized.contains(file.pathExtension) { add(file) }
    case "strings", "stringsdict":
      tables[name, default: []].formUnion(StringTable.keys(of: url))
    case "xcstrings": tables[name, default: []].formUnion(StringTable.keys(ofCatalog: url))
    case "storyboard", "xib":
      guard
        !interfaces.contains(where: {
          $0.name == name && $0.isStoryboard == (url.pathExtension == "storyboard")
        }),
        let interface = InterfaceNames(url)
      else { return }
      interfaces.append(interface)
    case "png", "jpg", "jpeg", "gif":
      images.insert(name.replacing(/@[23]x$|~ipad$|~iphone$/, with: ""))
    default:
      let isInLanguage = url.deletingLastPathComponent().pathExtension == "lproj"
      if !url.hasDirectoryPath, !isInLanguage {
        files.insert(url.lastPathComponent)
      }
    }
  }

  private mutating func addCatalog(_ folder: URL, path: String) {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for url in contents ?? [] {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": images.insert(path + name)
      case "colorset": colors.insert(path + name)
      case "" where url.hasDirectoryPath:
        addCatalog(url, path: AssetSymbols.hasNamespace(url) ? "\(path)\(name)/" : path)
      default: break
      }
    }
  }

  // MARK: Text

  /// The file with `R`.
  var text: String {
    let tables = self.tables.sorted { $0.key < $1.key }.map { name, keys in
      let lines = Self.members(keys, "resource_R_String", ", table: \(name.swiftLiteral)")
      return (Self.identifier(name), "enum \(Self.identifier(name)) {\n\(lines)}\n")
    }
    let storyboards = interfaces.filter(\.isStoryboard).sorted { $0.name < $1.name }
    let nibs = interfaces.filter { !$0.isStoryboard }.sorted { $0.name < $1.name }
    let identifiers = interfaces.flatMap(\.reuseIdentifiers).sorted { $0.key < $1.key }
    let parts = [
      ("image", Self.members(images, "resource_R_Image")),
      ("color", Self.members(colors, "resource_R_Color")),
      ("file", Self.members(files, "resource_R_File")),
      ("string", Self.unique(tables)),
      ("storyboard", Self.unique(storyboards.map(storyboard))),
      ("nib", Self.unique(nibs.map(nib))),
      ("reuseIdentifier", Self.unique(identifiers.map { reuseIdentifier($0.key, $0.value) })),
      ("segue", segues),
    ]
    return Self.support(bundle)
      + "enum R {\nstatic let bundle = resource_R_bundle\n"
      + parts.map { "enum \($0) {\n\($1)}\n" }.joined() + "}\n"
  }

  private var bundle: String {
    target.kind == .library ? "Bundle(for: resource_R_Bundle.self)" : "Bundle.main"
  }

  private static func members(
    _ names: Set<String>, _ type: String, _ rest: String = ""
  ) -> String {
    unique(
      names.map { name in
        let own = identifier(name)
        return (own, "static let \(own) = \(type)(name: \(name.swiftLiteral)\(rest))\n")
      })
  }

  private func storyboard(_ interface: InterfaceNames) -> (String, String) {
    let own = Self.identifier(interface.name)
    let scenes = interface.scenes.sorted { $0.key < $1.key }.map { name, type in
      let scene = Self.identifier(name)
      return (
        scene,
        "@preconcurrency @MainActor func \(scene)(_: Void = ()) -> \(type)? {\n"
          + "storyboard.instantiateViewController(withIdentifier: \(name.swiftLiteral)) as? \(type) }\n"
      )
    }
    let initial = interface.initial.map { type in
      "@preconcurrency @MainActor func instantiateInitialViewController() -> \(type)? {\n"
        + "storyboard.instantiateInitialViewController() as? \(type) }\n"
    }
    return (
      own,
      "struct \(own)_scenes: resource_R_Storyboard {\nlet name = \(interface.name.swiftLiteral)\n"
        + (initial ?? "") + Self.unique(scenes) + "}\nstatic let \(own) = \(own)_scenes()\n"
    )
  }

  private func nib(_ interface: InterfaceNames) -> (String, String) {
    let own = Self.identifier(interface.name)
    let type = interface.firstView ?? "UIView"
    let identifier = interface.reuseIdentifiers.sorted { $0.key < $1.key }.first?.key
    return (
      own,
      "static let \(own) = resource_R_Nib<\(type)>(name: \(interface.name.swiftLiteral), "
        + "identifier: \(identifier?.swiftLiteral ?? "nil"))\n"
    )
  }

  private func reuseIdentifier(_ name: String, _ type: String) -> (String, String) {
    let own = Self.identifier(name)
    return (
      own, "static let \(own) = resource_R_Identifier<\(type)>(identifier: \(name.swiftLiteral))\n"
    )
  }

  private var segues: String {
    var all: [String: Set<String>] = [:]
    for interface in interfaces {
      for (type, names) in interface.segues { all[type, default: []].formUnion(names) }
    }
    return all.sorted { $0.key < $1.key }.map { type, names in
      let lines = names.sorted().map { name in
        let own = Self.identifier(name)
        return (own, "static let \(own) = resource_R_Segue(identifier: \(name.swiftLiteral))\n")
      }
      return "enum \(Self.identifier(type)) {\n\(Self.unique(lines))}\n"
    }.joined()
  }

  // MARK: Names

  /// R.swift leaves out what two resources would be called, and what has no name.
  private static func unique(_ members: [(name: String, line: String)]) -> String {
    Dictionary(grouping: members.filter { !$0.name.isEmpty }, by: \.name).values
      .filter { $0.count == 1 }.map { $0[0].line }.sorted().joined()
  }

  /// The name of a resource in Swift: `urlButton` of `URL button`.
  static func identifier(_ name: String) -> String {
    let parts = name.split(omittingEmptySubsequences: false) { character in
      !character.isLetter && !character.isNumber && character != "_"
    }
    let joined = parts.enumerated().map { number, part in
      number == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    let text = String(joined.drop(while: \.isNumber))
    let run = text.prefixMatch(of: /[A-Z]+(?=[^a-z])/).map { String($0.output) }
    let prefix = run ?? String(text.prefix(1))
    let own = prefix.lowercased() + text.dropFirst(prefix.count)
    return AssetName.keywords.contains(own) ? "`\(own)`" : own
  }
}
