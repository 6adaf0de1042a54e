import Foundation
import SourceFacts

/// The scenes and segues of one storyboard.
package struct StoryboardFile: Sendable {
  /// A view controller.
  struct Scene {
    let id: String
    /// The class that is named, or else UIKit's.
    let className: String
    let identifier: String?
    /// The name of the XML element: `tabBarController`.
    let tag: String
    /// The storyboard and the identifier that a reference leads to.
    var reference: (storyboard: String, identifier: String?)?

    var isContainer: Bool {
      [
        "navigationController", "tabBarController", "splitViewController", "pageViewController",
      ].contains(tag)
    }
  }

  struct Segue {
    /// The scene that contains it.
    let from: String
    let to: String
    let kind: String
    let relationship: String?
    let identifier: String?
    let line: Int
  }

  let name: String
  /// The path relative to the project's folder.
  let path: String
  private(set) var scenes: [Scene] = []
  private(set) var segues: [Segue] = []
  private(set) var initial: String?

  /// Reads the contents of a file; what is not a storyboard has no scenes.
  package init(_ text: String, path: String) {
    self.path = path
    name = (path as NSString).lastPathComponent.replacingOccurrences(of: ".storyboard", with: "")
    var current: String?
    for tag in StoryboardTags(text) {
      let values = tag.values
      if tag.name == "document" { initial = values["initialViewController"] }
      if values["sceneMemberID"] == "viewController", let id = values["id"] {
        current = id
        var scene = Scene(
          id: id, className: values["customClass"] ?? Self.classes[tag.name] ?? "UIViewController",
          identifier: values["storyboardIdentifier"], tag: tag.name)
        if tag.name == "viewControllerPlaceholder" {
          scene.reference = (values["storyboardName"] ?? name, values["referencedIdentifier"])
        }
        scenes.append(scene)
      }
      if tag.name == "segue", let from = current, let to = values["destination"] {
        segues.append(
          Segue(
            from: from, to: to, kind: values["kind"] ?? "", relationship: values["relationship"],
            identifier: values["identifier"], line: tag.line))
      }
    }
  }

  private static let classes = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
  ]
}

/// The opening tags of an XML file, with their attributes.
struct StoryboardTags: Sequence, IteratorProtocol {
  struct Tag {
    let name: String
    let values: [String: String]
    let line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Tag? {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
      guard byte == UInt8(ascii: "<"), index < bytes.count else { continue }
      if bytes[index...].starts(with: Array("!--".utf8)) {
        skipComment()
      } else if bytes[index].isNameByte {
        return tag()
      }
    }
    return nil
  }

  private mutating func skipComment() {
    while index < bytes.count, !bytes[index...].starts(with: Array("-->".utf8)) {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, bytes[index].isNameByte { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func tag() -> Tag {
    let first = line
    let name = name()
    var values: [String: String] = [:]
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index].isNameByte {
        let key = self.name()
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="),
          bytes[index + 1] == UInt8(ascii: "\"")
        else { continue }
        index += 2
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        values[key] = Self.plain(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      if index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }
    return Tag(name: name, values: values, line: first)
  }

  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

/// All storyboards of a project.
struct Storyboards {
  /// A scene, or what a container of a storyboard shows first.
  struct Target: Hashable {
    let file: Int
    let scene: String
  }

  let files: [StoryboardFile]

  /// Follows references to other storyboards, and containers to their first screen.
  func first(_ target: Target, _ depth: Int = 8) -> Target? {
    guard depth > 0, let scene = scene(target) else { return nil }
    if let reference = scene.reference {
      guard let next = find(reference.identifier, in: reference.storyboard) else { return nil }
      return first(next, depth - 1)
    }
    guard scene.isContainer else { return target }
    guard let child = children(of: target).first else { return target }
    return first(child, depth - 1)
  }

  /// The controllers that a container begins with, in their order.
  func children(of target: Target) -> [Target] {
    files[target.file].segues.filter { $0.from == target.scene && $0.kind == "relationship" }
      .map { Target(file: target.file, scene: $0.to) }
  }

  func scene(_ target: Target) -> StoryboardFile.Scene? {
    files[target.file].scenes.first { $0.id == target.scene }
  }

  /// The scene with an identifier, or the first one of a storyboard.
  func find(_ identifier: String?, in storyboard: String?) -> Target? {
    for (index, file) in files.enumerated() where storyboard == nil || file.name == storyboard {
      if let identifier {
        if let scene = file.scenes.first(where: { $0.identifier == identifier }) {
          return Target(file: index, scene: scene.id)
        }
      } else if let initial = file.initial {
        return Target(file: index, scene: initial)
      }
    }
    return nil
  }

  /// The class of the screen that a scene shows first.
  func screen(_ target: Target) -> String? {
    first(target).flatMap(scene).flatMap { $0.isContainer ? nil : $0.className }
  }

  /// The screen that a call of a storyboard makes.
  func scene(of call: Bodies.Call, _ scope: Scope, _ objects: Objects) -> Shown? {
    let identifier: String?
    if call.name == "instantiateInitialViewController" {
      identifier = nil
    } else {
      guard let value = call.arguments.first?.value, let text = text(value, scope, objects)
      else { return nil }
      identifier = text
    }
    let storyboard = call.base.flatMap { name(of: $0, scope, objects) }
    guard
      let target = find(identifier, in: storyboard)
        ?? (identifier == nil ? nil : find(identifier, in: nil))
    else { return nil }
    return screen(target).map { .screen($0) }
  }

  /// The name of the storyboard that a value is: `UIStoryboard(name: "Main", …)`.
  private func name(of value: ValueFact, _ scope: Scope, _ objects: Objects) -> String? {
    if case .call(let callee, let arguments, _) = value, callee.lastName == "UIStoryboard",
      case .text(let name)? = arguments.first?.value
    {
      return name
    }
    if case .name(let name) = value, let local = objects.values(of: name, scope).first {
      return self.name(of: local.value, scope, objects)
    }
    return nil
  }

  /// A text, or the name of a class: `String(describing: Screen.self)`.
  private func text(_ value: ValueFact, _ scope: Scope, _ objects: Objects) -> String? {
    switch value {
    case .text(let text): return text
    case .call(_, let arguments, _):
      if case .member(let type?, "self")? = arguments.first?.value { return type.lastName }
      if case .name("self")? = arguments.first?.value { return objects.own(scope).first?.name }
      return nil
    case .name(let name):
      if let local = objects.values(of: name, scope).first, local.value != value {
        return text(local.value, scope, objects)
      }
      for own in objects.own(scope).compactMap(\.type) {
        for found in objects.propertyValues(name, of: own) {
          if case .text(let text) = found.value { return text }
        }
      }
      return nil
    case .member(let base?, let name):
      for owner in objects.objects(base, scope).compactMap(\.type) {
        for found in objects.propertyValues(name, of: owner) {
          if case .text(let text) = found.value { return text }
        }
      }
      return nil
    default: return nil
    }
  }
}
