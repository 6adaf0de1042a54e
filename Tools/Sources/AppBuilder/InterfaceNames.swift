import Foundation

/// The names that a storyboard or a nib gives to its parts.
struct InterfaceNames {
  let name: String
  let isStoryboard: Bool
  /// The classes of the view controllers that have an identifier.
  private(set) var scenes: [String: String] = [:]
  /// The class of the first view controller.
  private(set) var initial: String?
  /// The classes of the views that are reused, by their identifiers.
  private(set) var reuseIdentifiers: [String: String] = [:]
  /// The identifiers of segues, by the classes of their view controllers.
  private(set) var segues: [String: Set<String>] = [:]
  /// The class of the first view of a nib.
  private(set) var firstView: String?

  /// Nothing where the file cannot be read.
  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    name = file.deletingPathExtension().lastPathComponent
    isStoryboard = file.pathExtension == "storyboard"
    var first: String?
    var controller: String?
    for match in text.matches(of: /<(\w+)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/) {
      let tag = String(match.1)
      let values = Self.values(match.2)
      if tag == "document" { first = values["initialViewController"] }
      let type = Self.type(tag, values)
      if values["sceneMemberID"] == "viewController", tag != "viewControllerPlaceholder" {
        controller = type
        if let own = values["storyboardIdentifier"] { scenes[own] = type }
        if values["id"] == first { initial = type }
      }
      if let own = values["reuseIdentifier"], !own.isEmpty { reuseIdentifiers[own] = type }
      if tag == "segue", let own = values["identifier"], let controller {
        segues[controller, default: []].insert(own)
      }
      if firstView == nil, tag == "view" || tag.hasSuffix("View") || tag.hasSuffix("Cell") {
        firstView = type
      }
    }
  }

  private static func values(_ text: Substring) -> [String: String] {
    Dictionary(
      text.matches(of: /([\w:]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    ) { first, _ in first }
  }

  /// Returns the class of an object: its own, or UIKit's.
  private static func type(_ tag: String, _ values: [String: String]) -> String {
    if let own = values["customClass"], own.wholeMatch(of: /[A-Za-z_]\w*/) != nil { return own }
    return switch tag {
    case "glkViewController", "avPlayerViewController", "hostingController": "UIViewController"
    default: "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    }
  }
}

/// The keys of tables of texts.
enum StringTable {
  /// Returns the keys of a `.strings` or `.stringsdict` file.
  static func keys(of file: URL) -> Set<String> {
    guard let data = try? Data(contentsOf: file) else { return [] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return Set((list as? [String: Any] ?? [:]).keys)
  }

  /// Returns the keys of a `.xcstrings` file.
  static func keys(ofCatalog file: URL) -> Set<String> {
    struct Catalog: Decodable {
      struct Entry: Decodable {}
      let strings: [String: Entry]
    }
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    return Set(catalog.strings.keys)
  }
}
