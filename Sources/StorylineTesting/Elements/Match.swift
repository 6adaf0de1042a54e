import Foundation
import UIKit

/// A view that is there, with what assistive technology is told about it.
@MainActor
struct Match {
  let view: UIView
  let described: DisplayAccessibility

  init(_ view: UIView) {
    self.view = view
    described = view.assistiveDescription ?? DisplayAccessibility()
  }

  // MARK: Searching

  /// What has something to tell, in the order in which it is drawn.
  static var all: [Match] {
    search { match in
      match.described.role != .none || match.described.identifier != nil
    } enter: { _ in
      true
    }
  }

  /// The outermost views that `isWanted` wants and that a finger could reach.
  static func search(_ isWanted: (Match) -> Bool) -> [Match] {
    search(isWanted) { _ in false }
  }

  private static func search(_ isWanted: (Match) -> Bool, enter: (Match) -> Bool) -> [Match] {
    var found: [Match] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      let match = Match(view)
      if isWanted(match), match.reachablePoint != nil {
        found.append(match)
        guard enter(match) else { return }
      }
      for subview in view.subviews { visit(subview) }
    }
    for window in Stage.shared.appWindows { visit(window) }
    return found
  }

  // MARK: Reaching

  /// A point of the view on the screen where a finger meets it, or what it lies in; `nil` when
  /// something else is in front of all of it, or it is outside of the screen.
  var reachablePoint: CGPoint? {
    let seen = view.frameOnScreen.intersection(
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
    return hit.isDescendant(of: view) || view.isDescendant(of: hit)
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

  /// `button "Sign in"`, for messages.
  var name: String {
    var words = [described.role == .none ? "\(type(of: view))" : described.role.rawValue]
    if let label = described.label { words.append("“\(label)”") }
    if let value = described.value, !value.isEmpty { words.append("with “\(value)”") }
    if let identifier = described.identifier { words.append("#\(identifier)") }
    if !described.isEnabled { words.append("(disabled)") }
    return words.joined(separator: " ")
  }
}
