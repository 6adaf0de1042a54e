import Foundation

/// A storyboard or a nib: its elements, and where they are found.
@MainActor
final class InterfaceDocument {
  /// How messages name the file.
  let file: String
  let root: InterfaceElement
  /// The texts in the language of the interface.
  let strings: InterfaceStrings
  /// The location of the file; `nil` for data.
  let url: URL?
  /// The target whose resources the file is one of: SwiftPM puts those into `Package_Target.resources`.
  var target: String? {
    let folder = url?.pathComponents.last { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    guard let folder, let line = folder.lastIndex(of: "_"), let point = folder.lastIndex(of: "."),
      line < point
    else { return nil }
    return String(folder[folder.index(after: line)..<point])
  }
  private(set) var elements: [String: InterfaceElement] = [:]
  /// A Boolean value that indicates whether anything in it counts in some size classes only.
  let hasVariations: Bool

  init(file: String, root: InterfaceElement, strings: InterfaceStrings = .none, url: URL? = nil) {
    self.file = file
    self.root = root
    self.strings = strings
    self.url = url
    let all = root.all
    hasVariations = all.contains { $0.name == "variation" }
    for element in all {
      guard let id = element.id else { continue }
      if let first = elements[id] {
        // Images and classes of the library at the end may be called as something else is.
        guard first.name != "image", element.name != "image" else { continue }
        report(element, "the identifier \(id) is that of the \(first.name) in line \(first.line)")
      } else {
        elements[id] = element
      }
    }
  }

  /// One that holds nothing, for a file that cannot be read.
  static func empty(_ file: String) -> InterfaceDocument {
    InterfaceDocument(
      file: file,
      root: InterfaceElement(name: "document", attributes: [:], children: [], text: "", line: 1))
  }

  /// Prints a problem of an element on the console.
  func report(_ element: InterfaceElement, _ message: String) {
    InterfaceReports.say("\(file):\(element.line): \(message)")
  }

  /// Reports once for each file that a kind of element is not supported.
  func reportUnknown(_ what: String, in element: InterfaceElement) {
    InterfaceReports.sayOnce(
      "\(file) \(element.name) \(what)",
      "\(file):\(element.line): \(what) of \(element.name) is not understood")
  }

  // MARK: Scenes

  private(set) lazy var scenes: [InterfaceScene] = root.children(in: "scenes")
    .filter { $0.name == "scene" }.compactMap { InterfaceScene($0, in: self) }

  private lazy var scenesByController: [String: InterfaceScene] = Dictionary(
    scenes.compactMap { scene in scene.controller.id.map { ($0, scene) } },
    uniquingKeysWith: { first, _ in first })

  /// The scene whose controller has that id, as segues name it.
  func scene(ofController id: String) -> InterfaceScene? { scenesByController[id] }

  var initialScene: InterfaceScene? { root["initialViewController"].flatMap(scene(ofController:)) }

  private lazy var scenesByIdentifier: [String: InterfaceScene] = Dictionary(
    scenes.compactMap { scene in scene.controller["storyboardIdentifier"].map { ($0, scene) } },
    uniquingKeysWith: { first, second in
      report(
        second.controller,
        "the storyboard identifier is that of the controller in line \(first.controller.line)")
      return first
    })

  func scene(identifier: String) -> InterfaceScene? { scenesByIdentifier[identifier] }
}

/// One controller of a storyboard with what stands beside it.
@MainActor
final class InterfaceScene {
  let controller: InterfaceElement
  /// The objects beside the controller's view: gesture recognizers, objects, views on the dock.
  let others: [InterfaceElement]
  let segues: [SegueTemplate]

  init?(_ element: InterfaceElement, in document: InterfaceDocument) {
    let objects = element.children(in: "objects")
    let controllers = objects.filter { $0["sceneMemberID"] == "viewController" }
    guard
      let controller = controllers.first
        ?? objects.first(where: { $0.name.hasSuffix("Controller") && $0.name != "exit" })
    else {
      document.report(element, "the scene has no controller")
      return nil
    }
    self.controller = controller
    others = objects.filter {
      $0 !== controller && $0.name != "placeholder" && $0.name != "exit"
    }
    segues = element.all.flatMap { source in
      source.children(in: "connections").filter { $0.name == "segue" }
        .map { SegueTemplate($0, from: source) }
    }
  }
}

/// The reports already made about files that are not fully understood.
@MainActor
package enum InterfaceReports {
  private static var said: Set<String> = []
  /// Called with each line for the console.
  package static var listener: ((String) -> Void)?

  static func say(_ message: String) {
    Console.log(message)
    listener?(message)
  }

  static func sayOnce(_ key: String, _ message: String) {
    if said.insert(key).inserted { say(message) }
  }
}
