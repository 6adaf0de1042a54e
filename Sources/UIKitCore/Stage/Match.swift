package import Foundation

/// An existing view, with its accessibility; or an element in a view that has no view of its own.
@MainActor
package struct Match {
  /// For an element without a view, the one that draws it.
  package let view: UIView
  package let described: DisplayAccessibility
  private let element: UIAccessibilityElement?

  package init(_ view: UIView) {
    self.view = view
    element = nil
    described = view.assistiveDescription ?? DisplayAccessibility()
  }

  private init(_ element: UIAccessibilityElement, in view: UIView) {
    self.view = view
    self.element = element
    described = element.described
  }

  /// A view that a container does not list: it exists, but not for assistive technology.
  private init(unnamed view: UIView) {
    self.view = view
    element = nil
    described = DisplayAccessibility()
  }

  /// The object that performs actions.
  package var object: UIResponder { element ?? view }

  /// On the screen.
  package var frame: CGRect { element?.accessibilityFrame ?? view.frameOnScreen }

  /// A Boolean value that indicates whether it has a view of its own.
  package var hasView: Bool { element == nil }

  // MARK: Searching

  /// The extent of a search.
  package enum Extent {
    /// Elements that a finger can touch.
    case reachable
    /// Elements that are not hidden, though they may be covered or off the screen.
    case shown
    /// All views in the windows.
    case everything
  }

  /// The elements with a description, in drawing order, without the parts of buttons.
  package static var all: [Match] {
    search(.reachable, in: nil) { match in
      match.described.role != .none || match.described.identifier != nil
    } enter: { match in
      match.described.role != .button
    }
  }

  /// The outermost views that match, in `roots` or in all of the app's windows.
  package static func search(
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
      // In the app's order; views that are not listed are no elements.
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
  package var reachablePoint: CGPoint? {
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

  /// Returns a Boolean value that indicates whether the view lies in one of that role.
  package func isInside(_ role: DisplayAccessibility.Role) -> Bool {
    var each: UIView? = view
    while let view = each {
      if view.assistiveDescription?.role == role { return true }
      each = view.superview
    }
    return false
  }

  // MARK: Naming

  package func isCalled(_ text: String) -> Bool {
    if described.identifier == text || described.label == text || described.value == text {
      return true
    }
    // An alert is called as its title is; its label goes on with the message.
    return described.role == .alert && described.label?.hasPrefix("\(text), ") == true
  }

  /// Returns a Boolean value that indicates whether its name is like `text`, which is in lower
  /// case.
  package func isCalledLike(_ text: String) -> Bool {
    [described.identifier, described.label, described.value].contains { name in
      guard let name = name?.lowercased(), !name.isEmpty else { return false }
      return name.contains(text) || text.contains(name)
    }
  }

  /// `button "Sign in"`, for messages.
  package var name: String {
    var words = [described.role == .none ? "\(type(of: object))" : described.role.rawValue]
    if let label = described.label { words.append("“\(label)”") }
    if let value = described.value, !value.isEmpty { words.append("with “\(value)”") }
    if let identifier = described.identifier { words.append("#\(identifier)") }
    if !described.isEnabled { words.append("(disabled)") }
    return words.joined(separator: " ")
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view and all in it is not drawn.
  package var isUnseen: Bool { isHidden || alpha < 0.01 }
}

extension UIView {
  /// Returns a Boolean value that indicates whether touches go through it, by its own doing or that
  /// of one that has it, but not `other`.
  fileprivate func takesNoTouches(inside other: UIView) -> Bool {
    let own = sequence(first: self, next: \.superview).prefix { !other.isDescendant(of: $0) }
    return own.contains { !$0.isUserInteractionEnabled }
  }

  /// Returns a Boolean value that indicates whether it lies below `other`, where the two overlap.
  /// Neither is in the other.
  fileprivate func isDrawn(before other: UIView) -> Bool {
    let own = Array(sequence(first: self, next: \.superview))
    guard let parent = sequence(first: other, next: \.superview).first(where: { own.contains($0) }),
      let branch = parent.subviews.firstIndex(where: { isDescendant(of: $0) }),
      let otherBranch = parent.subviews.firstIndex(where: { other.isDescendant(of: $0) })
    else { return false }
    return branch < otherBranch
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether a label in the view has that text.
  package func says(_ text: String) -> Bool {
    if let label = self as? UILabel, label.text == text { return true }
    return subviews.contains { $0.says(text) }
  }
}
