import RetainGraph
import Storyline
import StorylineCore
import UIKit

/// The owners of screens: flows, and coordinators that are written by hand.
@MainActor
struct Owners {
  /// An object whose class has a coordinator's name.
  struct Coordinator {
    let object: AnyObject
    /// The number of its parent in ``coordinators``.
    let parent: Int?
  }

  /// The coordinators that the app's delegates reach, parents first.
  private(set) var coordinators: [Coordinator] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The names of the flows from the root to each screen's flow, by the screens' views.
  private var flows: [ObjectIdentifier: [String]] = [:]
  /// All flows, by the names of their ways.
  private(set) var flowPaths: [[String]] = []

  /// Looks for the owners in the app as it is now.
  init() {
    for window in Stage.shared.appWindows {
      for row in window.flowRows { visit(row, []) }
    }
    let application = UIApplication.shared
    var roots: [AnyObject] = [application.delegate as AnyObject?].compactMap(\.self)
    for scene in application.connectedScenes {
      if let delegate = scene.delegate { roots.append(delegate) }
    }
    for root in roots { search(from: root, below: nil) }
  }

  private mutating func visit(_ row: PanelRow, _ path: [String]) {
    if row.isScreen {
      if let view = row.view { flows[ObjectIdentifier(view)] = path }
      return
    }
    flowPaths.append(path + [row.text.title])
    for child in row.children { visit(child, path + [row.text.title]) }
  }

  /// Follows the stored properties of an object to coordinators.
  private mutating func search(from object: AnyObject, below parent: Int?) {
    var queue: [(AnyObject, Int?)] = [(object, parent)]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
    var next = 0
    while next < queue.count, next < Self.mostObjects {
      let (each, parent) = queue[next]
      next += 1
      var owner = parent
      if Self.isCoordinator(each), numbers[ObjectIdentifier(each)] == nil {
        coordinators.append(Coordinator(object: each, parent: parent))
        owner = coordinators.count - 1
        numbers[ObjectIdentifier(each)] = owner
      }
      for child in References(of: each).objects where seen.insert(ObjectIdentifier(child)).inserted
      {
        queue.append((child, owner))
      }
    }
  }

  private static let mostObjects = 2000

  // MARK: Owners of a screen

  /// The owner of a screen as an object, where it is a coordinator that is written by hand.
  func coordinator(of screen: UIViewController) -> AnyObject? {
    var queue: [AnyObject] = [screen]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(screen)]
    var next = 0
    while next < queue.count, next < 40 {
      let each = queue[next]
      next += 1
      if each !== screen {
        let isKnown = numbers[ObjectIdentifier(each)] != nil
        if isKnown || (Self.isCoordinator(each) && !Self.isRouter(each)) { return each }
      }
      for child in References(of: each).objects where seen.insert(ObjectIdentifier(child)).inserted
      {
        queue.append(child)
      }
    }
    return nil
  }

  /// The names of the owner's ancestors and the owner; empty where the screen has no owner.
  func path(to screen: UIViewController) -> [String] {
    // The screen may lie in a container of the app's own that the flow has shown.
    for each in sequence(first: screen, next: \.parent) {
      if let view = each.viewIfLoaded, let path = flows[ObjectIdentifier(view)] { return path }
    }
    guard let owner = coordinator(of: screen) else {
      guard let presenter = screen.presentingViewController, screen is UIAlertController else {
        return []
      }
      return Place.screen(in: presenter).map(path) ?? []
    }
    return path(ofCoordinator: owner)
  }

  /// The names of a coordinator's ancestors and its own.
  func path(ofCoordinator owner: AnyObject) -> [String] {
    var names = ["\(Swift.type(of: owner))"]
    var next = numbers[ObjectIdentifier(owner)].flatMap { coordinators[$0].parent }
    while let each = next {
      names.append("\(Swift.type(of: coordinators[each].object))")
      next = coordinators[each].parent
    }
    return names.reversed()
  }

  /// The objects above a coordinator.
  func ancestors(of owner: AnyObject) -> [AnyObject] {
    var found: [AnyObject] = []
    var next = numbers[ObjectIdentifier(owner)].flatMap { coordinators[$0].parent }
    while let each = next {
      found.append(coordinators[each].object)
      next = coordinators[each].parent
    }
    return found
  }

  /// The paths of all coordinators that are written by hand.
  var coordinatorPaths: [[String]] { coordinators.map { path(ofCoordinator: $0.object) } }

  // MARK: Names

  private static func isCoordinator(_ object: AnyObject) -> Bool {
    guard !(object is UIViewController), !(object is UIView), !(object is any OutcomeCoordinator)
    else {
      return false
    }
    var next: AnyClass? = Swift.type(of: object)
    while let each = next {
      let name = "\(each)".split(separator: "<").first.map(String.init) ?? ""
      if name.hasSuffix("Coordinator") || name.hasSuffix("Router") { return true }
      if name.hasSuffix("Flow") { return true }
      next = _getSuperclass(each)
    }
    return false
  }

  private static func isRouter(_ object: AnyObject) -> Bool {
    "\(Swift.type(of: object))".hasSuffix("Router")
  }
}
