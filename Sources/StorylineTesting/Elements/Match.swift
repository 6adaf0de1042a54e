import Foundation
import UIKit

/// A view that is there, with what assistive technology is told about it; or an element in a view that
/// has no view of its own.
@MainActor
struct Match {
  /// For an element without a view, the one that draws it.
  let view: UIView
  let described: DisplayAccessibility
  private let element: UIAccessibilityElement?

  init(_ view: UIView) {
    self.view = view
    element = nil
    described = view.assistiveDescription ?? DisplayAccessibility()
  }

  private init(_ element: UIAccessibilityElement, in view: UIView) {
    self.view = view
    self.element = element
    described = element.described
  }

  /// A view that a container does not name: there, but not for those who hear the screen.
  private init(unnamed view: UIView) {
    self.view = view
    element = nil
    described = DisplayAccessibility()
  }

  /// What is asked to do things.
  var object: UIResponder { element ?? view }

  /// On the screen.
  var frame: CGRect { element?.accessibilityFrame ?? view.frameOnScreen }

  /// Whether it has a view of its own.
  var hasView: Bool { element == nil }

  // MARK: Searching

  /// What a search takes in.
  enum Extent {
    /// What a finger could touch.
    case reachable
    /// What is not hidden, though it may be covered or outside of the screen.
    case shown
    /// All views in the windows.
    case everything
  }

  /// What has something to tell, in the order in which it is drawn; not the parts of buttons.
  static var all: [Match] {
    search(.reachable, in: nil) { match in
      match.described.role != .none || match.described.identifier != nil
    } enter: { match in
      match.described.role != .button
    }
  }

  /// The outermost views that `isWanted` wants, in `roots` or in all of the app's windows.
  static func search(
    _ extent: Extent = .reachable, in roots: [UIView]? = nil, _ isWanted: (Match) -> Bool
  ) -> [Match] {
    search(extent, in: roots, isWanted) { _ in false }
  }

  private static func search(
    _ extent: Extent, in roots: [UIView]?, _ isWanted: (Match) -> Bool, enter: (Match) -> Bool
  ) -> [Match] {
    var found: [Match] = []
    func take(_ match: Match) -> Bool {
      guard isWanted(match), extent != .reachable || match.reachablePoint != nil else {
        return true
      }
      found.append(match)
      return enter(match)
    }
    var visited: Set<UIView> = []
    func visit(_ view: UIView, isNamed: Bool = true) {
      guard extent == .everything || !view.isUnseen, visited.insert(view).inserted else { return }
      guard take(isNamed ? Match(view) : Match(unnamed: view)) else { return }
      guard isNamed, let elements = view.containedElements else {
        for subview in view.subviews { visit(subview, isNamed: isNamed) }
        return
      }
      // In the order that the app says; what it does not name is a view, and nothing more.
      visit(elements, in: view)
      for subview in view.subviews { visit(subview, isNamed: false) }
    }
    func visit(_ elements: [AnyObject], in view: UIView) {
      for element in elements {
        switch element {
        case let part as UIView: visit(part)
        case let part as UIAccessibilityElement:
          guard take(Match(part, in: view)) else { continue }
          visit(part.containedElements ?? [], in: view)
        default: continue
        }
      }
    }
    for root in roots ?? Stage.shared.appWindows { visit(root) }
    return found
  }

  // MARK: Reaching

  /// A point of the view on the screen where a finger meets it, or what it lies in; `nil` when
  /// something else is in front of all of it, or it is outside of the screen.
  var reachablePoint: CGPoint? {
    let seen = frame.intersection(
      CGRect(origin: .zero, size: Stage.shared.screen.size))
    guard !seen.isNull, !seen.isEmpty else { return nil }
    return Self.parts.lazy
      .map { CGPoint(x: seen.minX + seen.width * $0.x, y: seen.minY + seen.height * $0.y) }
      .first(where: isReached)
  }

  // The middle first: that is where people aim.
  private static let parts: [CGPoint] = [
    CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.2), CGPoint(x: 0.5, y: 0.8),
    CGPoint(x: 0.2, y: 0.5), CGPoint(x: 0.8, y: 0.5), CGPoint(x: 0.1, y: 0.1),
    CGPoint(x: 0.9, y: 0.1), CGPoint(x: 0.1, y: 0.9), CGPoint(x: 0.9, y: 0.9),
  ]

  private func isReached(at point: CGPoint) -> Bool {
    guard let hit = Stage.shared.view(at: point) else { return false }
    if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return true }
    // A finger goes through what takes no touches, and meets what lies below it: a label over a table.
    return view.takesNoTouches(inside: hit) && hit.isDrawn(before: view)
  }

  /// Why no finger reaches it, to go after "but": `it is hidden`.
  var obstacle: String {
    if view.isUnseen || view.ancestors.contains(where: \.isUnseen) { return "it is hidden" }
    let screen = CGRect(origin: .zero, size: Stage.shared.screen.size)
    let frame = self.frame
    guard frame.intersects(screen) else { return "it is outside of the screen" }
    let app = AppDriver()
    if let front = app.frontModal, front.presentingViewController != nil,
      let frontView = front.viewIfLoaded, !view.isDescendant(of: frontView)
    {
      return "\(Swift.type(of: front)) “\(AppDriver.name(front))” is in front of it"
    }
    let seen = frame.intersection(screen)
    let hit = Stage.shared.view(at: CGPoint(x: seen.midX, y: seen.midY))
    return hit.map { "\(Match($0).name) lies over it" } ?? "it takes no touches"
  }

  /// Whether the view lies in one of that role.
  func isInside(_ role: DisplayAccessibility.Role) -> Bool {
    var each: UIView? = view
    while let view = each {
      if view.assistiveDescription?.role == role { return true }
      each = view.superview
    }
    return false
  }

  // MARK: Naming

  func isCalled(_ text: String) -> Bool {
    if described.identifier == text || described.label == text || described.value == text {
      return true
    }
    // An alert is called as its title is; its label goes on with the message.
    return described.role == .alert && described.label?.hasPrefix("\(text), ") == true
  }

  /// Whether its name is like `text`, which is in lower case.
  func isCalledLike(_ text: String) -> Bool {
    [described.identifier, described.label, described.value].contains { name in
      guard let name = name?.lowercased(), !name.isEmpty else { return false }
      return name.contains(text) || text.contains(name)
    }
  }

  /// `button "Sign in"`, for messages.
  var name: String {
    var words = [described.role == .none ? "\(type(of: object))" : described.role.rawValue]
    if let label = described.label { words.append("“\(label)”") }
    if let value = described.value, !value.isEmpty { words.append("with “\(value)”") }
    if let identifier = described.identifier { words.append("#\(identifier)") }
    if !described.isEnabled { words.append("(disabled)") }
    return words.joined(separator: " ")
  }
}

extension UIView {
  /// Whether the view and all in it is not drawn.
  fileprivate var isUnseen: Bool { isHidden || alpha < 0.01 }

  /// Whether touches go through it, by its own doing or that of one that has it, but not `other`.
  fileprivate func takesNoTouches(inside other: UIView) -> Bool {
    let own = sequence(first: self, next: \.superview).prefix { !other.isDescendant(of: $0) }
    return own.contains { !$0.isUserInteractionEnabled }
  }

  /// Whether it lies below `other`, where the two overlap. Neither is in the other.
  fileprivate func isDrawn(before other: UIView) -> Bool {
    let own = [self] + ancestors
    guard let parent = ([other] + other.ancestors).first(where: { own.contains($0) }),
      let branch = parent.subviews.firstIndex(where: { isDescendant(of: $0) }),
      let otherBranch = parent.subviews.firstIndex(where: { other.isDescendant(of: $0) })
    else { return false }
    return branch < otherBranch
  }

  fileprivate var ancestors: [UIView] {
    Array(sequence(first: self, next: \.superview).dropFirst())
  }
}
